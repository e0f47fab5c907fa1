import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { listBookedDays } from './provider-bookings';

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

const booking = (start_time: string | null, status = 'confirmed') => ({
  id: start_time,
  start_time,
  status,
  end_time: null,
  customer_name: 'Ann',
});

it('counts the visits of each day of a month’s grid by the venue’s clock', async () => {
  host.answer(() => ({
    body: [
      // Half past midnight in Malta, and the night before it.
      booking('2027-03-04T23:30:00Z'),
      booking('2027-03-05T09:00:00Z'),
      booking('2027-03-05T10:00:00Z', 'cancelled'),
      booking('2027-03-04T22:30:00Z'),
      // The grid of March begins on its first, a Monday, and ends on 11 April.
      booking('2027-02-28T22:30:00Z'),
      booking('2027-02-28T23:30:00Z'),
      booking('2027-04-11T21:30:00Z'),
      booking('2027-04-11T22:30:00Z'),
      booking(null),
    ],
  }));
  const { days } = await listBookedDays(7, '2027-03');
  expect(Object.fromEntries(days.map(({ date, count }) => [date, count]))).toEqual({
    '2027-03-01': 1,
    '2027-03-04': 1,
    '2027-03-05': 2,
    '2027-04-11': 1,
  });
  expect(host.asked[0]?.url).toContain('settlnProviderId=7');
});
