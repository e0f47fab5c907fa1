import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ManagedVisit } from '@/components/booking/manage/visit';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { toIso } from '@/lib/shared/time/instant';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { loadMoveTimes } from './load-move-times';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const QUARTER_MS = 15 * MINUTE_MS;
const NOW = Date.parse('2030-11-20T08:00:00Z');
const LAST_EVENING = Date.parse('2030-11-26T19:00:00Z');

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost({ isOurs: true });
  stubWebEnv(host.url);
  noteNumber(host.url, '1', true);
});
afterAll(() => host.close());

const VISIT: ManagedVisit = {
  token: 'token',
  now: NOW,
  stage: 'open',
  mayMove: true,
  minutes: 240,
  reach: { phoneNumber: '', call: '', message: '' },
  siteUrl: 'https://settln.example',
  booking: {
    id: '1',
    calendarId: 7,
    serviceId: null,
    provider: {
      name: 'A Chair',
      address: '',
      phoneNumber: '',
      whatsappNumber: '',
      countryIso: 'MT',
      profileImageUrl: '',
    },
    customerName: '',
    customerPhone: '',
    startsAt: NOW + HOUR_MS,
    endsAt: NOW + 5 * HOUR_MS,
    items: [{ id: '5', name: 'Set', durationMinutes: 240, priceMinor: 0 }],
    totalMinor: 0,
    status: 'confirmed',
    cancelledBy: null,
    cancelledAt: null,
    cancelReason: null,
    movedFrom: null,
    movesLeft: 3,
    sequence: 0,
  },
};

const personOf = (id: number, name: string) => ({
  id,
  name,
  pictureUrl: null,
  sentence: '',
  languages: [],
  skippedItemIds: [],
});

test('a visit may move to the last evening shown and end after it', async () => {
  const slots = Array.from({ length: 10 * 4 }, (_, n) => LAST_EVENING + n * QUARTER_MS).map(
    (at) => {
      const hours = (at - LAST_EVENING) / HOUR_MS;
      const people = [...(hours < 7 ? [1] : []), ...(hours >= 4 ? [2] : [])];
      return { startsAt: toIso(at), status: 'available', serviceItemId: null, people };
    },
  );
  host.answer(({ url }) => {
    const { pathname, searchParams } = new URL(url, host.url);
    if (pathname.endsWith('/public-people')) {
      return {
        body: { letsCustomersChoose: true, people: [personOf(1, 'Ada'), personOf(2, 'Bo')] },
      };
    }
    if (pathname !== '/customerBookings/slots') return { status: 404 };
    const [from, to] = [searchParams.get('startTime') ?? '', searchParams.get('endTime') ?? ''];
    return { body: slots.filter((slot) => slot.startsAt >= from && slot.startsAt < to) };
  });
  const startsAt = LAST_EVENING + 3 * HOUR_MS;
  const state = { week: '2030-11-20', date: '', startsAt, person: null };
  const times = await loadMoveTimes(VISIT, state);
  expect(times?.days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 13]);
  expect(times?.chosen?.label).toBe('23:00');
  expect(times?.withWhom?.map(({ freeFrom }) => freeFrom)).toEqual(['2030-11-26', null]);
});
