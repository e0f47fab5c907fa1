import type { Event, WithContext } from 'schema-dts';
import { toDecimal } from '@/lib/shared/domain/money';
import type { Locale } from '@/lib/shared/texts/locales';
import { toOffsetIso } from '@/lib/shared/time/time-zones';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { localePath } from '@/lib/shared/url/locale-path';
import { providerPath } from '@/lib/shared/url/paths';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import type { ShownEvent } from './shown-event';

interface Context {
  siteUrl: string;
  locale: Locale;
  /** The organiser's public service, or null. */
  organizer: { id: string; name: string } | null;
}

/** What the page says, with the offset of its clocks. */
export function eventData(
  event: ShownEvent,
  { siteUrl, locale, organizer }: Context,
): WithContext<Event> {
  const { id, title, description, startsAt, endsAt, zone, address, imageUrl } = event;
  const { cancellation, movedFrom, ticketMinor, currency, bookingLink } = event;
  const isMoved = cancellation === null && movedFrom !== null;
  const status = cancellation !== null ? 'Cancelled' : isMoved ? 'Rescheduled' : 'Scheduled';
  const addressOf = (path: string) => siteUrl + localePath(locale, path);
  const url = addressOf(publicEventPath(id));
  const instant = (at: number | null) => (at === null ? undefined : toOffsetIso(at, zone));
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': siteUrl + publicEventPath(id),
    url,
    name: title || undefined,
    description: description || undefined,
    image: imageUrl || undefined,
    startDate: instant(startsAt),
    endDate: instant(endsAt),
    eventStatus: `https://schema.org/Event${status}`,
    previousStartDate: isMoved ? instant(movedFrom) : undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: address
      ? {
          '@type': 'Place',
          name: address,
          address: {
            '@type': 'PostalAddress',
            streetAddress: address,
            addressCountry: HOST_COUNTRY,
          },
        }
      : undefined,
    isAccessibleForFree: ticketMinor === 0,
    offers: {
      '@type': 'Offer',
      price: toDecimal(ticketMinor),
      priceCurrency: currency || 'EUR',
      url: bookingLink || url,
    },
    organizer: organizer
      ? {
          '@type': 'Organization',
          name: organizer.name,
          url: addressOf(providerPath(organizer.id)),
        }
      : undefined,
  };
}
