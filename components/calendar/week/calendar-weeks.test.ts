import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { newQueryClient } from '@/components/shared/queries/query-provider';
import type { ApiResult } from '@/lib/shared/api/call-api';
import type { CalendarWindow } from '@/lib/shared/contract/provider-calendar';
import { spanOfWeek } from '@/lib/shared/domain/calendar/grid';
import { withStatus } from '@/lib/shared/domain/calendar/patches';
import { SLOT_MS, type SlotStatus } from '@/lib/shared/domain/calendar/slots';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Span } from '@/lib/shared/time/span';
import { createWeeks } from './calendar-weeks';

const t = textsFor('en', 'calendar.notices');
const MALTA = 'Europe/Malta';
const MONDAY = '2025-11-17';
const AT = Date.parse('2025-11-20T09:00:00+01:00');

type Answer = ApiResult<CalendarWindow>;

function windowOf(status: SlotStatus | null): CalendarWindow {
  return { slots: [{ startsAt: AT, status, serviceItemId: null }], bookings: [] };
}
const told = (status: SlotStatus): Answer => ({ ok: true, answer: windowOf(status) });

/** A calendar that shows a week, and whose questions are answered by the test, each when it likes. */
function askedWeeks(first?: CalendarWindow) {
  const asked: { span: Span; signal: AbortSignal; answer: (answer: Answer) => void }[] = [];
  const readWindow = (span: Span, signal: AbortSignal) =>
    new Promise<Answer>((answer) => asked.push({ span, signal, answer }));
  const client = newQueryClient();
  const weeks = createWeeks({
    client,
    calls: { readWindow },
    zone: MALTA,
    first: first && { monday: MONDAY, window: first, error: null },
  });
  const shown = new QueryObserver(client, { ...weeks.optionsOf(MONDAY), refetchOnMount: false });
  const onChange = vi.fn();
  shown.subscribe(onChange);
  const status = (monday = MONDAY) => weeks.view(monday).data?.slots.get(AT)?.status;
  return { weeks, asked, status, shown, onChange };
}

const block = (data: Parameters<typeof withStatus>[0]) =>
  withStatus(data, { from: AT, to: AT + SLOT_MS }, 'unavailable');

