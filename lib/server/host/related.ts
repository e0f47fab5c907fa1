import 'server-only';
import { findCalendarId } from '@/lib/server/host/accounts';
import { findPublicService } from '@/lib/server/host/services';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { inTime } from '@/lib/server/host/transport/in-time';
import type { FoundService } from '@/lib/shared/contract/service-search';
import type { Service } from '@/lib/shared/contract/services';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { listUpcomingEventsOf } from './directory/events';
import { searchServices } from './directory/services';

/** How long to wait for each read, in ms. */
const WAIT = 4000;
const SHOWN = 4;

export interface Related {
  events: UpcomingEvent[];
  own: FoundService[];
  similar: FoundService[];
  categoryId: number | null;
}

async function findOwn(serviceId: string): Promise<Pick<Related, 'events' | 'own'>> {
  const calendarId = await inTime(findCalendarId(serviceId), WAIT);
  if (!calendarId) return { events: [], own: [] };
  const asked = { accountId: calendarId, exceptId: serviceId };
  const [events, own] = await Promise.all([
    inTime(listUpcomingEventsOf(calendarId), WAIT),
    inTime(searchServices(asked), WAIT),
  ]);
  return { events: events ?? [], own: own?.results ?? [] };
}

async function findSimilar({ id, categoryId }: Service): Promise<FoundService[]> {
  const near = await inTime(searchServices({ similarTo: id }), WAIT);
  if (!near || near.total >= SHOWN || categoryId === null) return near?.results ?? [];
  const all = await inTime(searchServices({ categoryId }), WAIT);
  const known = new Set([id, ...near.results.map((service) => service.id)]);
  return [...near.results, ...(all?.results ?? []).filter((service) => !known.has(service.id))];
}

/** Returns only what {host} answers in time, and nothing for a service that is not public. */
export async function findRelated(id: string): Promise<Related> {
  const service = await findPublicService(id);
  // This comes after a first read, because the answers of {host} say what it offers.
  if (!service || !isOurs()) return { events: [], own: [], similar: [], categoryId: null };
  const [{ events, own }, similar] = await Promise.all([findOwn(service.id), findSimilar(service)]);
  const isOwn = (one: FoundService) => own.some(({ id }) => id === one.id);
  return {
    events: events.slice(0, SHOWN),
    own: own.slice(0, SHOWN),
    similar: similar.filter((one) => !isOwn(one)).slice(0, SHOWN),
    categoryId: service.categoryId,
  };
}
