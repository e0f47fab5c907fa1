import { SLOT_MS } from '@/lib/domain/calendar/slots';
import { formatTotal } from '@/lib/domain/money';
import type { Texts } from '@/lib/texts/texts';
import { toIcsFeed, toUid } from './ics';

interface FeedVisit {
  id: string;
  startsAt: number | null;
  endsAt: number | null;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  services: readonly { name: string; serviceName: string }[];
  totalMinor: number | null;
  isCancelled: boolean;
  bookedAt: number | null;
  sequence: number;
  note: string;
  /** With whom, where several people work. */
  person: { name: string } | null;
}

interface FeedContext {
  calendarId: number;
  /** The account's. */
  name: string;
  serviceNames: readonly string[];
  productName: string;
  siteUrl: string;
  t: Texts<'calendar.feed'>;
  price: Texts<'ui.price'>;
}

/**
 * The same visits give the same file. Its entries differ from the customers' ones, so a calendar
 * keeps both.
 */
export function toVisitFeed(visits: readonly FeedVisit[], context: FeedContext): string {
  const { calendarId, name, serviceNames, productName, siteUrl, t, price } = context;
  const [first = name, ...others] = serviceNames;
  const entries = visits.flatMap((visit) => {
    if (visit.startsAt === null) return [];
    const services = visit.services.map((service) => service.name).join('; ');
    const booked = [...new Set(visit.services.map(({ serviceName }) => serviceName))];
    const of = booked.filter(Boolean).join('; ');
    const title =
      [visit.person?.name, visit.customerName, services].filter(Boolean).join(', ') || t('booking');
    const { totalMinor } = visit;
    return {
      uid: `visit-${toUid(calendarId, visit.id, siteUrl)}`,
      stamp: visit.bookedAt ?? visit.startsAt,
      startsAt: visit.startsAt,
      endsAt: visit.endsAt ?? visit.startsAt + SLOT_MS,
      sequence: visit.sequence,
      isCancelled: visit.isCancelled,
      summary: of && others.length > 0 ? t('ofService', { title, service: of }) : title,
      location: '',
      description: [
        services,
        of,
        visit.customerPhone,
        visit.customerEmail,
        totalMinor === null ? '' : t('payAtVenue', { total: formatTotal(totalMinor, price) }),
        visit.note,
        t('bookingId', { id: visit.id }),
      ]
        .filter(Boolean)
        .join('\n'),
    };
  });
  return toIcsFeed({ name: t('name', { name: first, more: others.length }), productName }, entries);
}
