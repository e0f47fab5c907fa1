import { describe, expect, it } from 'vitest';
import type { CalendarData } from '@/lib/domain/calendar-cells';
import type { SlotStatus } from '@/lib/domain/slots';
import { SLOT_MS } from '@/lib/domain/slots';
import { questionFor } from './use-slot-actions';

const AT = Date.parse('2025-11-20T09:00:00Z');

function dataOf(status: SlotStatus | null): CalendarData {
  return { slots: new Map([[AT, { status, serviceItemId: null }]]), bookings: [] };
}

describe('a press on a slot', () => {
  it.each([
    ['CAL-024', 'available', false, false, 'book'],
    ['CAL-027', 'available', true, false, 'block'],
    ['CAL-029', 'booked', false, false, 'cancel'],
    ['CAL-031', 'unavailable', false, false, 'open'],
    ['CAL-033', 'available', true, true, undefined],
    ['CAL-034', 'unavailable', false, true, undefined],
    ['CAL-024', 'available', false, true, 'book'],
    ['CAL-029', 'booked', false, true, 'cancel'],
    ['CAL-035', null, false, false, undefined],
    ['CAL-035', null, true, false, undefined],
  ] as const)(
    '%s that is %s, with Shift %s, read-only %s, asks %s',
    (_, status, shift, readOnly, kind) => {
      expect(questionFor(dataOf(status), AT, { shift, readOnly, now: AT })?.kind).toBe(kind);
    },
  );

  it('asks nothing before the calendar is known', () => {
    expect(questionFor(null, AT, { shift: false, readOnly: false, now: AT })).toBeNull();
  });

  it.each([
    ['CAL-024', 'available', false, 'book', undefined],
    ['CAL-027', 'available', true, 'block', 'block'],
    ['CAL-029', 'booked', false, 'cancel', 'cancel'],
    ['CAL-031', 'unavailable', false, 'open', 'open'],
  ] as const)(
    '%s that is %s, with Shift %s, asks %s while its quarter hour runs and %s when it is over',
    (_, status, shift, running, over) => {
      const ask = (now: number) => questionFor(dataOf(status), AT, { shift, readOnly: false, now });
      expect(ask(AT + SLOT_MS - 1)?.kind).toBe(running);
      expect(ask(AT + SLOT_MS)?.kind).toBe(over);
    },
  );
});
