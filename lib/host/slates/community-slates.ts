import 'server-only';
import { host } from '@/lib/contract/host';
import type { CommunitySlate } from '@/lib/contract/slate-lists';
import type { CommunityId } from '@/lib/domain/places/communities';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';
import { isSlateId } from '@/lib/url/slate-url';

/** How many posts of a community are asked for: those that its page shows. */
const SHOWN = 4;

/** The newest public posts of a community, and how many there are. */
export interface CommunitySlates {
  slates: CommunitySlate[];
  slateCount: number;
}

const isOffered = () => hostOffers(serverOf(host.listCommunitySlates).base, 'community-slates');

const cachedSlates = cachedRead(
  'community-slates',
  async (communityId: string): Promise<CommunitySlates> => {
    const params = { communityId: Number(communityId) };
    const query = { offset: 0, limit: SHOWN };
    const { total, results } = await callHost(host.listCommunitySlates, { params, query });
    const slates = results.filter(({ id }) => isSlateId(id)).slice(0, SHOWN);
    return { slates, slateCount: total };
  },
  () => ['slates'],
);

/**
 * The newest posts of a community, at most a minute or two old; none where the network service does not
 * say that it lists them. Throws `HostError`.
 */
export async function listCommunitySlates(id: CommunityId): Promise<CommunitySlates> {
  const found = isOffered() ? await cachedSlates(String(id)) : null;
  return found ?? { slates: [], slateCount: 0 };
}

const cachedCommunity = cachedRead(
  'slate-community',
  (id: string) => callHost(host.getSlateCommunity, { params: { id } }),
  (id) => [`slate:${id}`],
);

/**
 * The community that a post was written in; null for none, and where the network service does not say.
 * Throws `HostError`.
 */
export async function findSlateCommunity(id: string): Promise<CommunityId | null> {
  return isOffered() ? ((await cachedCommunity(id))?.communityId ?? null) : null;
}
