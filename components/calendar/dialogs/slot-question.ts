import {
  bookedSpan,
  bookingAt,
  type CalendarData,
  hasHours,
  isOver,
} from '@/lib/shared/domain/calendar/cells';
import type { Place } from '@/lib/shared/domain/calendar/moves';
import type { SlotStatus } from '@/lib/shared/domain/calendar/slots';
import type { Key } from '@/lib/shared/texts/texts';

export interface SlotQuestion {
  kind: 'book' | 'visit' | 'move' | 'cancel' | 'cancel-customer' | 'block' | 'open';
  at: number;
  /** "" for no booking. */
  visit: string;
  /** Where a dragged visit was put down. It is not moved yet. */
  to?: Place;
}

const NEEDS = {
  book: 'available',
  block: 'available',
  visit: 'booked',
  move: 'booked',
  cancel: 'booked',
  'cancel-customer': 'booked',
  open: 'unavailable',
} as const satisfies Record<SlotQuestion['kind'], SlotStatus>;

/** Not the booking's id, which changes once {host} answered. */
function visitAt(data: CalendarData, at: number): string {
  const slot = data.slots.get(at);
  if (slot?.status !== 'booked') return '';
  const customer = bookingAt(data, at)?.customerName.trim();
  return JSON.stringify([bookedSpan(data, at).from, slot.serviceItemId, customer]);
}

export function moveQuestion(data: CalendarData, at: number, to: Place): SlotQuestion {
  return { kind: 'move', at, visit: visitAt(data, at), to };
}

/** `now` is epoch ms. */
export function questionFor(
  data: CalendarData | null,
  at: number,
  asked: { shift: boolean; readOnly: boolean; now: number; opensUnset: boolean },
): SlotQuestion | null {
  const { shift, readOnly, now, opensUnset } = asked;
  const ask = (kind: SlotQuestion['kind']) => ({ kind, at, visit: data ? visitAt(data, at) : '' });
  switch (data?.slots.get(at)?.status) {
    case 'available':
      // {host} refuses a visit that begins in the past.
      if (!shift) return isOver(at, now) ? null : ask('book');
      return readOnly ? null : ask('block');
    case 'booked':
      return ask('visit');
    case 'unavailable':
      return readOnly ? null : ask('open');
    default:
      // CAL-035 holds where only marks decide.
      return data && hasHours(data) && opensUnset && !shift && !readOnly && !isOver(at, now)
        ? ask('open')
        : null;
  }
}

export function whyLost(
  data: CalendarData,
  { kind, at, visit }: SlotQuestion,
): Key<'calendar.lost'> | null {
  const status = data.slots.get(at)?.status;
  const isUnset = kind === 'open' && !status;
  if (status === NEEDS[kind] || isUnset) {
    return visitAt(data, at) === visit ? null : 'changed';
  }
  if (NEEDS[kind] === 'booked') return 'noBooking';
  if (status === 'booked') return 'booked';
  if (kind === 'open') return 'alreadyAvailable';
  return 'notAvailable';
}
