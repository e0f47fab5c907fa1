import { describe, expect, it } from 'vitest';
import type { ApiResult } from '@/lib/api/call-api';
import type { CalendarWindow } from '@/lib/contract/rows/api-calendar';
import { type Change, changesOfRange, inverseOf, type Statuses } from '@/lib/domain/calendar/plan';
import type { SlotStatus } from '@/lib/domain/calendar/slots';
import { instantOf } from '@/lib/time/venue-time';
import { CalendarStore } from './calendar-store';
import { findStatuses, followChanges, showChanges, statusesUnder } from './show-changes';

const MALTA = 'Europe/Malta';
const [MONDAY, NEXT] = ['2027-06-14', '2027-06-21'];
const hour = (dates: readonly string[], mark: Change['mark'] = 'unavailable') =>
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

/** A store that knows the first week; the second one is answered when it is asked for. */
function storeOf(second: ApiResult<CalendarWindow> = refused) {
  const asked: string[] = [];
  const readWindow = async ({ from }: { from: number }) => {
    asked.push(new Date(from).toISOString());
    return second;
  };
  const window = week(MONDAY, '2027-06-15', ['available', 'booked']);
  const store = new CalendarStore({ readWindow }, MALTA, { monday: MONDAY, window, error: null });
  const status = (date: string, monday = MONDAY) =>
    store.view(monday).data?.slots.get(nine(date))?.status;
  return { store, asked, status };
}

const firsts = (found: Statuses, dates: readonly string[]) =>
  dates.map((day) => found.get(nine(day)));

describe('what the calendar knows of slots', () => {
  const dates = [MONDAY, '2027-06-15', '2027-06-16', NEXT];

  it('is their status, that they are not set, or nothing for a week that was never seen', () => {
    const found = statusesUnder(storeOf().store, hour(dates));
    expect(found.size).toBe(16);
    expect(firsts(found, dates)).toEqual(['available', 'booked', null, undefined]);
  });

  it('is asked for first, in weeks that were never seen and in no others', async () => {
    const answer = week(NEXT, '2027-06-22', ['available', 'unavailable']);
    const { store, asked } = storeOf({ ok: true, answer });
    expect(firsts(await findStatuses(store, hour(dates)), dates)).toEqual([
      ...['available', 'booked', null, 'available'],
    ]);
    expect(asked).toEqual(['2027-06-20T22:00:00.000Z']);
  });

  it('stays unknown where it cannot be read, and is left out of the way back', async () => {
    const found = await findStatuses(storeOf().store, hour([MONDAY, NEXT]));
    expect(firsts(found, [MONDAY, NEXT])).toEqual(['available', undefined]);
    const { changes, unknown } = inverseOf(found, MALTA);
    expect(unknown).toBe(4);
    expect(new Set(changes.map(({ date }) => date))).toEqual(new Set([MONDAY]));
  });
});

describe('changes on show', () => {
  it('are drawn in each week that is known, on its own days, and never over a visit', async () => {
    const answer = week(NEXT, '2027-06-22', ['available', 'available']);
    const { store, status } = storeOf({ ok: true, answer });
    await store.load(NEXT);
    showChanges(store, hour([MONDAY, '2027-06-15', NEXT]))([]);
    expect([status(MONDAY), status('2027-06-15'), status(NEXT, NEXT)]).toEqual([
      ...['unavailable', 'booked', 'unavailable'],
    ]);
    expect(status(NEXT), 'a week holds its own days only').toBeUndefined();
    expect(status('2027-06-22', NEXT)).toBe('available');
  });

  it('are taken back where they were refused, and nowhere else', () => {
    const { store, status } = storeOf();
    const changes = hour([MONDAY, '2027-06-16']);
    const settle = showChanges(store, changes);
    expect([status(MONDAY), status('2027-06-16')]).toEqual(['unavailable', 'unavailable']);
    settle(changes.slice(0, 1));
    expect([status(MONDAY), status('2027-06-16')]).toEqual(['available', 'unavailable']);
  });
});

describe('a dialog that is followed', () => {
  it('shows what was set, and tells what that had before', () => {
    const { store, status } = storeOf();
    const told: (Statuses | null)[] = [];
    const changes = hour([MONDAY, '2027-06-15', '2027-06-16']);
    followChanges(store, (found) => told.push(found))(changes)(changes.slice(0, 2));
    expect([status(MONDAY), status('2027-06-16')]).toEqual(['unavailable', undefined]);
    const [found] = told;
    expect(found?.size).toBe(8);
    expect(found && firsts(found, [MONDAY, '2027-06-15'])).toEqual(['available', 'booked']);
  });

  it('tells of no way back when a day of it was never seen, and nothing when nothing was set', () => {
    const told: (Statuses | null)[] = [];
    const follow = followChanges(storeOf().store, (found) => told.push(found));
    const changes = hour([MONDAY, NEXT]);
    follow(changes)(changes);
    follow(changes)([]);
    expect(told).toEqual([null]);
  });
});
