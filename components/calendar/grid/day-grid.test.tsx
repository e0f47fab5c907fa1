import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayCells } from '@/lib/shared/domain/calendar/cells';
import { gridDay } from '@/lib/shared/domain/calendar/grid';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DayGrid } from './day-grid';

const MALTA = 'Europe/Malta';

/** The times of the one booking that lasts from one instant to another. */
function timesOf(date: string, from: string, to: string): string {
  const day = gridDay(date, MALTA);
  const span = { startsAt: Date.parse(from), endsAt: Date.parse(to) };
  const note = {
    id: 'b1',
    ...span,
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    services: [],
    totalMinor: null,
    isCancelled: false,
    bookedAt: null,
  };
  const booked = day.slots.filter(({ at }) => at >= span.startsAt && at + SLOT_MS <= span.endsAt);
  const slots = new Map(
    booked.map(({ at }) => [at, { status: 'booked' as const, serviceItemId: null }]),
  );
  const t = textsFor('en', 'calendar.cells');
  const cells = [dayCells(day, { slots, bookings: [note] }, new Map(), null, t)];
  const html = renderToStaticMarkup(
    <table>
      <DayGrid
        days={[day]}
        cells={cells}
        zone={MALTA}
        now={null}
        active={0}
        selection={new Set()}
      />
    </table>,
  );
  return html.match(/<bdi>([^<]+ to [^<]+)<\/bdi>/)?.[1] ?? '';
}

test.each([
  ['2025-11-20', '2025-11-20T09:00Z', '2025-11-20T10:30Z', '10:00 to 11:30'],
  ['2025-11-20', '2025-11-20T22:00Z', '2025-11-20T23:00Z', '23:00 to 24:00'],
  ['2025-10-26', '2025-10-25T23:45Z', '2025-10-26T01:15Z', '01:45 CEST to 02:15 CET'],
  ['2026-03-29', '2026-03-29T00:30Z', '2026-03-29T01:30Z', '01:30 CET to 03:30 CEST'],
  ['2025-10-26', '2025-10-26T09:00Z', '2025-10-26T10:00Z', '10:00 to 11:00'],
])('a booking on %s from %s to %s is "%s"', (date, from, to, times) => {
  expect(timesOf(date, from, to)).toBe(times);
});
