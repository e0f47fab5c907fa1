import { communitySlug } from '@/lib/shared/domain/directory/slugs';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { paths } from './paths';

export function communityPath(id: CommunityId): string {
  return `${paths.communities}/${communitySlug(id)}`;
}

export function postsPath(id: CommunityId, page = 1): string {
  const first = `${paths.posts}/${communitySlug(id)}`;
  return page > 1 ? `${first}/${page}` : first;
}

export function servicesOfCommunityPath(id: CommunityId): string {
  return `${paths.find}?${new URLSearchParams({ community: communitySlug(id) })}`;
}
