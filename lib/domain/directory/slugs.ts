import { COMMUNITIES, type CommunityId } from '@/lib/domain/places/communities';

const COMMUNITY_SLUGS = {
  1: 'sub-saharan-africa',
  2: 'middle-eastern',
  3: 'north-african',
  4: 'south-american',
  5: 'south-asian',
  6: 'caribbean',
} as const satisfies Record<CommunityId, string>;

/** A community in addresses: "south-asian". */
export function communitySlug(id: CommunityId): string {
  return COMMUNITY_SLUGS[id];
}

/** The community that an address names; null for none of the six. */
export function communityOfSlug(slug: string): CommunityId | null {
  return COMMUNITIES.find(({ id }) => COMMUNITY_SLUGS[id] === slug)?.id ?? null;
}
