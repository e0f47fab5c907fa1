import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { formatTotal } from '@/lib/shared/domain/money';
import { asWritten, namesInText, withCommas } from '@/lib/shared/texts/lists';
import type { Texts } from '@/lib/shared/texts/texts';
import { type CalendarEntry, toIcsFeed, toUid } from './ics';

interface FeedVisit {
  id: string;
  startsAt: number | null;
  endsAt: number | null;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  customerRemark?: string | undefined;
  services: readonly { name: string; serviceName: string }[];
  totalMinor: number | null;
  isCancelled: boolean;
  bookedAt: number | null;
  sequence: number;
  note: string;
  person: { name: string } | null;
}

interface EntryContext {
  calendarId: number;
  siteUrl: string;
  /** The number of the account's services. If it has only one, titles do not name it. */
  serviceCount: number;
  t: Texts<'calendar.feed'>;
  price: Texts<'ui.price'>;
}

/**
 * The entry is the same in the feed and in mail, so that a calendar with both shows it once.
 * Customers get another entry.
 */
export function toVisitEntry(
  visit: FeedVisit & { startsAt: number },
  { calendarId, siteUrl, serviceCount, t, price }: EntryContext,
): Omit<CalendarEntry, 'productName'> {
  const services = namesInText(
    visit.services.map((service) => service.name),
    t.locale,
  );
  const booked = [...new Set(visit.services.map(({ serviceName }) => serviceName))];
  const of = namesInText(booked.filter(Boolean), t.locale);
  const names = [visit.person?.name, visit.customerName].map(
    (name) => name && asWritten(name, t.locale),
  );
  const title = withCommas([...names, services], t.locale) || t('booking');
  const { totalMinor } = visit;
  return {
    uid: `visit-${toUid(calendarId, visit.id, siteUrl)}`,
    stamp: visit.bookedAt ?? visit.startsAt,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt ?? visit.startsAt + SLOT_MS,
    sequence: visit.sequence,
    isCancelled: visit.isCancelled,
    summary: of && serviceCount > 1 ? t('ofService', { title, service: of }) : title,
    location: '',
    description: [
      services,
      of,
      visit.customerPhone,
      visit.customerEmail,
      totalMinor === null ? '' : t('payAtVenue', { total: formatTotal(totalMinor, price) }),
      visit.customerRemark,
      visit.note,
      t('bookingId', { id: visit.id }),
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

interface FeedContext extends Omit<EntryContext, 'serviceCount'> {
  name: string;
  serviceNames: readonly string[];
  productName: string;
}

export function toVisitFeed(visits: readonly FeedVisit[], context: FeedContext): string {
  const { name, serviceNames, productName, t } = context;
  const [first = name, ...others] = serviceNames;
  const about = { ...context, serviceCount: serviceNames.length };
  const entries = visits.flatMap((visit) =>
    visit.startsAt === null ? [] : [toVisitEntry({ ...visit, startsAt: visit.startsAt }, about)],
  );
  return toIcsFeed({ name: t('name', { name: first, more: others.length }), productName }, entries);
}
