import { communitySlug } from '@/lib/domain/directory/slugs';
import type { CommunityId } from '@/lib/domain/places/communities';
import { paths } from './paths';

/** The page of a community. */
export function communityPath(id: CommunityId): string {
  return `${paths.communities}/${communitySlug(id)}`;
}

/** The services of a community. */
export function servicesOfCommunityPath(id: CommunityId): string {
  return `${paths.find}?${new URLSearchParams({ community: communitySlug(id) })}`;
}
