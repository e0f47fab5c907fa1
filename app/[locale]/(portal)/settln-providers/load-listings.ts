import type { ListingCardProps } from '@/components/portal/listing-card';
import { isOver } from '@/components/shared/time/event-times';
import { listEvents } from '@/lib/server/host/events';
import { listServices } from '@/lib/server/host/services';
import { HostError } from '@/lib/server/host/transport/host-error';
import type { Event } from '@/lib/shared/contract/events';
import type { Service } from '@/lib/shared/contract/services';
import type { Locale } from '@/lib/shared/texts/locales';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDate } from '@/lib/shared/time/format';
import { isTimeZone, zoneCity } from '@/lib/shared/time/time-zones';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { eventPath, servicePath } from '@/lib/shared/url/portal-paths';

/** `failed` when the events, or both calls, failed (rulings). */
export type LoadedListings =
  | { failed: true }
  | {
      failed: false;
      services: ListingCardProps[];
      own: Service[];
      areServicesMissing: boolean;
      events: ListingCardProps[];
    };

function orNull<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (error instanceof HostError) return null;
    throw error;
  });
}

function serviceCard(service: Service, locale: Locale): ListingCardProps {
  return {
    kind: 'service',
    href: servicePath(service.id),
    title: service.name,
    description: service.description,
    language: service.language,
    imageUrl: service.profileImageUrl,
    status: service.status,
    date: service.createdAt === null ? null : formatDate(service.createdAt, VENUE_ZONE.id, locale),
  };
}

/** The start in the event's zone, or in the venue's if that zone is missing or unknown. */
function startLabel({ startsAt, timeZone }: Event, t: Texts<'portal.cardDate'>): string | null {
  if (startsAt === null) return null;
  const zone = isTimeZone(timeZone) ? timeZone : VENUE_ZONE.id;
  const start = {
    date: formatDate(startsAt, zone, t.locale),
    time: formatClock(startsAt, zone, t.locale),
  };
  return zone === VENUE_ZONE.id
    ? t('dateAndTime', start)
    : t('elsewhere', { ...start, city: zoneCity(zone) });
}

/**
 * First the coming events by their start, then those without a date, then the past ones, the latest
 * first. `now` is epoch ms.
 */
export function inOrder(events: readonly Event[], now: number): Event[] {
  const byStart = (a: Event, b: Event) =>
    (a.startsAt ?? Number.MAX_VALUE) - (b.startsAt ?? Number.MAX_VALUE);
  const coming = events.filter((event) => !isOver(event, now)).sort(byStart);
  const past = events.filter((event) => isOver(event, now)).sort((a, b) => byStart(b, a));
  return [...coming, ...past];
}

/** `now` is epoch ms. */
export function eventCard(
  event: Event,
  now: number,
  t: Texts<'portal.cardDate'>,
): ListingCardProps {
  return {
    kind: 'event',
    href: eventPath(event.id),
    title: event.title,
    description: event.description,
    language: event.language,
    imageUrl: event.imageUrl,
    status: event.status,
    date: startLabel(event, t),
    isPast: isOver(event, now),
    isCancelled: event.cancellation !== null,
  };
}

export async function loadListings(userId: string): Promise<LoadedListings> {
  const [services, events] = await Promise.all([
    orNull(listServices(userId)),
    orNull(listEvents(userId)),
  ]);
  if (events === null) return { failed: true };
  const t = await pageTexts('portal.cardDate');
  const now = Date.now();
  return {
    failed: false,
    services: (services ?? []).map((service) => serviceCard(service, t.locale)),
    own: services ?? [],
    areServicesMissing: services === null,
    events: inOrder(events, now).map((event) => eventCard(event, now, t)),
  };
}
