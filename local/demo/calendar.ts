import { SLOT_MS, slotsNeeded, visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { localDay } from '@/lib/shared/time/format';
import { addDays, type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { instantOf } from '@/lib/shared/time/venue-time';
import type { DemoAccount, DemoCalendar, DemoItem } from './shapes/demo-account';
import type { Week } from './shapes/week';

/** Nobody has these telephone numbers. */
const CUSTOMERS = [
  customer('Kwame Asante', 41),
  customer('Maria Camilleri', 42),
  customer('Żaren Borġ', 43),
  customer('Layla Haddad', 44),
  customer('Chiamaka Eze', 45),
  customer('Sunita Rai', 46),
  customer('Diego Quispe', 47),
  customer('Amina Trabelsi', 48),
  customer('Jean-Robert Pierre', 49),
  customer('Hiwot Tesfaye', 50),
  customer('Ġorġa Vella', 51),
  customer('Omar al-Masri', 52),
  customer('Priya Nair', 53),
  customer('Luana Ferreira', 54),
  customer('Ebru Yıldız', 55),
  customer('Devon Clarke', 56),
  customer('Ousmane Diallo', 57),
  customer('Rita Zammit', 58),
] as const;

function customer(customerName: string, number: number) {
  return { customerName, customerPhone: `+356 9900 00${number}` };
}

const DEMO_DAYS = 60;
/** Before the day of the seed. */
const PAST_DAYS = 35;

/** `items` are `[service, item]` positions in the account. */
export interface DemoBooking extends Span {
  items: readonly DemoItem[];
  customerName: string;
  customerPhone: string;
}

function openSpans(week: Week, first: LocalDate, days: number, zone: string): Span[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((date) =>
    (week[isoWeekdayOf(date)] ?? []).map(([from, to]) => ({
      from: instantOf(date, from, zone),
      // 24:00 is the next midnight, also on days of 23 and 25 hours.
      to: to === 1440 ? instantOf(addDays(date, 1), 0, zone) : instantOf(date, to, zone),
    })),
  );
}

function isoWeekdayOf(date: LocalDate): number {
  return weekdayOf(date) + 1;
}

/** Open hours of the day of `instant`, or of the last day before it that has any. */
export function lastOpenDay(account: DemoAccount, instant: number, zone: string): Span[] {
  const day = localDay(instant, zone);
  for (let ago = 0; ago < 7; ago += 1) {
    const spans = openSpans(account.calendar?.week ?? {}, addDays(day, -ago), 1, zone);
    if (spans.length > 0) return spans;
  }
  throw new Error(`${account.handle} is never open`);
}

/** Open hours from five weeks before `now` on, bookings from today on, both for 60 days. */
export function demoCalendar(
  account: DemoAccount,
  now: number,
  zone: string,
): { open: Span[]; bookings: DemoBooking[] } {
  if (!account.calendar) return { open: [], bookings: [] };
  const today = localDay(now, zone);
  const { week } = account.calendar;
  const past = openSpans(week, addDays(today, -PAST_DAYS), PAST_DAYS, zone);
  const coming = openSpans(week, today, DEMO_DAYS, zone);
  const bookedOutUntil = instantOf(addDays(today, account.calendar.bookedOutDays ?? 0), 0, zone);
  const random = randomFrom(account.handle);
  const bookings = coming.flatMap((span) =>
    bookingsIn(span, account, account.calendar, span.from < bookedOutUntil, random),
  );
  return { open: [...past, ...coming], bookings };
}

function bookingsIn(
  span: Span,
  account: DemoAccount,
  calendar: DemoCalendar | null,
  full: boolean,
  random: Random,
): DemoBooking[] {
  const menus = account.services.map(({ items }) => items).filter((items) => items.length > 0);
  const bookings: DemoBooking[] = [];
  if (!calendar || menus.length === 0) return bookings;
  let at = span.from;
  while (at + SLOT_MS <= span.to) {
    const items = full
      ? [pick(random, fitting(menus, span.to - at))]
      : chooseItems(pick(random, menus), random);
    const to = at + spanOf(items);
    if ((full || random() < calendar.busyness) && to <= span.to) {
      bookings.push({ from: at, to, items, ...pick(random, CUSTOMERS) });
      at = to;
    } else {
      at += SLOT_MS * (2 + Math.floor(random() * 5));
    }
  }
  return bookings;
}

export function spanOf(items: readonly DemoItem[]): number {
  return slotsNeeded(visitMinutes(items.map(({ durationMinutes }) => durationMinutes))) * SLOT_MS;
}

function fitting(menus: readonly (readonly DemoItem[])[], free: number): DemoItem[] {
  return menus.flat().filter((item) => spanOf([item]) <= free);
}

function chooseItems(menu: readonly DemoItem[], random: Random): DemoItem[] {
  const first = pick(random, menu);
  const second = pick(random, menu);
  return random() < 0.2 && second !== first ? [first, second] : [first];
}

/** Gives numbers from 0 to below 1, the same ones for the same seed. */
type Random = () => number;

/** FNV-1a, then mulberry32. */
function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
}
