import { communitySlug } from '@/lib/domain/directory/slugs';
import type { CommunityId } from '@/lib/domain/places/communities';
import { paths } from './paths';

/** The page of a community. */
export function communityPath(id: CommunityId): string {
  return `${paths.communities}/${communitySlug(id)}`;
}

/** A page of the posts of a community; the first one has no number. */
export function postsPath(id: CommunityId, page = 1): string {
  const first = `${paths.posts}/${communitySlug(id)}`;
  return page > 1 ? `${first}/${page}` : first;
}

/** The services of a community. */
export function servicesOfCommunityPath(id: CommunityId): string {
  return `${paths.find}?${new URLSearchParams({ community: communitySlug(id) })}`;
}
