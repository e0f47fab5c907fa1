import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/lib/shared/time/units';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { createBooking } from './bookings';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const REQUEST = {
  calendarId: 7,
  startsAt: Math.ceil(Date.now() / HOUR_MS + 24) * HOUR_MS,
  itemIds: ['5'],
  customerName: 'Ann',
  customerPhone: '+356 9900 0000',
  timeZone: 'Asia/Kolkata',
};

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

it('CC-015: our backend alone is sent the zone of the visitor', async () => {
  const body = { success: true, booking: { id: 1, customerName: 'Ann' } };
  const zones: unknown[] = [];
  for (const [key, headers] of Object.entries({ a: OURS, b: {}, c: {} })) {
    host.answer((request) => {
      zones.push(JSON.parse(request.body).timeZone);
      return { status: 201, headers, body };
    });
    expect(await createBooking(REQUEST, key)).toMatchObject({ ok: true });
  }
  expect(zones).toEqual([undefined, 'Asia/Kolkata', undefined]);
});
