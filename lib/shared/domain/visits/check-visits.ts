import { priceMinorOf, typedMinutes } from '@/lib/shared/domain/booking/typed-item';
import {
  doubtsAbout,
  freeStarts,
  nearestStarts,
  visitInTheWay,
} from '@/lib/shared/domain/calendar/arranged';
import { type CalendarData, isOver } from '@/lib/shared/domain/calendar/cells';
import { startOfDay } from '@/lib/shared/domain/calendar/grid';
import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import { plainAddress } from '@/lib/shared/domain/text/mail-address';
import { isPhoneNumber } from '@/lib/shared/domain/text/telephone';
import type { Message } from '@/lib/shared/texts/texts';
import { addDays, isLocalDate } from '@/lib/shared/time/local-date';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { ArrangeDraft, PlannedVisit } from './draft';

const MOST_OTHERS = 3;

interface CheckOptions {
  /** Null until the calendar is read. */
  data: CalendarData | null;
  /** The length of each visit, in ms. */
  length: number;
  now: number;
  /** The time at which booking ends (epoch ms). */
  horizon: number;
  zone: string;
  /**
   * True if there was no answer to an equal request. Then its visits may already be in the
   * calendar.
   */
  isRepeat: boolean;
}

export type CheckedVisit = ReturnType<typeof checkVisit>;

/**
 * Returns what speaks against a visit. If another visit is in the way, also returns the nearest
 * free starts of that day.
 */
export function checkVisit(visit: PlannedVisit, options: CheckOptions) {
  const { data, length, now, horizon, zone, isRepeat } = options;
  const { date, start } = visit;
  const during = { from: start, to: start + length };
  const nobody = { own: null, bookingId: null };
  const inTheWay = data && !isRepeat ? visitInTheWay(data, during, nobody) : null;
  const free = () => {
    if (!data) return [];
    const end = startOfDay(addDays(date, 1), zone);
    const starts = freeStarts(data, { durationMinutes: length / MINUTE_MS, now, own: null });
    const ofDay = starts.filter((at) => at < end);
    return nearestStarts(ofDay, start, MOST_OTHERS);
  };
  const isPast = !isRepeat && isOver(start, now);
  const isTooFar = start >= horizon;
  return {
    ...visit,
    data,
    during,
    isPast,
    isTooFar,
    inTheWay,
    isBlocked: isPast || isTooFar || inTheWay !== null,
    doubts: data && !inTheWay ? doubtsAbout(data, during, null) : [],
    nearest: inTheWay ? free() : [],
  };
}

type ArrangeProblem = Message<'arranged.problems'>;

interface ArrangeProblems {
  fields: { date?: FieldProblem; customerPhone?: FieldProblem; customerEmail?: FieldProblem };
  visits: { start?: ArrangeProblem; items?: ArrangeProblem };
}

type Wanted = readonly Pick<CheckedVisit, 'isBlocked'>[];

function startProblem({ minute, isSeries }: ArrangeDraft, wanted: Wanted) {
  if (minute === null) return { key: 'startMissing' } as const;
  if (wanted.length === 0) return { key: 'nothingLeft' } as const;
  const count = wanted.filter(({ isBlocked }) => isBlocked).length;
  if (count === 0) return null;
  return { key: 'blocked', values: { count, series: isSeries ? 'yes' : 'no' } } as const;
}

function itemsProblem({ items }: ArrangeDraft, chosen: string) {
  if (items.length === 0 || chosen !== '') return { key: 'itemMissing' } as const;
  if (items.some(({ price }) => priceMinorOf(price) === null))
    return { key: 'priceWrong' } as const;
  const isWrong = items.some(({ length }) => length !== undefined && typedMinutes(length) === null);
  return isWrong ? ({ key: 'lengthWrong' } as const) : null;
}

/** `chosen` is an item that is not added yet. The customer needs no name and no contact. */
export function arrangeProblems(
  draft: ArrangeDraft,
  { chosen, wanted }: { chosen: string; wanted: Wanted },
): ArrangeProblems {
  const found: ArrangeProblems = { fields: {}, visits: {} };
  const { date, customerPhone: phone, customerEmail: email } = draft;
  const start = startProblem(draft, wanted);
  const items = itemsProblem(draft, chosen);
  if (!isLocalDate(date)) found.fields.date = { key: 'dateInvalid' };
  if (start) found.visits.start = start;
  if (items) found.visits.items = items;
  if (phone.trim() && !isPhoneNumber(phone)) found.fields.customerPhone = { key: 'phoneInvalid' };
  if (email.trim() && plainAddress(email) === null) {
    found.fields.customerEmail = { key: 'emailInvalid' };
  }
  return found;
}

/** The body of the request. */
export function arrangementOf(draft: ArrangeDraft, wanted: readonly PlannedVisit[]) {
  return {
    starts: wanted.map(({ start }) => start),
    items: draft.items.map(({ itemId, minutes, price }) => ({
      id: itemId,
      durationMinutes: minutes,
      priceMinor: priceMinorOf(price) ?? 0,
    })),
    ...(draft.person !== null && { person: draft.person }),
    customerName: draft.customerName,
    customerPhone: draft.customerPhone,
    customerEmail: draft.customerEmail,
    note: draft.note,
  };
}
