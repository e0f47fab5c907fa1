import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findNextStart } from '@/lib/server/host/calendar/next-start';
import { hoursTag } from '@/lib/server/host/forget-service';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { type BookingState, parseBookingState } from '@/lib/shared/url/booking-url';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { loadTimes } from './load-times';

const store = new Map<string, { tags: string[]; value: unknown }>();
// Next's data cache exists only inside Next. This keeps what was returned and never what was thrown.
vi.mock('next/cache', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, key: string[], { tags }: { tags: string[] }) =>
    async () => {
      const name = key.join();
      const kept = store.get(name) ?? { tags, value: await read() };
      store.set(name, kept);
      return kept.value;
    },
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const NOW = Date.parse('2030-11-20T08:00:00Z');
const QUARTER_MS = 15 * MINUTE_MS;
const SERVICE = { id: 'x', name: 'A Chair', address: 'Gżira', status: 'approved' };

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());
beforeEach(() => store.clear());

/** A host of documented calls with these free quarter hours. */
function offer(free: readonly string[], { slowMs = 0, durationMinutes = 0, failFrom = '' } = {}) {
  host.answer(async ({ url }) => {
    if (url.startsWith('/serviceItems')) return { body: [{ id: 5, name: 'Cut', durationMinutes }] };
    if (url.includes('/settln-provider-id')) return { body: { settlnProviderId: 7 } };
    if (url.startsWith('/serviceProviders/details')) return { body: SERVICE };
    const span = new URL(url, 'http://host.test').searchParams;
    const [from, to] = [span.get('startTime') ?? '', span.get('endTime') ?? ''];
    await sleep(slowMs);
    if (from === failFrom) return { status: 503 };
    const starts = free.filter((start) => start >= from && start < to);
    return { body: starts.map((start_time, id) => ({ id, start_time, status: 'available' })) };
  });
}
const state = (): BookingState => parseBookingState({ providerId: crypto.randomUUID() });
const slotsAsked = () => host.asked.filter(({ url }) => url.includes('/slots?'));
const slotsCalls = () => slotsAsked().length;
/** Start and end of each span that was asked for. */
const spansAsked = () =>
  slotsAsked().map(({ url }) => {
    const span = new URL(url, host.url).searchParams;
    return [span.get('startTime'), span.get('endTime')];
  });
const nextOf = async () => {
  const step = await loadTimes(state(), NOW);
  return step.ok ? step.shown.next : step.problem;
};

const FAR = '2031-11-11T09:00:00.000Z';

describe('a host that cannot say when the next free time is', () => {
  test('is asked for the week alone if any day of that has times', async () => {
    offer(['2030-11-22T09:00:00.000Z', FAR]);
    expect(await nextOf()).toBeNull();
    expect(slotsCalls()).toBe(1);
  });

  test('is looked through for an empty week, once a minute for everybody', async () => {
    offer([FAR]);
    const found = { kind: 'found', startsAt: Date.parse(FAR) };
    expect(await nextOf()).toEqual(found);
    expect(slotsCalls()).toBeGreaterThan(10);
    host.asked.length = 0;
    expect(await Promise.all([nextOf(), nextOf()])).toEqual([found, found]);
    expect(slotsCalls()).toBe(2);
    expect([...store.values()].flatMap(({ tags }) => tags)).toContain(hoursTag(7));
  });

  test('a search that failed on its way is not kept', async () => {
    host.answer(() => ({ status: 500 }));
    const wanted = { from: NOW, until: NOW + 100 * DAY_MS, durationMinutes: 30 };
    expect(await findNextStart(8, wanted)).toEqual({ kind: 'lookedUntil', at: NOW });
    offer([]);
    expect(await findNextStart(8, wanted)).toEqual({ kind: 'none' });
  });
});

test('CC-013: the days shown are asked for, and the day after only if they end free', async () => {
  const days = ['2030-11-19T23:00:00.000Z', '2030-11-26T23:00:00.000Z'];
  offer(['2030-11-26T22:30:00.000Z']);
  await nextOf();
  expect(spansAsked().slice(0, 2)).toEqual([days]);
  offer(['2030-11-26T22:45:00.000Z']);
  await nextOf();
  expect(spansAsked()).toEqual([days, [days[1], '2030-11-27T23:00:00.000Z']]);
});

test('a failure of the day after hides none of the days shown', async () => {
  const start = '2030-11-26T22:45:00.000Z';
  offer([start], { failFrom: '2030-11-26T23:00:00.000Z' });
  const step = await loadTimes(state(), NOW);
  expect(step.ok && step.shown.days.at(-1)?.count).toBe(1);
});

test('a visit may end after the last day shown, but begins on a day that is', async () => {
  const from = Date.parse('2030-11-26T19:00:00Z');
  const night = Array.from({ length: 7 * 4 }, (_, n) => toIso(from + n * QUARTER_MS));
  offer(night, { durationMinutes: 240 });
  const step = await loadTimes(state(), NOW);
  if (!step.ok) throw new Error('no times');
  const { days, next } = step.shown;
  const labels = days.map(({ parts }) => parts.flatMap(({ times }) => times.map((t) => t.label)));
  expect(days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 13]);
  expect(labels.at(-1)).toEqual(expect.arrayContaining(['20:00', '20:15', '23:00']));
  expect(next).toBeNull();
  offer(['2030-11-27T09:00:00.000Z']);
  expect(await nextOf()).toEqual({ kind: 'found', startsAt: Date.parse('2030-11-27T09:00Z') });
});

describe('a search', () => {
  // Three rounds of four windows.
  const wanted = { from: NOW, until: NOW + 12 * 28 * DAY_MS, durationMinutes: 30 };
  const begun = () => vi.waitFor(() => expect(slotsCalls()).toBeGreaterThan(0));

  test('begins no further windows once the page is gone', async () => {
    offer([], { slowMs: 300 });
    const page = new AbortController();
    const searching = findNextStart(9, wanted, page.signal);
    await begun();
    page.abort();
    expect(await searching).toMatchObject({ kind: 'lookedUntil' });
    expect(slotsCalls()).toBeLessThan(12);
  });

  test('goes on while another page waits for it', async () => {
    offer([], { slowMs: 300 });
    const [gone, stays] = [new AbortController(), new AbortController()];
    const both = [gone, stays].map(({ signal }) => findNextStart(10, wanted, signal));
    await begun();
    gone.abort();
    expect(await Promise.all(both)).toEqual([{ kind: 'none' }, { kind: 'none' }]);
    expect(slotsCalls()).toBe(12);
  });
});
