import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { newQueryClient } from '@/components/queries/query-provider';
import type { ApiResult } from '@/lib/api/call-api';
import type { CalendarWindow } from '@/lib/contract/provider-calendar';
import { type Change, changesOfRange, inverseOf, type Marks } from '@/lib/domain/calendar/plan';
import type { SlotStatus } from '@/lib/domain/calendar/slots';
import { instantOf } from '@/lib/time/venue-time';
import { createWeeks } from './calendar-weeks';
import { applyChanges, findMarks, followChanges, marksUnder } from './week-changes';

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

/** A calendar that shows the first week; the second one is answered when it is asked for. */
function weeksOf(second: ApiResult<CalendarWindow> = refused) {
  const asked: string[] = [];
  const readWindow = async ({ from }: { from: number }) => {
    asked.push(new Date(from).toISOString());
    return second;
  };
  const window = week(MONDAY, '2027-06-15', ['available', 'booked']);
  const client = newQueryClient();
  const first = { monday: MONDAY, window, error: null };
  const weeks = createWeeks({ client, calls: { readWindow }, zone: MALTA, first });
  new QueryObserver(client, { ...weeks.optionsOf(MONDAY), refetchOnMount: false }).subscribe(
    () => undefined,
  );
  const status = (date: string, monday = MONDAY) =>
    weeks.view(monday).data?.slots.get(nine(date))?.status;
  return { weeks, asked, status };
}

const firsts = (found: Marks, dates: readonly string[]) => dates.map((day) => found.get(nine(day)));

describe('what the calendar knows of slots', () => {
  const dates = [MONDAY, '2027-06-15', '2027-06-16', NEXT];

  it('is what they are marked, that they are not set, or nothing for a week that was never seen', () => {
    const found = marksUnder(weeksOf().weeks, hour(dates), false);
    expect(found.size).toBe(16);
    expect(firsts(found, dates)).toEqual(['available', 'available', null, undefined]);
  });

  it('is asked for first, in weeks that were never seen and in no others', async () => {
    const answer = week(NEXT, '2027-06-22', ['available', 'unavailable']);
    const { weeks, asked } = weeksOf({ ok: true, answer });
    expect(firsts(await findMarks(weeks, hour(dates), false), dates)).toEqual([
      'available',
      'available',
      null,
      'available',
    ]);
    expect(asked).toEqual(['2027-06-20T22:00:00.000Z']);
  });

  it('stays unknown where it cannot be read, and is left out of the way back', async () => {
    const found = await findMarks(weeksOf().weeks, hour([MONDAY, NEXT]), false);
    expect(firsts(found, [MONDAY, NEXT])).toEqual(['available', undefined]);
    const { changes, unknown } = inverseOf(found, MALTA);
    expect(unknown).toBe(4);
    expect(new Set(changes.map(({ date }) => date))).toEqual(new Set([MONDAY]));
  });
});

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

/** A host that clears marks and tells those of two weeks, whatever window is asked for. */
function hostWithMarks() {
  const slot = { startsAt: nine(MONDAY), serviceItemId: null };
  const slots: CalendarWindow['slots'] = [
    { ...slot, status: 'booked', source: 'visit', mark: 'unavailable' },
    { ...slot, startsAt: nine('2027-06-15'), status: 'available', source: 'hours', mark: null },
    { ...slot, startsAt: nine(NEXT), status: 'unavailable', source: 'kept', mark: 'available' },
  ];
  const asked: string[] = [];
  const readWindow = async ({ from }: { from: number }) => {
    asked.push(new Date(from).toISOString());
    return { ok: true, answer: { slots, bookings: null } } as const;
  };
  return { calls: { readWindow, clearsMarks: true }, asked };
}

describe('a dialog that is followed', () => {
  const ANSWER = week(MONDAY, '2027-06-15', ['available', 'booked']);
  const documented = {
    readWindow: async () => ({ ok: true, answer: ANSWER }) as const,
    clearsMarks: false,
  };

  it('shows what was set, and tells what that was before', async () => {
    const { weeks, status } = weeksOf();
    const told: (Marks | null)[] = [];
    const changes = hour([MONDAY, '2027-06-15', '2027-06-16']);
    const host = { calls: documented, zone: MALTA };
    const tell = await followChanges(weeks, host, (found) => told.push(found))(changes);
    await tell(changes.slice(0, 2));
    expect([status(MONDAY), status('2027-06-16')]).toEqual(['unavailable', undefined]);
    const [found] = told;
    expect(found?.size).toBe(8);
    expect(found && firsts(found, [MONDAY, '2027-06-15'])).toEqual(['available', 'available']);
  });

  it('tells which slots followed the hours, and what is marked beneath visits and around them', async () => {
    const { calls, asked } = hostWithMarks();
    const told: (Marks | null)[] = [];
    const dates = [MONDAY, '2027-06-15', '2027-06-16', NEXT];
    const changes = hour(dates, 'available');
    const follow = followChanges(weeksOf().weeks, { calls, zone: MALTA }, (found) =>
      told.push(found),
    );
    await (await follow(changes))(changes);
    expect(told[0] && firsts(told[0], dates)).toEqual([
      'unavailable',
      'cleared',
      'cleared',
      'available',
    ]);
    expect(asked, 'six weeks at once').toEqual(['2027-06-13T22:00:00.000Z']);
  });

  it('tells of no way back when a day of it could not be read, and nothing when nothing was set', async () => {
    const told: (Marks | null)[] = [];
    const calls = { readWindow: async () => refused, clearsMarks: true };
    const follow = followChanges(weeksOf().weeks, { calls, zone: MALTA }, (found) =>
      told.push(found),
    );
    const changes = hour([MONDAY, NEXT]);
    await (await follow(changes))(changes);
    await (await follow(changes))([]);
    expect(told).toEqual([null]);
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
