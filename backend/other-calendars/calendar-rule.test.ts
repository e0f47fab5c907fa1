import fc from 'fast-check';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { histories } from '@/test/histories';
import { busyTimes } from './busy-times.mjs';
import { ruledTimes } from './calendar-rule.mjs';

const START = Date.UTC(2025, 0, 31, 9);

function times(text: string, { start = START, from = START, to = START + 800 * DAY_MS } = {}) {
  const rule = ICAL.Recur.fromString(text);
  const of = { start, isDate: false, last: Number.POSITIVE_INFINITY };
  return [...ruledTimes(rule, of, { from, to }, { steps: 2_000_000 })];
}

const dates = (text: string, options = {}) =>
  times(text, options).map((at) => new Date(at).toISOString().slice(0, 10));

describe('a rule', () => {
  it('skips days that do not exist', () => {
    expect(dates('FREQ=MONTHLY;COUNT=4')).toEqual([
      '2025-01-31',
      '2025-03-31',
      '2025-05-31',
      '2025-07-31',
    ]);
    expect(dates('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toEqual([]);
    expect(
      dates('FREQ=YEARLY;COUNT=2', { start: Date.UTC(2024, 1, 29, 9), from: 0, to: 4e12 }),
    ).toEqual(['2024-02-29', '2028-02-29']);
  });

  it('counts weekdays from either end, and picks by position', () => {
    expect(dates('FREQ=MONTHLY;BYDAY=-1FR;COUNT=3')).toEqual([
      '2025-01-31',
      '2025-02-28',
      '2025-03-28',
    ]);
    expect(dates('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=2')).toEqual([
      '2025-02-27',
      '2025-03-28',
    ]);
    expect(dates('FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2')).toEqual(['2025-11-27', '2026-11-26']);
    expect(dates('FREQ=YEARLY;BYDAY=20MO;COUNT=1')).toEqual(['2025-05-19']);
    expect(dates('FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=2')).toEqual(['2025-05-12', '2026-05-11']);
    expect(dates('FREQ=YEARLY;BYYEARDAY=-1;COUNT=1')).toEqual(['2025-12-31']);
  });

  it('begins its weeks where it says', () => {
    const start = Date.UTC(1997, 7, 5, 9);
    const of = { start, from: start, to: start + 60 * DAY_MS };
    expect(dates('FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', of)).toEqual([
      '1997-08-05',
      '1997-08-10',
      '1997-08-19',
      '1997-08-24',
    ]);
    expect(dates('FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', of)).toEqual([
      '1997-08-05',
      '1997-08-17',
      '1997-08-19',
      '1997-08-31',
    ]);
  });

  it('by the hour or minute has the times of its parts', () => {
    const clock = (text: string) =>
      times(text, { to: START + DAY_MS }).map((at) => new Date(at).toISOString().slice(11, 16));
    expect(clock('FREQ=HOURLY;INTERVAL=3;COUNT=3')).toEqual(['09:00', '12:00', '15:00']);
    expect(clock('FREQ=HOURLY;BYMINUTE=0,30;BYHOUR=10;COUNT=2')).toEqual(['10:00', '10:30']);
    expect(clock('FREQ=MINUTELY;INTERVAL=90;COUNT=2')).toEqual(['09:00', '10:30']);
    expect(clock('FREQ=DAILY;BYHOUR=8,10;COUNT=2')).toEqual(['10:00', '08:00']);
  });
});

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A rule, and whether a day is one of it, said of each day by itself. */
const plain = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 3 }),
    monthDays: fc.uniqueArray(fc.constantFrom<number>(1, 2, 15, 29, 30, 31, -1, -3), {
      maxLength: 2,
    }),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
    count: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
  })
  .map((one) => (one.freq === 'WEEKLY' ? { ...one, monthDays: [] } : one));
type Plain = typeof plain extends fc.Arbitrary<infer T> ? T : never;

function textOf({ freq, interval, weekdays, monthDays, months, count }: Plain): string {
  const part = (name: string, values: readonly unknown[]) =>
    values.length > 0 ? `;${name}=${values.join(',')}` : '';
  const by = part('BYDAY', weekdays) + part('BYMONTHDAY', monthDays) + part('BYMONTH', months);
  return `FREQ=${freq};INTERVAL=${interval}${by}${count === null ? '' : `;COUNT=${count}`}`;
}

const dayAt = (at: number) => DateTime.fromMillis(at, { zone: 'UTC' });

