import 'server-only';
import type { FoundService } from '@/lib/contract/service-search';
import { isCommunityId } from '@/lib/domain/places/communities';
import { type CategoryId, isCategoryId } from '@/lib/domain/services/categories';
import { offersDirectory } from '@/lib/host/directory/has-no-directory';
import { type AskedServices, searchServices } from '@/lib/host/directory/services';
import { inTime } from '@/lib/host/transport/in-time';
import type { FormerService } from './load-profile';

const WAIT_MS = 1500;
const SHOWN = 4;

/** Services in place of one that is gone. */
export interface NearServices {
  services: FoundService[];
  /** The category of all of them; null for any. */
  categoryId: CategoryId | null;
}

/**
 * The soonest free services: of the same category and community, then category, then any. Empty
 * without a directory or a timely answer.
 */
export async function loadNear(was: FormerService | null): Promise<NearServices> {
  const none = { services: [], categoryId: null };
  if (!offersDirectory()) return none;
  const categoryId = was && isCategoryId(was.categoryId) ? was.categoryId : undefined;
  const communityId = was && isCommunityId(was.communityId) ? was.communityId : undefined;
  const read = (asked: AskedServices) => inTime(searchServices(asked), WAIT_MS);
  const [both, category, any] = await Promise.all([
    categoryId && communityId ? read({ categoryId, communityId }) : null,
    categoryId ? read({ categoryId }) : null,
    read({}),
  ]);
  const alike = [...(both?.results ?? []), ...(category?.results ?? [])];
  const isAlike = alike.length > 0;
  const found = isAlike ? alike : (any?.results ?? []);
  const services = [...new Map(found.map((service) => [service.id, service])).values()];
  return {
    services: services.slice(0, SHOWN),
    categoryId: isAlike ? (categoryId ?? null) : null,
  };
}
