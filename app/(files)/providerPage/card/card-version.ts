import 'server-only';
import { createHash } from 'node:crypto';
import type { Service } from '@/lib/contract/shapes/services';

/** A short text that changes whenever what the preview picture shows changes. */
export function cardVersion(service: Service): string {
  const { name, address, categoryId, categoryTitle, profileImageUrl, isCommunityFavorite } =
    service;
  const shown = [name, address, categoryId, categoryTitle, profileImageUrl, isCommunityFavorite];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
}
