import { expect, it } from 'vitest';
import { dayCells } from '@/lib/shared/domain/calendar/cells';
import { gridDay } from '@/lib/shared/domain/calendar/grid';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { visitLines } from './booked-runs';

const MALTA = 'Europe/Malta';
const START = Date.parse('2025-11-20T08:30:00Z');

function linesOf(slots: number, customerName: string) {
  const starts = Array.from({ length: slots }, (_, index) => START + index * SLOT_MS);
  const booking = {
    id: 'b1',
    startsAt: START,
    endsAt: START + slots * SLOT_MS,
    customerName,
    customerPhone: '',
    customerEmail: '',
    services: [{ name: 'Braids', serviceName: '', priceMinor: null }],
    totalMinor: null,
    isCancelled: false,
    bookedAt: null,
  };
  const booked = { status: 'booked' as const, serviceItemId: null };
  const data = { slots: new Map(starts.map((at) => [at, booked])), bookings: [booking] };
  const t = textsFor('en', 'calendar.cells');
  const cells = dayCells(gridDay('2025-11-20', MALTA), data, new Map(), null, t);
  const lines = visitLines(cells, MALTA, textsFor('en', 'calendar.times'));
  return starts.flatMap((at) => {
    const { strong, times, plain } = lines.get(at) ?? { strong: '', times: '', plain: '' };
    return [strong, times, plain].filter(Boolean).join(' | ') || [];
  });
}

it('say first who comes, then when, then what for', () => {
  expect(linesOf(1, 'Ada Obi')).toEqual(['Ada Obi | 09:30 to 09:45']);
  expect(linesOf(2, 'Ada Obi')).toEqual(['Ada Obi', '09:30 to 10:00 | Braids']);
  expect(linesOf(4, 'Ada Obi')).toEqual(['Ada Obi', '09:30 to 10:30', 'Braids']);
  expect(linesOf(4, '')).toEqual(['Braids', '09:30 to 10:30']);
});
