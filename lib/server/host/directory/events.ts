import 'server-only';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import { RESULTS_PER_PAGE } from '@/lib/shared/domain/directory/search';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { isTimeZone, todaysName } from '@/lib/shared/time/time-zones';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/** All lists share these pages of events. */
const PAGES = 20;
/** Returns the host country's zone if the named one is unknown. */
export function zoneOf(named: string): string {
  return isTimeZone(named) ? todaysName(named) : VENUE_ZONE.id;
}

async function readUpcoming(): Promise<UpcomingEvent[]> {
  const found: UpcomingEvent[] = [];
  const from = Date.now();
  for (let page = 1; page <= PAGES; page += 1) {
    const query = { hostCountry: HOST_COUNTRY, from, page };
    const { total, results } = await callHost(host.listPublicEvents, { query });
    found.push(...results);
    if (page * RESULTS_PER_PAGE >= total) break;
  }
  return found;
}

async function readUpcomingOf(accountId: number): Promise<UpcomingEvent[]> {
  const query = {
    hostCountry: HOST_COUNTRY,
    from: Date.now(),
    accountId,
    page: 1,
  };
  const { results } = await callHost(host.listPublicEvents, { query });
  return results;
}

/** Call it only if {host} has a directory. Throws `HostError`. */
export const listUpcomingEventsOf = cachedRead('upcoming-events-of', readUpcomingOf, () => [
  'events',
]);

const cachedUpcoming = cachedRead('upcoming-events', readUpcoming, () => ['events']);

/**
 * Lists events that have not ended, the next one first. Null if {host} lists none. Throws
 * `HostError`.
 */
export async function listUpcomingEvents(): Promise<UpcomingEvent[] | null> {
  try {
    return (await cachedUpcoming()) ?? [];
  } catch (error) {
    if (error instanceof HostError && error.kind === 'not_offered') return null;
    throw error;
  }
}
