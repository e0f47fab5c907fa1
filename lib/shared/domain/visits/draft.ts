import { priceMinorOf } from '@/lib/shared/domain/booking/typed-item';
import { startOn } from '@/lib/shared/domain/calendar/grid';
import { SLOT_MS, slotsNeeded, visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { addDays, isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';

export const MOST_VISITS = 12;
export const WEEKS = [1, 2, 4] as const;

export interface ArrangeItem {
  key: number;
  itemId: string;
  minutes: number;
  /** The length as it was typed. `minutes` is the last value that could be read. */
  length?: string;
  /** The price as it was typed, in euro. */
  price: string;
}

/** Fields are as they were typed. */
export interface ArrangeDraft {
  date: string;
  /** Null until chosen. */
  minute: number | null;
  person: number | null;
  items: ArrangeItem[];
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  note: string;
  isSeries: boolean;
  everyWeeks: number;
  count: number;
  /** Days of the series that are left out, and other starts for some days (epoch ms). */
  leftOut: string[];
  instead: Record<string, number>;
  /**
   * Lost starts (epoch ms) that still need another time. The one that is being chosen is not among
   * them.
   */
  lost?: number[];
}

const TEXTS = ['date', 'customerName', 'customerPhone', 'customerEmail', 'note'] as const;

function isItem(value: unknown): value is ArrangeItem {
  const { key, itemId, minutes, price, length = '' } = Object(value);
  const areNumbers = typeof key === 'number' && typeof minutes === 'number';
  return areNumbers && [itemId, price, length].every((one) => typeof one === 'string');
}

export function isDraft(value: unknown): value is ArrangeDraft {
  const draft = Object(value);
  return (
    TEXTS.every((name) => typeof draft[name] === 'string') &&
    [draft.minute, draft.person].every((one) => one === null || typeof one === 'number') &&
    typeof draft.isSeries === 'boolean' &&
    typeof draft.everyWeeks === 'number' &&
    typeof draft.count === 'number' &&
    Array.isArray(draft.items) &&
    draft.items.every(isItem) &&
    Array.isArray(draft.leftOut) &&
    draft.leftOut.every((day: unknown) => typeof day === 'string') &&
    Object.values(Object(draft.instead)).every((start) => typeof start === 'number') &&
    (draft.lost === undefined ||
      (Array.isArray(draft.lost) &&
        draft.lost.every((start: unknown) => typeof start === 'number')))
  );
}

export interface OfferedItem {
  id: string;
  priceMinor: number;
  durationMinutes: number;
}

function rowOf(item: OfferedItem, key: number): ArrangeItem {
  const price = (item.priceMinor / 100).toFixed(2);
  return { key, itemId: item.id, minutes: item.durationMinutes, price };
}

export function withItem(rows: readonly ArrangeItem[], item: OfferedItem): ArrangeItem[] {
  const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
  return [...rows, rowOf(item, key)];
}

/** Keeps only items that are still offered, at their current prices. */
export function itemsAgain(
  offered: readonly { items: readonly OfferedItem[] }[],
  { services }: { services: readonly { itemId: string | null }[] },
): ArrangeItem[] {
  const items = new Map(offered.flatMap((one) => one.items).map((item) => [item.id, item]));
  return services
    .flatMap(({ itemId }) => (itemId === null ? [] : (items.get(itemId) ?? [])))
    .map((item, index) => rowOf(item, index));
}

/**
 * Returns the lost starts in order. They include those of an earlier answer that have no new time
 * yet.
 */
export function allLost(lost: readonly number[], { lost: before = [] }: ArrangeDraft): number[] {
  return [...new Set([...before, ...lost])].sort((one, other) => one - other);
}

/**
 * Returns a kept draft with only what is still offered. If the page begins with a time that was
 * pressed in the calendar, this time replaces the kept one.
 */
export function draftAgain(
  kept: ArrangeDraft,
  { date, minute, person }: ArrangeDraft,
  offered: readonly { id: string }[],
): ArrangeDraft {
  const when = minute === null ? {} : { date, minute, person, leftOut: [], instead: {} };
  const items = kept.items.filter(({ itemId }) => offered.some(({ id }) => id === itemId));
  return { ...kept, ...when, items };
}

/**
 * Returns a draft for another customer on the same day. It keeps neither the customer who was
 * booked nor their time.
 */
export function draftForOther(booked: ArrangeDraft, start: ArrangeDraft): ArrangeDraft {
  const { date, person } = booked;
  const nobody = { customerName: '', customerPhone: '', customerEmail: '', note: '' };
  return { ...start, ...nobody, date, person, minute: null, items: [] };
}

export const minutesOf = ({ items }: Pick<ArrangeDraft, 'items'>) =>
  visitMinutes(items.map(({ minutes }) => minutes));

/** In whole quarter hours (ms). */
export const lengthOf = (draft: Pick<ArrangeDraft, 'items'>) =>
  slotsNeeded(minutesOf(draft)) * SLOT_MS;

/** Returns null while a price is wrong. */
export function totalOf({ items }: Pick<ArrangeDraft, 'items'>): number | null {
  const prices = items.map(({ price }) => priceMinorOf(price));
  return prices.includes(null)
    ? null
    : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
}

export interface PlannedVisit {
  date: LocalDate;
  /** Epoch ms. */
  start: number;
  isLeftOut: boolean;
}

/** Returns none until day and time are chosen. */
export function plannedVisits(draft: ArrangeDraft, zone: string): PlannedVisit[] {
  const { date, minute, isSeries, everyWeeks, count, leftOut, instead } = draft;
  if (!isLocalDate(date) || minute === null) return [];
  return Array.from({ length: isSeries ? count : 1 }, (_, index) => {
    const day = addDays(date, index * everyWeeks * 7);
    const start = (isSeries ? instead[day] : undefined) ?? startOn(day, minute, zone);
    return start === null
      ? []
      : [{ date: day, start, isLeftOut: isSeries && leftOut.includes(day) }];
  }).flat();
}
