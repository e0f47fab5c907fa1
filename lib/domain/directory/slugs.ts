import { COMMUNITIES, type CommunityId } from '@/lib/domain/places/communities';

const SLUGS = new Map<CommunityId, string>(COMMUNITIES.map(({ id, slug }) => [id, slug]));

/** "south-asian" */
export function communitySlug(id: CommunityId): string {
  return SLUGS.get(id) ?? '';
}

/** Null for none of the six. */
export function communityOfSlug(slug: string): CommunityId | null {
  return COMMUNITIES.find((community) => community.slug === slug)?.id ?? null;
}
