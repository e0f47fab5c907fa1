import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { loadOffer, loadPreviewOffer } from './load-offer';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const NOW = Date.parse('2030-11-20T08:00:00Z');
const ITEMS = [{ id: '5', name: 'Cut', price: '20', durationMinutes: '30' }];
const SLOTS = [{ id: 1, start_time: '2030-11-21T09:00:00Z', status: 'Available' }];

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => {
  vi.useRealTimers();
  return host.close();
});

/** What the host answers: services, the calendar's id, its slots. Each may fail or take its time. */
interface Answers {
  items?: unknown;
  calendar?: unknown;
  slots?: unknown;
}

async function offerOf({
  items = ITEMS,
  calendar = { settlnProviderId: 7 },
  slots = SLOTS,
}: Answers) {
  host.answer(async ({ url }) => {
    const said = url.startsWith('/serviceItems')
      ? items
      : url.includes('/settln-provider-id')
        ? calendar
        : slots;
    if (said === 'slow') await sleep(2500);
    return typeof said === 'number' ? { status: said } : { body: said };
  });
  return loadOffer(crypto.randomUUID(), NOW);
}

test('documented calls alone give the services and the hours of seven days at the venue', async () => {
  const offer = await offerOf({});
  expect(offer.isBookable).toBe(true);
  expect(offer.items).toMatchObject([{ id: '5', priceMinor: 2000, durationMinutes: 30 }]);
  expect(offer.hours.map(({ date }) => date)).toEqual(
    ['20', '21', '22', '23', '24', '25', '26'].map((day) => `2030-11-${day}`),
  );
  expect(offer.hours[1]?.spans).toEqual([{ from: '10:00', to: '10:15' }]);
  expect(host.asked.map(({ url }) => url.split('?')[0]?.replace(/[\w-]{36}/, 'id')).sort()).toEqual(
    [
      '/providerCalendar/slots',
      '/providerCalendar/slots',
      '/serviceItems',
      '/serviceProviders/id/settln-provider-id',
    ],
  );
});

test('the next free time is the first at which the shortest item fits', async () => {
  const at = (time: string) => ({ id: 1, start_time: `2030-11-${time}:00Z`, status: 'Available' });
  const slots = ['20T09:00', '20T11:00', '20T11:15', '21T09:00'].map(at);
  const [first, later] = [Date.parse('2030-11-20T11:00:00Z'), Date.parse('2030-11-21T09:00:00Z')];
  expect((await offerOf({ slots })).nextFree).toEqual({ at: first, isToday: true });
  const items = [{ ...ITEMS[0], durationMinutes: '15' }, ...ITEMS];
  const onTheMorrow = slots.slice(3);
  expect((await offerOf({ slots: onTheMorrow, items })).nextFree).toEqual({
    at: later,
    isToday: false,
  });
  expect((await offerOf({ slots: onTheMorrow })).nextFree).toBeNull();
  expect((await offerOf({ slots, items: [] })).nextFree).toBeNull();
});

test('a visit that begins on the last of seven days may end after it', async () => {
  const at = (time: string) => ({ id: 1, start_time: `2030-11-${time}:00Z`, status: 'Available' });
  const late = Date.parse('2030-11-26T22:45:00Z');
  const slots = ['26T22:45', '26T23:00', '26T23:15'].map(at);
  expect((await offerOf({ slots })).nextFree).toEqual({ at: late, isToday: false });
  expect((await offerOf({ slots: slots.slice(1) })).nextFree).toBeNull();
});

test.each<[string, Answers, boolean]>([
  ['no services', { items: [] }, false],
  ['no calendar', { calendar: 404 }, false],
  ['services that cannot be read', { items: 500 }, true],
  ['a calendar that cannot be looked up', { calendar: 500 }, true],
])('with %s, booking is known to lead nowhere or not', async (_, answers, isBookable) => {
  expect((await offerOf(answers)).isBookable).toBe(isBookable);
});

test('a preview has the items and hours of its owner’s account, which name no service yet', async () => {
  host.answer(({ url }) => ({
    body: url.startsWith('/serviceItems')
      ? ITEMS
      : url.startsWith('/settlnProviders')
        ? [{ id: 7, user_id: 'own', name: 'Own' }]
        : SLOTS,
  }));
  const offer = await loadPreviewOffer(crypto.randomUUID(), 'own', NOW);
  expect(offer).toMatchObject({ isBookable: true, isComplete: true });
  expect(offer.items).toHaveLength(1);
  expect(offer.hours[1]?.spans).toEqual([{ from: '10:00', to: '10:15' }]);
});

test.each([
  ['fail', 500],
  ['are refused', 404],
  ['are no list', 'nonsense'],
  ['are none', []],
  ['are null', { data: null }],
])('slots that %s leave the hours out and everything else in place', async (_, slots) => {
  const offer = await offerOf({ slots });
  expect(offer.hours).toEqual([]);
  expect(offer.items).toHaveLength(1);
});

test('slow slots are not waited for', async () => {
  const started = performance.now();
  const offer = await offerOf({ slots: 'slow' });
  expect(performance.now() - started).toBeLessThan(1900);
  expect(offer.hours).toEqual([]);
  expect(offer.isBookable).toBe(true);
});
