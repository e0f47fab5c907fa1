import 'server-only';
import type { FoundService } from '@/lib/contract/service-search';
import type { Service } from '@/lib/contract/services';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { findCalendarId } from '@/lib/host/accounts';
import { findPublicService } from '@/lib/host/services';
import { inTime } from '@/lib/host/transport/in-time';
import { listUpcomingEventsOf } from './directory/events';
import { offersDirectory } from './directory/has-no-directory';
import { searchServices } from './directory/services';

/** How long is waited for each of them, in ms, and how many are shown. */
const WAIT = 4000;
const SHOWN = 4;

/** What stands beside a service: what else its provider has, and others who do the same nearby. */
export interface Beside {
  events: UpcomingEvent[];
  own: FoundService[];
  similar: FoundService[];
  /** Of the service, in which there may be more that are similar. */
  categoryId: number | null;
}

async function findOwn(serviceId: string): Promise<Pick<Beside, 'events' | 'own'>> {
  const calendarId = await inTime(findCalendarId(serviceId), WAIT);
  if (!calendarId) return { events: [], own: [] };
  const asked = { accountId: calendarId, exceptId: serviceId };
  const [events, own] = await Promise.all([
    inTime(listUpcomingEventsOf(calendarId), WAIT),
    inTime(searchServices(asked), WAIT),
  ]);
  return { events: events ?? [], own: own?.results ?? [] };
}

/** Services of the same category nearby or of the same community; then those of anywhere. */
async function findSimilar({ id, categoryId }: Service): Promise<FoundService[]> {
  const near = await inTime(searchServices({ similarTo: id }), WAIT);
  if (!near || near.total >= SHOWN || categoryId === null) return near?.results ?? [];
  const all = await inTime(searchServices({ categoryId }), WAIT);
  const known = new Set([id, ...near.results.map((service) => service.id)]);
  return [...near.results, ...(all?.results ?? []).filter((service) => !known.has(service.id))];
}

/** What stands beside a public service, as far as {host} says it in time; nothing beside others. */
export async function findBeside(id: string): Promise<Beside> {
  const service = await findPublicService(id);
  // Asked afterwards: {host} says with its answers what it offers.
  if (!service || !offersDirectory()) return { events: [], own: [], similar: [], categoryId: null };
  const [{ events, own }, similar] = await Promise.all([findOwn(service.id), findSimilar(service)]);
  const isOwn = (one: FoundService) => own.some(({ id }) => id === one.id);
  return {
    events: events.slice(0, SHOWN),
    own: own.slice(0, SHOWN),
    similar: similar.filter((one) => !isOwn(one)).slice(0, SHOWN),
    categoryId: service.categoryId,
  };
}
