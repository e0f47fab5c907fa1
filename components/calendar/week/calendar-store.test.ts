import { describe, expect, it } from 'vitest';
import type { ApiResult } from '@/lib/api/call-api';
import type { CalendarWindow } from '@/lib/contract/provider-calendar';
import { withStatus } from '@/lib/domain/calendar/patches';
import { SLOT_MS, type SlotStatus } from '@/lib/domain/calendar/slots';
import { textsFor } from '@/lib/texts/catalogue';
import type { Span } from '@/lib/time/span';
import { CalendarStore, spanOfWeek } from './calendar-store';

const t = textsFor('en', 'calendar.notices');
const MALTA = 'Europe/Malta';
const MONDAY = '2025-11-17';
const AT = Date.parse('2025-11-20T09:00:00+01:00');

type Answer = ApiResult<CalendarWindow>;

function windowOf(status: SlotStatus | null): CalendarWindow {
  return { slots: [{ startsAt: AT, status, serviceItemId: null }], bookings: [] };
}
const told = (status: SlotStatus): Answer => ({ ok: true, answer: windowOf(status) });

/** A store whose questions are answered by the test, each when it likes. */
function askedStore(first?: CalendarWindow) {
  const asked: { span: Span; signal: AbortSignal; answer: (answer: Answer) => void }[] = [];
  const readWindow = (span: Span, signal: AbortSignal) =>
    new Promise<Answer>((answer) => asked.push({ span, signal, answer }));
  const week = first && { monday: MONDAY, window: first, error: null };
  const store = new CalendarStore({ readWindow }, MALTA, week);
  const status = (monday = MONDAY) => store.view(monday).data?.slots.get(AT)?.status;
  return { store, asked, status };
}

const block = (data: Parameters<typeof withStatus>[0]) =>
  withStatus(data, { from: AT, to: AT + SLOT_MS }, 'unavailable');

describe('the calendar store', () => {
  it('shows what the server read before it has asked anything', () => {
    const { store, asked, status } = askedStore(windowOf('available'));
    expect(status()).toBe('available');
    expect(asked).toEqual([]);
    expect(store.view('2025-11-24')).toEqual({ data: null, error: null });
  });

  it('asks for the whole week, also when the clocks change in it', async () => {
    expect(spanOfWeek('2025-10-20', MALTA)).toEqual({
      from: Date.parse('2025-10-20T00:00:00+02:00'),
      to: Date.parse('2025-10-27T00:00:00+01:00'),
    });
  });

  it('CAL-009 is bare until a week that was looked at has a slot that is set', async () => {
    const { store, asked } = askedStore(windowOf(null));
    expect(store.isBare).toBe(true);
    const load = store.load('2025-11-24');
    asked[0]?.answer(told('unavailable'));
    await load;
    expect(store.isBare).toBe(false);
  });

  it('never lets an older answer take the place of a newer one', async () => {
    const { store, asked, status } = askedStore();
    const loads = [store.load(MONDAY), store.load(MONDAY)];
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(told('booked'));
    asked[0]?.answer(told('available'));
    await Promise.all(loads);
    expect(status()).toBe('booked');
  });

  it('keeps weeks apart: an answer counts for the week that was asked for', async () => {
    const { store, asked, status } = askedStore(windowOf('available'));
    const load = store.load('2025-11-24');
    asked[0]?.answer(told('booked'));
    await load;
    expect([status(), status('2025-11-24')]).toEqual(['available', 'booked']);
  });

  it('tells nobody when an answer says nothing new', async () => {
    const { store, asked } = askedStore(windowOf('available'));
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    const before = store.view(MONDAY);
    const load = store.load(MONDAY);
    asked[0]?.answer({ ok: true, answer: windowOf('available') });
    await load;
    expect(store.view(MONDAY)).toBe(before);
    expect(told).toBe(0);
  });

  it('CAL-037 says the status of a failure, keeps what it knew, and recovers', async () => {
    const { store, asked, status } = askedStore(windowOf('available'));
    for (const [answer, error] of [
      [
        {
          ok: false,
          code: 'host_failed',
          reason: 'slotsNotFetched',
          message: 'Failed to fetch slots: 503',
          status: 502,
        },
        '503',
      ],
      [{ ok: false, code: 'internal', message: 'Something went wrong.', status: 500 }, '500'],
      [{ ok: false, code: 'interrupted', message: 'Interrupted.' }, 'no connection'],
    ] as const) {
      const load = store.load(MONDAY);
      asked.at(-1)?.answer(answer);
      await load;
      const failure = store.view(MONDAY).error;
      const text = failure && typeof failure === 'object' ? t.of(failure) : failure;
      expect(text).toBe(`Failed to fetch slots: ${error}`);
      expect(status()).toBe('available');
    }
    const load = store.load(MONDAY);
    asked.at(-1)?.answer(told('booked'));
    await load;
    expect(store.view(MONDAY).error).toBeNull();
    expect(status()).toBe('booked');
  });

  it('forgets what failed without a connection, once there is one', async () => {
    const { store, asked } = askedStore();
    const load = store.load(MONDAY);
    asked[0]?.answer({ ok: false, code: 'interrupted', message: 'Interrupted.' });
    await load;
    store.forgetFailures();
    expect(store.view(MONDAY)).toEqual({ data: null, error: null });
  });

  it('shows a change at once and keeps it until the week was asked for again', async () => {
    const { store, asked, status } = askedStore(windowOf('available'));
    let agree = (_: ApiResult<null>) => {};
    const change = store.change(
      MONDAY,
      block,
      () => new Promise<ApiResult<null>>((answer) => (agree = answer)),
    );
    expect(status()).toBe('unavailable');
    agree({ ok: true, answer: null });
    const { news } = await change;
    expect(status()).toBe('unavailable');
    asked[0]?.answer(told('booked'));
    await news;
    expect(status()).toBe('booked');
  });

  it('keeps a change under way over an answer from before it', async () => {
    const { store, asked, status } = askedStore(windowOf('available'));
    const poll = store.load(MONDAY);
    const change = store.change(MONDAY, block, () => new Promise(() => {}));
    asked[0]?.answer({ ok: true, answer: { ...windowOf('available'), bookings: null } });
    await poll;
    expect(status()).toBe('unavailable');
    void change;
  });

  it('takes a refused change back, says why, and asks again', async () => {
    const { store, asked, status } = askedStore(windowOf('available'));
    const refusal = { ok: false, code: 'slot_taken', message: 'Taken.' } as const;
    const { result } = await store.change(MONDAY, block, async () => refusal);
    expect(result).toEqual(refusal);
    expect(status()).toBe('available');
    expect(asked).toHaveLength(1);
  });
});
