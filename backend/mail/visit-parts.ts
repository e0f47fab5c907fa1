import { toAppointment } from '@/lib/shared/domain/booking/appointment';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { toIcs, toUid } from '@/lib/shared/domain/booking/ics';
import { visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { formatEuro } from '@/lib/shared/domain/money';
import { telephoneHref } from '@/lib/shared/domain/text/telephone';
import { formatClock, formatEnds } from '@/lib/shared/time/clock-words';
import {
  dayParts,
  formatDay,
  formatLongDate,
  formatZone,
  localDay,
} from '@/lib/shared/time/format';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { visitorClock } from '@/lib/shared/time/visitor-clock';
import { managePath } from '@/lib/shared/url/manage-url';
import { mapsHref } from '@/lib/shared/url/maps';
import type { BookingFacts } from './booking-facts';
import type { Block, Letter } from './letter';
import { letterLink, letterLocale, letterTexts } from './letter-language';
import { toMailedToken } from './manage-token';
import { plainNameInMail } from './name-in-mail';
import type { Sender } from './sender';

const zone = VENUE_ZONE.id;
/** Date and time at the venue. */
export function dayAndTime(instant: number): { day: string; time: string } {
  return {
    day: formatDay(instant, zone, letterLocale()),
    time: formatClock(instant, zone, letterLocale()),
  };
}

/** The length that the confirmation page shows. */
function minutesOf({ items }: BookingFacts): number {
  return visitMinutes(items.map((item) => item.durationMinutes));
}

/** "10:45 to 15:30 (4 h 45 min)", or the start alone without a duration. */
export function spanOf(facts: BookingFacts): string {
  const t = letterTexts('mail.visit');
  const minutes = minutesOf(facts);
  const duration = formatDuration(minutes, letterTexts('ui.duration'));
  const from = facts.startsAt;
  const [start, end] = formatEnds({ from, to: from + minutes * MINUTE_MS }, zone, letterLocale());
  return minutes === 0 ? t('start', { start, duration }) : t('span', { start, end, duration });
}

function clockNote({ startsAt, customer }: BookingFacts): string {
  const t = letterTexts('booking.clock');
  const venue = { zone: formatZone(startsAt, zone) };
  const clock = visitorClock(startsAt, customer.zone, letterLocale());
  return clock === null ? t('zone', venue) : t('zoneAndVisitorClock', { ...venue, clock });
}

/** `note` is by default the customer's clock. */
export function whenBlock(facts: BookingFacts, { isOff = false, note = '' } = {}): Block {
  const { month, day } = dayParts(localDay(facts.startsAt, zone), letterLocale());
  return {
    is: 'when',
    tile: { month, day },
    date: formatLongDate(facts.startsAt, zone, letterLocale()),
    time: spanOf(facts),
    note: note || clockNote(facts),
    isOff,
  };
}

export function beforeBlocks({ movedFrom }: BookingFacts): Block[] {
  if (movedFrom === null) return [];
  const line = letterTexts('mail.visit')('before', dayAndTime(movedFrom));
  return [{ is: 'words', heading: '', lines: [line], look: 'small' }];
}

export function personBlocks({ person }: BookingFacts): Block[] {
  const name = plainNameInMail(person?.name ?? null);
  if (!name) return [];
  const line = letterTexts('mail.visit')('with', { person: name });
  return [{ is: 'words', heading: '', lines: [line], look: 'small' }];
}

export function pricesBlock({ items, totalMinor }: BookingFacts): Block {
  const t = letterTexts('booking.confirmed');
  const duration = letterTexts('ui.duration');
  return {
    is: 'prices',
    items: items.map(({ name, priceMinor, durationMinutes }) => ({
      name,
      note: formatDuration(durationMinutes, duration),
      price: priceMinor > 0 ? formatEuro(priceMinor, letterLocale()) : t('free'),
    })),
    total: { label: t('payAtVenue'), price: formatEuro(totalMinor, letterLocale()) },
  };
}

/** `isPrimary` is about the look of the first button. */
export function placeBlocks(
  { service }: BookingFacts,
  { isPrimary }: { isPrimary: boolean },
): Block[] {
  const t = letterTexts('booking.confirmed');
  const { name, address, phone, countryIso } = service;
  const lines = [address, phone].filter(Boolean);
  const call = telephoneHref(phone, countryIso);
  const buttons = [
    ...(address ? [{ label: t('openInMaps'), href: mapsHref(address) }] : []),
    ...(call ? [{ label: t('call'), href: call }] : []),
  ];
  return [
    { is: 'words', heading: name, lines, look: 'plain' },
    {
      is: 'buttons',
      buttons: buttons.map((link, at) => ({ ...link, isPrimary: isPrimary && at === 0 })),
    },
  ];
}

/** `page` must only be given for the customer. */
export function appointmentOf(
  { startsAt, items, service, person, bookingId }: BookingFacts,
  page = '',
) {
  return toAppointment(
    {
      startsAt,
      items,
      provider: service,
      person,
      bookingId: String(bookingId),
    },
    letterTexts('booking.appointmentFile'),
    letterTexts('booking.cancellation'),
    page,
  );
}

/** Only the customer may get this address, because it gives access to the booking. */
export function managePage(facts: BookingFacts, sender: Sender): string {
  return letterLink(sender, managePath(toMailedToken(facts, sender.linkSecret)));
}

/** Returns a calendar file. For a cancelled visit, it removes the visit from calendars. */
export function calendarFile(
  facts: BookingFacts,
  sender: Sender,
  now: number,
  page = '',
): Letter['calendar'] {
  const { accountId, bookingId, sequence, status } = facts;
  const isCancelled = status === 'cancelled';
  const content = toIcs({
    ...appointmentOf(facts, page),
    uid: toUid(accountId, String(bookingId), sender.siteUrl),
    stamp: now,
    productName: sender.productName,
    organizer: sender.from,
    sequence,
    isCancelled,
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content };
}
