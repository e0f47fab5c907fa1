import { bookedSpan, bookingAt, type CalendarData, isOver } from '@/lib/domain/calendar/cells';
import type { SlotStatus } from '@/lib/domain/calendar/slots';

/** What is asked about a slot (epoch ms). */
export interface SlotQuestion {
  kind: 'book' | 'visit' | 'cancel' | 'cancel-customer' | 'block' | 'open';
  at: number;
  /** Tells the booking that was seen when it was asked from one that takes its place; "" for none. */
  visit: string;
}

const NEEDS = {
  book: 'available',
  block: 'available',
  visit: 'booked',
  cancel: 'booked',
  'cancel-customer': 'booked',
  open: 'unavailable',
} as const satisfies Record<SlotQuestion['kind'], SlotStatus>;

/** What a person sees of the booking at a slot: an id would change when {host} has noted a new one. */
function visitAt(data: CalendarData, at: number): string {
  const slot = data.slots.get(at);
  if (slot?.status !== 'booked') return '';
  const customer = bookingAt(data, at)?.customerName.trim();
  return JSON.stringify([bookedSpan(data, at).from, slot.serviceItemId, customer]);
}

/**
 * Which question a press on a slot asks (CAL-027, CAL-029, CAL-031); null for none.
 * `now` is epoch ms.
 */
export function questionFor(
  data: CalendarData | null,
  at: number,
  { shift, readOnly, now }: { shift: boolean; readOnly: boolean; now: number },
): SlotQuestion | null {
  const ask = (kind: SlotQuestion['kind']) => ({ kind, at, visit: data ? visitAt(data, at) : '' });
  switch (data?.slots.get(at)?.status) {
    case 'available':
      // A visit cannot begin in the past: {host} would refuse it.
      if (!shift) return isOver(at, now) ? null : ask('book');
      return readOnly ? null : ask('block');
    case 'booked':
      return ask('visit');
    case 'unavailable':
      return readOnly ? null : ask('open');
    default:
      return null;
  }
}

/** Why a question cannot be answered any more, its slot having changed meanwhile; null if it can. */
export function whyLost(data: CalendarData, { kind, at, visit }: SlotQuestion): string | null {
  const status = data.slots.get(at)?.status;
  if (status === NEEDS[kind]) {
    return visitAt(data, at) === visit
      ? null
      : 'This booking has changed meanwhile. Please close this and look at it again.';
  }
  if (NEEDS[kind] === 'booked') return 'There is no booking at this time any more.';
  if (status === 'booked') return 'This time has been booked meanwhile.';
  if (kind === 'open') return 'This time is available already.';
  return 'This time is not available any more.';
}
