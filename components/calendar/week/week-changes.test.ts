import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { newQueryClient } from '@/components/shared/queries/query-provider';
import type { ApiResult } from '@/lib/shared/api/call-api';
import type { CalendarWindow } from '@/lib/shared/contract/provider-calendar';
import { changesOfRange, type MarkChange } from '@/lib/shared/domain/calendar/plan';
import type { SlotStatus } from '@/lib/shared/domain/calendar/slots';
import { instantOf } from '@/lib/shared/time/venue-time';
import { createWeeks } from './calendar-weeks';
import { applyChanges } from './week-changes';

const MALTA = 'Europe/Malta';
const [MONDAY, NEXT] = ['2027-06-14', '2027-06-21'];
const hour = (dates: readonly string[], mark: MarkChange['mark'] = 'unavailable') =>
  changesOfRange(dates, { from: 540, to: 600 }, mark, MALTA);
const nine = (date: string) => instantOf(date, 540, MALTA);

/** {host}'s answer for a week in which 09:00 of its Monday and of its Tuesday are set. */
function week(monday: string, tuesday: string, of: [SlotStatus, SlotStatus]): CalendarWindow {
  const slots = [monday, tuesday].map((date, index) => ({
    startsAt: nine(date),
    status: of[index] ?? null,
    serviceItemId: null,
  }));
  return { slots, bookings: null };
}

const refused: ApiResult<CalendarWindow> = { ok: false, code: 'host_failed', message: 'Not now.' };

/** A calendar that shows the first week; the second one is answered when it is asked for. */
function weeksOf(second: ApiResult<CalendarWindow> = refused) {
  const readWindow = async () => second;
  const window = week(MONDAY, '2027-06-15', ['available', 'booked']);
  const client = newQueryClient();
  const first = { monday: MONDAY, window, error: null };
  const weeks = createWeeks({ client, calls: { readWindow }, zone: MALTA, first });
  new QueryObserver(client, { ...weeks.optionsOf(MONDAY), refetchOnMount: false }).subscribe(
    () => undefined,
  );
  const status = (date: string, monday = MONDAY) =>
    weeks.view(monday).data?.slots.get(nine(date))?.status;
  return { weeks, status };
}

describe('changes on show', () => {
  it('are drawn in each week that is known, on its own days, and never over a visit', async () => {
    const answer = week(NEXT, '2027-06-22', ['available', 'available']);
    const { weeks, status } = weeksOf({ ok: true, answer });
    await weeks.load(NEXT);
    await weeks.keep(applyChanges(hour([MONDAY, '2027-06-15', NEXT])));
    expect([status(MONDAY), status('2027-06-15'), status(NEXT, NEXT)]).toEqual([
      'unavailable',
      'booked',
      'unavailable',
    ]);
    expect(status(NEXT), 'a week holds its own days only').toBeUndefined();
    expect(status('2027-06-22', NEXT)).toBe('available');
  });

  it('are taken back where they were refused, and nowhere else', async () => {
    const { weeks, status } = weeksOf();
    const changes = hour([MONDAY, '2027-06-16']);
    const sent = weeks.change(
      applyChanges(changes),
      async () => changes.slice(1),
      (set) => applyChanges(set),
    );
    expect([status(MONDAY), status('2027-06-16')]).toEqual(['unavailable', 'unavailable']);
    await sent;
    expect([status(MONDAY), status('2027-06-16')]).toEqual(['available', 'unavailable']);
  });
});

describe('a cleared slot', () => {
  it('shows nothing until the hours are told, unless it had no mark', () => {
    const slots = new Map([
      [nine(MONDAY), { status: 'available', serviceItemId: null, mark: 'available' }],
      [nine('2027-06-15'), { status: 'available', serviceItemId: null, mark: null }],
      [nine('2027-06-16'), { status: 'booked', serviceItemId: '5', mark: 'unavailable' }],
    ] as const);
    const dates = [MONDAY, '2027-06-15', '2027-06-16'];
    const after = applyChanges(hour(dates, 'cleared'))({ slots, bookings: null }, MONDAY).slots;
    expect(dates.map((date) => after.get(nine(date))?.status)).toEqual([
      null,
      'available',
      'booked',
    ]);
    expect(dates.map((date) => after.get(nine(date))?.mark)).toEqual([null, null, null]);
  });
});
