import 'server-only';
import { createHash } from 'node:crypto';
import type { Listing } from '@/lib/contract/shapes/listings';

/** A short name for all that the preview picture shows: another picture, another name. */
export function cardVersion(listing: Listing): string {
  const { name, address, categoryId, categoryTitle, profileImageUrl, isCommunityFavorite } =
    listing;
  const shown = [name, address, categoryId, categoryTitle, profileImageUrl, isCommunityFavorite];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
}