describe('the weeks of a calendar', () => {
  it('shows what the server read before it has asked anything', () => {
    const { weeks, asked, status } = askedWeeks(windowOf('available'));
    expect(status()).toBe('available');
    expect(asked).toEqual([]);
    expect(weeks.view('2025-11-24')).toEqual({ data: null, error: null });
  });

  it('asks for the whole week, also when the clocks change in it', async () => {
    expect(spanOfWeek('2025-10-20', MALTA)).toEqual({
      from: Date.parse('2025-10-20T00:00:00+02:00'),
      to: Date.parse('2025-10-27T00:00:00+01:00'),
    });
  });

  it('CAL-009 is bare until a week that was looked at has a slot that is set', async () => {
    const { weeks, asked } = askedWeeks(windowOf(null));
    expect(weeks.isBare).toBe(true);
    const load = weeks.load('2025-11-24');
    asked[0]?.answer(told('unavailable'));
    await load;
    expect(weeks.isBare).toBe(false);
  });

  it('never lets an older answer take the place of a newer one', async () => {
    const { weeks, asked, status } = askedWeeks();
    const loads = [weeks.reload(MONDAY), weeks.reload(MONDAY)];
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(told('booked'));
    asked[0]?.answer(told('available'));
    await Promise.all(loads);
    expect(status()).toBe('booked');
  });

  it('keeps weeks apart: an answer counts for the week that was asked for', async () => {
    const { weeks, asked, status } = askedWeeks(windowOf('available'));
    const load = weeks.load('2025-11-24');
    asked[0]?.answer(told('booked'));
    await load;
    expect([status(), status('2025-11-24')]).toEqual(['available', 'booked']);
  });

  it('draws nothing again when an answer says nothing new', async () => {
    const { weeks, asked, shown, onChange } = askedWeeks(windowOf('available'));
    const before = shown.getCurrentResult().data;
    const load = weeks.reload(MONDAY);
    asked[0]?.answer({ ok: true, answer: windowOf('available') });
    expect(await load).toBe(true);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(shown.getCurrentResult().data).toBe(before);
  });

  it('CAL-037 says the status of a failure, keeps what it knew, and recovers', async () => {
    const { weeks, asked, status } = askedWeeks(windowOf('available'));
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
      const load = weeks.reload(MONDAY);
      asked.at(-1)?.answer(answer);
      await load;
      const failure = weeks.view(MONDAY).error;
      const text = failure && typeof failure === 'object' ? t.of(failure) : failure;
      expect(text).toBe(`Failed to fetch slots: ${error}`);
      expect(status()).toBe('available');
    }
    const load = weeks.reload(MONDAY);
    asked.at(-1)?.answer(told('booked'));
    await load;
    expect(weeks.view(MONDAY).error).toBeNull();
    expect(status()).toBe('booked');
  });

  it('shows a change in the calendar of its person alone', async () => {
    const client = newQueryClient();
    const readWindow = async () => told('available');
    const [ada, ben] = [0, 1].map((person) =>
      createWeeks({ client, calls: { readWindow }, zone: MALTA, person }),
    );
    await Promise.all([ada?.load(MONDAY), ben?.load(MONDAY)]);
    const statuses = () =>
      [ada, ben].map((weeks) => weeks?.view(MONDAY).data?.slots.get(AT)?.status);
    let answer = (_isDone: boolean) => {};
    const sent = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const change = ben?.change(
      block,
      () => sent,
      (isDone) => (isDone ? block : null),
    );
    expect(statuses()).toEqual(['available', 'unavailable']);
    answer(true);
    await change;
    expect(statuses()).toEqual(['available', 'unavailable']);
  });

  it('forgets what failed without a connection, once there is one', async () => {
    const { weeks, asked } = askedWeeks();
    const load = weeks.reload(MONDAY);
    asked[0]?.answer({ ok: false, code: 'interrupted', message: 'Interrupted.' });
    await load;
    weeks.forgetFailures();
    expect(weeks.view(MONDAY)).toEqual({ data: null, error: null });
  });

  const isTaken = (result: ApiResult<null>) => (result.ok ? block : null);

  it('shows a change at once and keeps it until the week was asked for again', async () => {
    const { weeks, asked, status } = askedWeeks(windowOf('available'));
    let agree = (_: ApiResult<null>) => {};
    const answer = new Promise<ApiResult<null>>((resolve) => (agree = resolve));
    const change = weeks.change(block, () => answer, isTaken);
    expect(status()).toBe('unavailable');
    agree({ ok: true, answer: null });
    await change;
    const reloaded = weeks.reload(MONDAY);
    expect(status()).toBe('unavailable');
    asked[0]?.answer(told('booked'));
    await reloaded;
    expect(status()).toBe('booked');
  });

  it('keeps a change under way over an answer from before it', async () => {
    const { weeks, asked, status } = askedWeeks(windowOf('available'));
    const poll = weeks.reload(MONDAY);
    void weeks.change(block, () => new Promise<ApiResult<null>>(() => {}), isTaken);
    asked[0]?.answer({ ok: true, answer: { ...windowOf('available'), bookings: null } });
    await poll;
    expect(status()).toBe('unavailable');
  });

  it('keeps a change that was agreed to over an answer to an earlier question', async () => {
    const { weeks, asked, status } = askedWeeks(windowOf('available'));
    const poll = weeks.reload(MONDAY);
    await weeks.change(block, async () => ({ ok: true, answer: null }) as const, isTaken);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer({ ok: true, answer: { ...windowOf('available'), bookings: null } });
    await poll;
    expect(status()).toBe('unavailable');
  });

  it('takes a refused change back, and no other one with it', async () => {
    const { weeks, status } = askedWeeks(windowOf('available'));
    const later = { from: AT + SLOT_MS, to: AT + 2 * SLOT_MS };
    const laterStatus = () => weeks.view(MONDAY).data?.slots.get(later.from)?.status;
    void weeks.change(
      (data) => withStatus(data, later, 'unavailable'),
      () => new Promise<ApiResult<null>>(() => {}),
      isTaken,
    );
    const refusal = { ok: false, code: 'slot_taken', message: 'Taken.' } as const;
    expect(await weeks.change(block, async () => refusal, isTaken)).toEqual(refusal);
    expect([status(), laterStatus()]).toEqual(['available', 'unavailable']);
  });
});