function isOfRule(rule: Plain, day: DateTime, start: DateTime): boolean {
  const apart = {
    DAILY: day.startOf('day').diff(start.startOf('day'), 'days').days,
    WEEKLY: day.startOf('week').diff(start.startOf('week'), 'weeks').weeks,
    MONTHLY: (day.year - start.year) * 12 + day.month - start.month,
    YEARLY: day.year - start.year,
  }[rule.freq];
  if (apart === undefined || apart < 0 || Math.round(apart) % rule.interval !== 0) return false;
  const { weekdays, monthDays, months } = rule;
  const saysDay = weekdays.length > 0 || monthDays.length > 0;
  if (months.length > 0 && !months.includes(day.month)) return false;
  if (weekdays.length > 0 && !weekdays.includes(WEEKDAYS[day.weekday - 1] ?? '')) return false;
  const fromEnd = day.day - (day.daysInMonth ?? 0) - 1;
  if (monthDays.length > 0 && !monthDays.includes(day.day) && !monthDays.includes(fromEnd))
    return false;
  if (saysDay || rule.freq === 'DAILY') return true;
  if (rule.freq === 'WEEKLY') return day.weekday === start.weekday;
  return (
    day.day === start.day &&
    (rule.freq === 'MONTHLY' || months.length > 0 || day.month === start.month)
  );
}

function modelTimes(rule: Plain, start: number, to: number): number[] {
  const found: number[] = [];
  for (let at = start; at <= to; at += DAY_MS) {
    if (isOfRule(rule, dayAt(at), dayAt(start))) found.push(at);
    if (rule.count !== null && found.length === rule.count) break;
  }
  return found;
}

const starts = fc
  .integer({ min: 0, max: 2_000 })
  .map((days) => Date.UTC(2022, 0, 1, 9) + days * DAY_MS);

describe('compared with a plain model', () => {
  it('has the same days, from wherever it is looked at', () => {
    fc.assert(
      fc.property(plain, starts, fc.integer({ min: 0, max: 500 }), (rule, start, skipped) => {
        const window = { from: start + skipped * DAY_MS, to: start + 700 * DAY_MS };
        const expected = modelTimes(rule, start, window.to).filter((at) => at >= window.from);
        expect(times(textOf(rule), { start, ...window })).toEqual(expected);
      }),
      histories(60),
    );
  });

  it('keeps the time of the clock where it repeats, without what was left out or moved', () => {
    const zone = fc.constantFrom('Europe/Malta', 'America/New_York', 'Asia/Kathmandu', 'UTC');
    const choices = fc.array(fc.constantFrom('kept', 'left out', 'moved', 'cancelled'), {
      minLength: 40,
      maxLength: 40,
    });
    fc.assert(
      fc.property(zone, choices, fc.integer({ min: 0, max: 23 }), (name, fates, hour) => {
        const first = DateTime.fromObject(
          { year: 2026, month: 3, day: 1, hour, minute: 30 },
          { zone: name },
        );
        const local = (at: DateTime) => `TZID=${name}:${at.toFormat("yyyyMMdd'T'HHmmss")}`;
        const wall = (day: number) =>
          `${first.plus({ days: day }).toFormat('yyyyMMdd')}T${first.toFormat('HHmmss')}`;
        const lines = ['BEGIN:VEVENT', 'UID:1', `DTSTART;${local(first)}`, 'DURATION:PT20M'];
        lines.push('RRULE:FREQ=DAILY;COUNT=40');
        const others: string[] = [];
        const expected: number[] = [];
        for (const [day, fate] of fates.entries()) {
          const at = first.plus({ days: day });
          const own = ['BEGIN:VEVENT', 'UID:1', `RECURRENCE-ID;TZID=${name}:${wall(day)}`];
          if (fate === 'kept') expected.push(at.toMillis());
          if (fate === 'left out') lines.push(`EXDATE;TZID=${name}:${wall(day)}`);
          if (fate === 'cancelled') {
            others.push(
              ...own,
              `DTSTART;TZID=${name}:${wall(day)}`,
              'STATUS:CANCELLED',
              'END:VEVENT',
            );
          }
          if (fate === 'moved') {
            const to = at.toMillis() + 2 * HOUR_MS;
            expected.push(to);
            const stamp = new Date(to).toISOString().replace(/[-:]|\.\d+/g, '');
            others.push(...own, `DTSTART:${stamp}`, 'DURATION:PT20M', 'END:VEVENT');
          }
        }
        const file = ['BEGIN:VCALENDAR', ...lines, 'END:VEVENT', ...others, 'END:VCALENDAR'];
        const asked = {
          from: Date.UTC(2026, 0, 1),
          to: Date.UTC(2027, 0, 1),
          zone: 'UTC',
          accountId: 1,
          ownUid: '',
        };
        const { busy } = busyTimes(file.join('\r\n'), asked);
        expect(busy.map(({ from }) => from)).toEqual(expected.sort((a, b) => a - b));
      }),
      histories(60),
    );
  });
});
