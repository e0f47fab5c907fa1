import 'server-only';
import type { FoundEvents } from '@/lib/contract/events';
import { host } from '@/lib/contract/host';
import { RESULTS_PER_PAGE } from '@/lib/domain/directory/search';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { truncateAtWord } from '@/lib/domain/text/text';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { isTimeZone, todaysName } from '@/lib/time/time-zones';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/time/venue-zone';
import { isEventId } from '@/lib/url/whats-on-url';

/** All lists share these pages. */
const PAGES = 20;
const SUMMARY_LIMIT = 240;

type FoundEvent = (typeof FoundEvents)['_output']['results'][number];

/** The host country's zone for an unknown one. */
export function zoneOf(named: string): string {
  return isTimeZone(named) ? todaysName(named) : VENUE_ZONE.id;
}

function toUpcoming(event: FoundEvent): UpcomingEvent[] {
  const { id, title, category, startsAt, endsAt, address, placeId, communityId, imageUrl } = event;
  if (startsAt === null || !isEventId(id)) return [];
  return [
    {
      id,
      title,
      category,
      startsAt,
      address,
      placeId,
      communityId,
      imageUrl,
      summary: truncateAtWord(event.description, SUMMARY_LIMIT),
      language: event.language,
      endsAt: Math.max(startsAt, endsAt ?? startsAt),
      zone: zoneOf(event.timeZone),
      ticketMinor: event.isTicketRequired ? event.ticketPriceMinor : 0,
      currency: event.ticketCurrency,
      organizer: event.organizer.name,
      updatedAt: event.updatedAt ?? startsAt,
    },
  ];
}

async function readUpcoming(): Promise<UpcomingEvent[]> {
  const found: UpcomingEvent[] = [];
  const from = Date.now();
  for (let page = 1; page <= PAGES; page += 1) {
    const query = { hostCountry: HOST_COUNTRY, from, page };
    const { total, results } = await callHost(host.listPublicEvents, { query });
    found.push(...results.flatMap(toUpcoming));
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
  return results.flatMap(toUpcoming);
}

/** For a {host} with a directory. Throws `HostError`. */
export const listUpcomingEventsOf = cachedRead('upcoming-events-of', readUpcomingOf, () => [
  'events',
]);

const cachedUpcoming = cachedRead('upcoming-events', readUpcoming, () => ['events']);

/** Not ended, next first; null where {host} lists none. Throws `HostError`. */
export async function listUpcomingEvents(): Promise<UpcomingEvent[] | null> {
  try {
    return (await cachedUpcoming()) ?? [];
  } catch (error) {
    if (error instanceof HostError && error.kind === 'not_offered') return null;
    throw error;
  }
}
