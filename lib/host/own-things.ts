import 'server-only';
import type { Service } from '@/lib/contract/services';
import { toEventText } from '@/lib/domain/events/saved-event';
import { textsOf } from '@/lib/domain/form-fields';
import {
  eventFacts,
  itemFacts,
  type OwnThing,
  serviceFacts,
} from '@/lib/domain/listings/own-thing';
import { SERVICE_TABLE } from '@/lib/domain/services/service-fields';
import { listEvents } from './events';
import { readOwnServiceItems } from './service-items';
import { listServices } from './services';
import { hostOffers } from './transport/host-extensions';
import { serverOf } from './transport/servers';

/** Whether an edit of a public listing is public at once, and reviewed afterwards. */
export const showsEditsAtOnce = () => hostOffers(serverOf({}).base, 'staff');

export function toServiceDraft(service: Service) {
  return {
    text: {
      ...textsOf(SERVICE_TABLE, service),
      communityId: String(service.communityId ?? ''),
      categoryId: String(service.categoryId ?? ''),
      countryIso: service.countryIso,
    },
    subcategoryIds: service.subcategoryIds.map(Number),
    speaks: service.speaks,
    logoUrl: service.profileImageUrl,
    photoUrls: service.portfolioImages.map(({ url }) => url),
  };
}

export async function listOwnServices(userId: string): Promise<OwnThing[]> {
  const services = await listServices(userId);
  return services.map((service) => ({
    id: service.id,
    ...serviceFacts(toServiceDraft(service)),
  }));
}

export async function listOwnEvents(userId: string): Promise<OwnThing[]> {
  const events = await listEvents(userId);
  // Only instants are compared: any zone will do.
  return events.map((event) => ({
    id: event.id,
    ...eventFacts(toEventText(event, 'UTC'), event.imageUrl),
  }));
}

/** Of any status: a lost answer may have saved one. Throws `HostError`. */
export async function listOwnItems(serviceId: string, userId: string): Promise<OwnThing[]> {
  const items = await readOwnServiceItems(serviceId, userId);
  return items.map((item) => ({ id: item.id, ...itemFacts(item) }));
}
