import { expect, it } from 'vitest';
import { ProviderBooking } from '@/lib/contract/shapes/provider-bookings';
import { textsFor } from '@/lib/texts/catalogue';
import { upcomingByDay } from './load-bookings';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const t = textsFor('en', 'portal.bookingTimes');
const booking = (wire: Record<string, unknown>) => ProviderBooking.parse({ id: 1, ...wire });

it('BKT-002 groups by the venue’s day, in order, and leaves out what is over', () => {
  const days = upcomingByDay(
    [
      booking({ id: 3, start_time: '2026-11-21T23:30:00Z', end_time: '2026-11-22T00:00:00Z' }),
      booking({ id: 1, start_time: '2026-11-20T09:00:00Z', end_time: '2026-11-20T10:00:00Z' }),
      booking({ id: 2, start_time: '2026-11-20T11:30:00Z', end_time: '2026-11-20T12:30:00Z' }),
    ],
    NOW,
    t,
  );
  expect(days.map(({ date, bookings }) => [date, bookings.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['2']],
    ['2026-11-22', ['3']],
  ]);
  expect(days[1]?.bookings[0]?.time).toBe('00:30 to 01:00');
});

it('reads whatever a host sends of a booking, and shows it', () => {
  const days = upcomingByDay(
    [
      booking({ id: 'b-1' }),
      booking({
        id: 2,
        startTime: '2026-11-23T09:00:00+01:00',
        customerName: ' Łucja ',
        services: ['Braids', { name: 'Beads' }],
        status: 'Cancelled',
      }),
    ],
    NOW,
    t,
  );
  expect(days).toEqual([
    {
      date: '',
      bookings: [{ id: 'b-1', time: '', customer: '', services: '', isCancelled: false }],
    },
    {
      date: '2026-11-23',
      bookings: [
        { id: '2', time: '09:00', customer: 'Łucja', services: 'Braids; Beads', isCancelled: true },
      ],
    },
  ]);
});
