import 'server-only';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { CommunitySlate } from '@/lib/shared/contract/slates';
import { RESULTS_PER_PAGE } from '@/lib/shared/domain/directory/search';
import { type CommunityId, isCommunityId } from '@/lib/shared/domain/places/communities';

export interface CommunitySlates {
  slates: CommunitySlate[];
  slateCount: number;
}

export const offersPosts = () => isOurs(host.listCommunitySlates);

const cachedSlates = cachedRead(
  'community-slates',
  async (community: string, page: string): Promise<CommunitySlates> => {
    const params = { communityId: Number(community) };
    const query = { offset: (Number(page) - 1) * RESULTS_PER_PAGE, limit: RESULTS_PER_PAGE };
    const { total, results } = await callHost(host.listCommunitySlates, { params, query });
    return { slates: results, slateCount: total };
  },
  () => ['slates'],
);

/** Lists the newest first, and none if {host} offers none. Throws `HostError`. */
export async function listCommunitySlates(id: CommunityId, page = 1): Promise<CommunitySlates> {
  const found = offersPosts() ? await cachedSlates(String(id), String(page)) : null;
  return found ?? { slates: [], slateCount: 0 };
}

const cachedCommunity = cachedRead(
  'slate-community',
  (id: string) => callHost(host.getSlateCommunity, { params: { id } }),
  (id) => [`slate:${id}`],
);

export async function findSlateCommunity(id: string): Promise<CommunityId | null> {
  const { communityId = null } = (offersPosts() && (await cachedCommunity(id))) || {};
  return isCommunityId(communityId) ? communityId : null;
}
