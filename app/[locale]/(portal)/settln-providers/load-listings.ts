import { isOver } from '@/components/events/event-times';
import type { ListingCardProps } from '@/components/portal/listing-card';
import type { Event } from '@/lib/contract/shapes/events';
import type { Service } from '@/lib/contract/shapes/services';
import { listEvents } from '@/lib/host/events';
import { listServices } from '@/lib/host/services';
import { HostError } from '@/lib/host/transport/host-error';
import { formatDate, formatTime } from '@/lib/time/format';
import { isTimeZone, zoneCity } from '@/lib/time/time-zones';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { eventPath, servicePath } from '@/lib/url/portal-paths';

/** What the Services tab shows; `failed` when events, or both, could not be had (rulings). */
export type LoadedListings =
  | { failed: true }
  | {
      failed: false;
      services: ListingCardProps[];
      /** The services call alone failed: its list is empty, and a hint offers another try. */
      areServicesMissing: boolean;
      events: ListingCardProps[];
    };

function orNull<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (error instanceof HostError) return null;
    throw error;
  });
}

function serviceCard(service: Service): ListingCardProps {
  return {
    kind: 'service',
    href: servicePath(service.id),
    title: service.name,
    description: service.description,
    imageUrl: service.profileImageUrl,
    status: service.status,
    date: service.createdAt === null ? null : formatDate(service.createdAt, VENUE_ZONE.id),
  };
}

/** In the event's own zone, else the venue's: a host may send none, or one that nobody knows. */
function startLabel({ startsAt, timeZone }: Event): string | null {
  if (startsAt === null) return null;
  const zone = isTimeZone(timeZone) ? timeZone : VENUE_ZONE.id;
  const start = `${formatDate(startsAt, zone)}, ${formatTime(startsAt, zone)}`;
  return zone === VENUE_ZONE.id ? start : `${start} (${zoneCity(zone)})`;
}

/** What comes next stands first, then what has no date, then what is past, the latest first. */
export function inOrder(events: readonly Event[], now: number): Event[] {
  const byStart = (a: Event, b: Event) =>
    (a.startsAt ?? Number.MAX_VALUE) - (b.startsAt ?? Number.MAX_VALUE);
  const coming = events.filter((event) => !isOver(event, now)).sort(byStart);
  const past = events.filter((event) => isOver(event, now)).sort((a, b) => byStart(b, a));
  return [...coming, ...past];
}

/** An event as its card shows it; one that is over says so. `now` is epoch ms. */
export function eventCard(event: Event, now: number): ListingCardProps {
  return {
    kind: 'event',
    href: eventPath(event.id),
    title: event.title,
    description: event.description,
    imageUrl: event.imageUrl,
    status: event.status,
    date: startLabel(event),
    isPast: isOver(event, now),
  };
}

/** Reads a provider's services and events, each with its own fate when {host} fails. */
export async function loadListings(userId: string): Promise<LoadedListings> {
  const [services, events] = await Promise.all([
    orNull(listServices(userId)),
    orNull(listEvents(userId)),
  ]);
  if (events === null) return { failed: true };
  const now = Date.now();
  return {
    failed: false,
    services: (services ?? []).map(serviceCard),
    areServicesMissing: services === null,
    events: inOrder(events, now).map((event) => eventCard(event, now)),
  };
}
