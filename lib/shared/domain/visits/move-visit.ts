import { writeDuration } from '@/lib/shared/domain/booking/duration';
import {
  doubtsAbout,
  freeStarts,
  nearestStarts,
  visitInTheWay,
} from '@/lib/shared/domain/calendar/arranged';
import { type BookingNote, type CalendarData, isOver } from '@/lib/shared/domain/calendar/cells';
import { gridDay, startOn } from '@/lib/shared/domain/calendar/grid';
import type { Place } from '@/lib/shared/domain/calendar/moves';
import { SLOT_MS, slotsNeeded, visitMinutes } from '@/lib/shared/domain/calendar/slots';
import type { Texts } from '@/lib/shared/texts/texts';
import { localDay, localMinute } from '@/lib/shared/time/format';
import { isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { MINUTE_MS } from '@/lib/shared/time/units';

export interface MovableVisit {
  booking: BookingNote;
  span: Span;
}

/** Length and price are as they were typed. The numbers are null if they cannot be read. */
export interface MovedItem {
  name: string;
  length: string;
  price: string;
  durationMinutes: number | null;
  priceMinor: number | null;
}

/** What was chosen for the move of the visit. */
export interface MoveForm {
  person: number | null;
  /** As typed. */
  date: string;
  /** Epoch ms. */
  start: number;
  tells: boolean;
  items: readonly MovedItem[];
  isSending: boolean;
  error: string | null;
}

export type MoveAction =
  | { type: 'personChosen'; person: number }
  | { type: 'startChosen'; start: number }
  | { type: 'dateTyped'; date: string; zone: string }
  | { type: 'itemTyped'; index: number; change: Partial<MovedItem> }
  | { type: 'tellsToggled' }
  | { type: 'sent' }
  | { type: 'refused'; error: string };

export const personOf = ({ booking }: MovableVisit) => booking.person?.id ?? null;

/** Returns none if {host} does not say the length and price of each item. */
function itemsOf({ services }: BookingNote, durations: Texts<'ui.duration'>): MovedItem[] {
  const items = services.flatMap(({ name, durationMinutes, priceMinor }) =>
    durationMinutes == null || priceMinor === null
      ? []
      : {
          name,
          length: writeDuration(durationMinutes, durations),
          price: (priceMinor / 100).toFixed(2),
          durationMinutes,
          priceMinor,
        },
  );
  return items.length === services.length ? items : [];
}

interface MoveStart {
  visit: MovableVisit;
  /** The place to which the visit was dragged. Null if it was not dragged. */
  to: Place | null;
  zone: string;
  durations: Texts<'ui.duration'>;
}

export function moveForm({ visit, to, zone, durations }: MoveStart): MoveForm {
  const start = to?.at ?? visit.span.from;
  return {
    person: to?.person ?? personOf(visit),
    date: localDay(start, zone),
    start,
    tells: visit.booking.customerGetsMail ?? false,
    items: itemsOf(visit.booking, durations),
    isSending: false,
    error: null,
  };
}

/** On another day, the visit keeps its time by the clock. */
function typeDate(form: MoveForm, date: string, zone: string): MoveForm {
  const start = isLocalDate(date) ? startOn(date, localMinute(form.start, zone), zone) : null;
  return { ...form, date, start: start ?? form.start };
}

export function moveReducer(form: MoveForm, action: MoveAction): MoveForm {
  switch (action.type) {
    case 'personChosen':
      return { ...form, error: null, person: action.person };
    case 'startChosen':
      return { ...form, error: null, start: action.start };
    case 'dateTyped':
      return typeDate(form, action.date, action.zone);
    case 'itemTyped': {
      const { index, change } = action;
      const items = form.items.map((item, at) => (at === index ? { ...item, ...change } : item));
      return { ...form, error: null, items };
    }
    case 'tellsToggled':
      return { ...form, tells: !form.tells };
    case 'sent':
      return { ...form, isSending: true, error: null };
    case 'refused':
      return { ...form, isSending: false, error: action.error };
  }
}

/** Returns the day in the form. While none is typed, returns the day of the visit. */
export function moveDay({ date }: MoveForm, { span }: MovableVisit, zone: string): LocalDate {
  return isLocalDate(date) ? date : localDay(span.from, zone);
}

type ReadItem = MovedItem & { durationMinutes: number; priceMinor: number };
const isRead = (item: MovedItem): item is ReadItem =>
  item.durationMinutes !== null && item.priceMinor !== null;

const areRead = ({ items }: MoveForm) => items.every(isRead);

/** Returns the lengths and prices for the request. Null if they did not change. */
export function changedItems({ items }: MoveForm, { booking }: MovableVisit) {
  const isOther = items.some(({ durationMinutes, priceMinor }, index) => {
    const before = booking.services[index];
    return durationMinutes !== before?.durationMinutes || priceMinor !== before?.priceMinor;
  });
  if (!isOther) return null;
  return items
    .filter(isRead)
    .map(({ durationMinutes, priceMinor }) => ({ durationMinutes, priceMinor }));
}

function lengthOf(form: MoveForm, visit: MovableVisit): number {
  const changed = areRead(form) ? changedItems(form, visit) : null;
  if (!changed) return visit.span.to - visit.span.from;
  return slotsNeeded(visitMinutes(changed.map((item) => item.durationMinutes))) * SLOT_MS;
}

/** Only the visit's own time counts as free, and only in the calendar of its person. */
function ownOf(visit: MovableVisit, person: number | null): Span | null {
  return personOf(visit) === person ? visit.span : null;
}

interface MoveWorld {
  visit: MovableVisit;
  people: readonly { id: number; skippedItemIds: readonly number[] }[];
  /** Returns a person's calendar, or null until it is read. */
  dataOf: (person: number | null) => CalendarData | null;
  now: number;
  zone: string;
}

/**
 * Returns the free starts of the day with that person, without the visit's own start. Null until
 * they are read.
 */
export function startsWith(
  form: MoveForm,
  { visit, dataOf, now, zone }: MoveWorld,
  person: number | null,
): number[] | null {
  const known = dataOf(person);
  if (!known) return null;
  const durationMinutes = lengthOf(form, visit) / MINUTE_MS;
  const starts = freeStarts(known, { durationMinutes, now, own: ownOf(visit, person) });
  const ofDay = new Set(gridDay(moveDay(form, visit, zone), zone).slots.map(({ at }) => at));
  const has = person === personOf(visit) ? visit.span.from : null;
  return starts.filter((at) => ofDay.has(at) && at !== has);
}

const MOST_NEAREST = 8;

/** Returns what can be chosen, and what speaks against the choice. */
export function checkMove(form: MoveForm, world: MoveWorld) {
  const { visit, people, dataOf, now, zone } = world;
  const { person, date, start } = form;
  const { booking, span } = visit;
  const data = dataOf(person);
  const own = ownOf(visit, person);
  const during = { from: start, to: start + lengthOf(form, visit) };
  const free = startsWith(form, world, person);
  const inTheWay = data && visitInTheWay(data, during, { own, bookingId: booking.id });
  const isMoved = start !== span.from || person !== personOf(visit);
  const isPast = isOver(start, now);
  const isAllowed = isMoved && !isPast && !inTheWay;
  const skipped = people.find(({ id }) => id === person)?.skippedItemIds ?? [];
  const { slots } = gridDay(moveDay(form, visit, zone), zone);
  return {
    slots: slots.filter(({ at }) => !isOver(at, now)),
    free,
    nearest: free && nearestStarts(free, start, MOST_NEAREST),
    during,
    doubts: data && !inTheWay ? doubtsAbout(data, during, own) : [],
    inTheWay,
    /** Whether the person does not offer one of the visit's items. */
    skips: skipped.some((id) => booking.services.some(({ itemId }) => itemId === String(id))),
    isMoved,
    isPast,
    isReady: isAllowed && data !== null && isLocalDate(date) && areRead(form),
  };
}
