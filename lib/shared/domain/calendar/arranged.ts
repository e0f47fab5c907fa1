import type { Span } from '@/lib/shared/time/span';
import { type BookingNote, bookingAt, type CalendarData, isElsewhere } from './cells';
import { offeredStarts, SLOT_MINUTES, SLOT_MS, type SlotSource } from './slots';

/** Reasons why customers are not offered a time that a provider may still choose. */
const DOUBTS = ['closed', 'dayOff', 'blocked', 'kept', 'elsewhere'] as const;
export type Doubt = (typeof DOUBTS)[number];

const OF_SOURCE: Partial<Record<SlotSource, Doubt>> = {
  'day-off': 'dayOff',
  kept: 'kept',
};

function* slotsTouching({ from, to }: Span): Generator<number> {
  for (let at = Math.floor(from / SLOT_MS) * SLOT_MS; at < to; at += SLOT_MS) yield at;
}

const isWithin = (at: number, span: Span | null) =>
  span !== null && at >= span.from && at < span.to;

/** Times are in minutes. `own` is the visit's current time, which counts as free. */
export function doubtsAbout(
  data: CalendarData,
  during: Span,
  own: Span | null,
): { doubt: Doubt; minutes: number }[] {
  const found = [...slotsTouching(during)].flatMap((at): Doubt[] => {
    const slot = data.slots.get(at);
    if (isWithin(at, own) || slot?.status === 'booked') return [];
    const busy: Doubt[] = isElsewhere(data, at) ? ['elsewhere'] : [];
    if (slot?.status === 'available' || slot?.source === 'elsewhere') return busy;
    if (!slot?.status) return ['closed', ...busy];
    return [(slot.source && OF_SOURCE[slot.source]) ?? 'blocked', ...busy];
  });
  return DOUBTS.map((doubt) => ({
    doubt,
    minutes: found.filter((one) => one === doubt).length * SLOT_MINUTES,
  })).filter(({ minutes }) => minutes > 0);
}

/** Returns null if the time is free. `booking` is null if only the slots are known. */
export function visitInTheWay(
  data: CalendarData,
  during: Span,
  { own, bookingId }: { own: Span | null; bookingId: string | null },
): { booking: BookingNote | null } | null {
  for (const at of slotsTouching(during)) {
    if (data.slots.get(at)?.status !== 'booked') continue;
    const booking = bookingAt(data, at);
    if (booking ? booking.id === bookingId : isWithin(at, own)) continue;
    return { booking };
  }
  return null;
}

/** Returns the starts that customers would be offered if the visit at `own` did not exist. */
export function freeStarts(
  { slots }: CalendarData,
  { durationMinutes, now, own }: { durationMinutes: number; now: number; own: Span | null },
): number[] {
  const statuses = new Map([...slots].map(([at, { status }]) => [at, status]));
  for (const at of own ? slotsTouching(own) : []) statuses.set(at, 'available');
  const known = [...statuses].map(([startsAt, status]) => ({ startsAt, status }));
  return offeredStarts(known, { durationMinutes, now }).sort((a, b) => a - b);
}

/** Returns at most `most` starts, in order. */
export function nearestStarts(starts: readonly number[], start: number, most: number): number[] {
  return [...starts]
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start))
    .slice(0, most)
    .sort((a, b) => a - b);
}
