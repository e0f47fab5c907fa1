import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SLOT_MS, slotsOf } from '@/lib/shared/domain/calendar/slots';
import { addDays, daysApart, weekdayOf } from '@/lib/shared/time/local-date';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { instantOf, spanOfDays } from '@/lib/shared/time/venue-time';
import { occurrenceOf, toWallTime } from '@/lib/shared/time/wall-time';
import { histories } from '@/test/histories';
import { type BookedVisit, type CalendarState, calendarSlots } from './calendar-slots';
import { publicHolidayOn } from './public-holidays';
import { nthsOf } from './repeat';
import { NO_RULES, NO_SCHEDULE, type Schedule, type SpecialDays, type Week } from './schedule';

const ZONE = 'Europe/Malta';
const WEEK: Week = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  day < 5
    ? [
        { from: 540, to: 780 },
        { from: 840, to: 1020 },
      ]
    : [],
);
const usual = { name: 'Usual', from: null, until: null, week: WEEK };

function slotsOn(
  date: string,
  state: Partial<CalendarState>,
  audience: 'customer' | 'provider' = 'provider',
  now = 0,
) {
  const window = spanOfDays(date, date, ZONE);
  const full = { schedule: NO_SCHEDULE, marks: [], visits: [], ...state };
  return calendarSlots(full, { window, audience, now, zone: ZONE });
}

/** "09:00-13:00 available hours", one for each run of equal slots. */
function runsOn(...asked: Parameters<typeof slotsOn>): string[] {
  const runs: { from: number; to: number; text: string }[] = [];
  for (const { startsAt, status, source } of slotsOn(...asked)) {
    const text = `${status} ${source}`;
    const last = runs.at(-1);
    if (last?.to === startsAt && last.text === text) last.to += SLOT_MS;
    else runs.push({ from: startsAt, to: startsAt + SLOT_MS, text });
  }
  const clock = (at: number) => toWallTime(at, ZONE).slice(11);
  return runs.map(({ from, to, text }) => `${clock(from)}-${clock(to)} ${text}`);
}

function visit(date: string, from: number, to: number): BookedVisit {
  const during = { from: instantOf(date, from, ZONE), to: instantOf(date, to, ZONE) };
  return { ...during, serviceItemId: '7', isByProvider: false };
}

describe('a schedule', () => {
  const schedule: Schedule = {
    ...NO_SCHEDULE,
    sets: [
      usual,
      {
        name: 'Summer',
        from: '2027-07-01',
        until: '2027-08-31',
        week: WEEK.map(() => [{ from: 360, to: 720 }]),
      },
    ],
    special: [
      { name: 'Away', from: '2027-07-10', until: '2027-07-12', ranges: [] },
      { name: 'Fair', from: '2027-07-12', until: '2027-07-13', ranges: [{ from: 1080, to: 1200 }] },
      { name: 'Autumn', from: '2027-09-01', until: '2027-09-30', ranges: [{ from: 600, to: 720 }] },
      { name: 'Shrine', from: '2027-09-21', until: '2027-09-21', ranges: [{ from: 480, to: 540 }] },
      {
        name: 'Evenings',
        from: '2027-12-01',
        until: '2027-12-01',
        ranges: [{ from: 1080, to: 1200 }],
        repeat: 'week',
      },
      {
        name: 'Christmas',
        from: '2027-12-25',
        until: '2027-12-25',
        ranges: [{ from: 600, to: 780 }],
        repeat: 'year',
      },
    ],
    isClosedOnHolidays: true,
    workedHolidays: ['2027-06-29', '2027-12-08'],
  };

  test.each([
    ['a weekday', '2027-06-30', ['09:00-13:00 available hours', '14:00-17:00 available hours']],
    ['a Sunday', '2027-06-27', []],
    ['a day of a dated set', '2027-07-04', ['06:00-12:00 available hours']],
    ['a day off', '2027-07-11', ['00:00-00:00 unavailable day-off']],
    ['a day off that is special too', '2027-07-12', ['00:00-00:00 unavailable day-off']],
    ['a special day', '2027-07-13', ['18:00-20:00 available special-day']],
    ['a public holiday', '2027-06-07', ['00:00-00:00 unavailable day-off']],
    [
      'a holiday that is worked',
      '2027-06-29',
      ['09:00-13:00 available hours', '14:00-17:00 available hours'],
    ],
    [
      'a public holiday in a month of other hours',
      '2027-09-08',
      ['00:00-00:00 unavailable day-off'],
    ],
    ['a public holiday with hours of its own', '2027-09-21', ['08:00-09:00 available special-day']],
    [
      'a public holiday with hours of its own each year',
      '2028-12-25',
      ['10:00-13:00 available special-day'],
    ],
    ['the day after it', '2027-09-22', ['10:00-12:00 available special-day']],
    [
      'a holiday that is worked, among days that repeat',
      '2027-12-08',
      ['18:00-20:00 available special-day'],
    ],
    ['a public holiday among days that repeat', '2028-06-07', ['00:00-00:00 unavailable day-off']],
    ['the day the clocks go forward', '2027-03-28', []],
  ])('says what %s is', (_, date, runs) => {
    expect(runsOn(date, { schedule })).toEqual(runs);
  });

  test('gives way to what is painted, and both to visits', () => {
    const at = (minute: number) => instantOf('2027-06-30', minute, ZONE);
    const marks = [
      { status: 'unavailable' as const, from: at(600), to: at(660) },
      { status: 'available' as const, from: at(780), to: at(840) },
    ];
    expect(
      runsOn('2027-06-30', { schedule, marks, visits: [visit('2027-06-30', 540, 570)] }),
    ).toEqual([
      '09:00-09:30 booked visit',
      '09:30-10:00 available hours',
      '10:00-11:00 unavailable mark',
      '11:00-13:00 available hours',
      '13:00-14:00 available mark',
      '14:00-17:00 available hours',
    ]);
  });

  test('tells the provider alone which visits lie in time that is not open', () => {
    const at = (minute: number) => instantOf('2027-06-30', minute, ZONE);
    const state = {
      schedule,
      marks: [
        { status: 'unavailable' as const, from: at(600), to: at(630) },
        { status: 'available' as const, from: at(1200), to: at(1230) },
      ],
      visits: [
        visit('2027-06-30', 570, 615),
        visit('2027-06-30', 1020, 1035),
        visit('2027-06-30', 1200, 1215),
      ],
    };
    const outside = (audience: 'customer' | 'provider') =>
      slotsOn('2027-06-30', state, audience).flatMap(({ startsAt, isOutside }) =>
        isOutside ? [toWallTime(startsAt, ZONE).slice(11)] : [],
      );
    expect(outside('provider')).toEqual(['10:00', '17:00']);
    expect(outside('customer')).toEqual([]);
  });

  test('keeps nine o’clock at nine over both clock changes', () => {
    const week = WEEK.map(() => [
      { from: 60, to: 240 },
      { from: 540, to: 600 },
    ]);
    const always = { ...NO_SCHEDULE, sets: [{ ...usual, week }] };
    // At 02:00 it is 03:00: two hours are left of three, and an hour more when they go back.
    expect(runsOn('2027-03-28', { schedule: always })).toEqual([
      '01:00-04:00 available hours',
      '09:00-10:00 available hours',
    ]);
    expect(slotsOn('2027-03-28', { schedule: always })).toHaveLength(8 + 4);
    expect(slotsOn('2027-10-31', { schedule: always })).toHaveLength(16 + 4);
  });
});

describe('the rules', () => {
  const withRules = (rules: object): Schedule => ({
    ...NO_SCHEDULE,
    sets: [usual],
    rules: { ...NO_RULES, ...rules },
  });
  const visits = [visit('2027-06-30', 600, 660)];

  test('keep time before and after visits, for the provider too', () => {
    const schedule = withRules({ beforeMinutes: 15, afterMinutes: 30 });
    expect(runsOn('2027-06-30', { schedule, visits })).toEqual([
      // What the visit keeps free, and what the next one would: 30 and 15 minutes between the two.
      '09:00-09:15 available hours',
      '09:15-10:00 unavailable kept',
      '10:00-11:00 booked visit',
      '11:00-11:45 unavailable kept',
      '11:45-13:00 available hours',
      '14:00-17:00 available hours',
    ]);
  });

  test('bind customers alone by notice, days ahead and visits a day', () => {
    const now = instantOf('2027-06-30', 570, ZONE);
    const notice = withRules({ noticeMinutes: 60 });
    expect(runsOn('2027-06-30', { schedule: notice }, 'provider', now)).toHaveLength(2);
    expect(runsOn('2027-06-30', { schedule: notice }, 'customer', now)[0]).toBe(
      '09:00-10:30 unavailable rule',
    );
    const ahead = withRules({ daysAhead: 1 });
    expect(runsOn('2027-07-01', { schedule: ahead }, 'customer', now)[0]).toBe(
      '09:00-13:00 available hours',
    );
    expect(runsOn('2027-07-02', { schedule: ahead }, 'customer', now)[0]).toBe(
      '09:00-13:00 unavailable rule',
    );
    const full = withRules({ visitsPerDay: 1 });
    expect(runsOn('2027-06-30', { schedule: full, visits }, 'customer', now)).not.toContain(
      expect.stringContaining('available hours'),
    );
    const own = visits.map((one) => ({ ...one, isByProvider: true }));
    expect(runsOn('2027-06-30', { schedule: full, visits: own }, 'customer', now)).toContain(
      '11:00-13:00 available hours',
    );
  });
});

const shown = new Map<number, { date: string; minute: number }>();

/** What a clock shows. An hour shown twice belongs to whoever is open when it is over. */
function wallOf(at: number): { date: string; minute: number } {
  const known = shown.get(at);
  if (known) return known;
  const wall = toWallTime(at, ZONE);
  const isSecond = occurrenceOf(at, ZONE) === 'second';
  const minute = Number(wall.slice(11, 13)) * 60 + (isSecond ? 59.5 : Number(wall.slice(14)));
  shown.set(at, { date: wall.slice(0, 10), minute });
  return { date: wall.slice(0, 10), minute };
}

/** The same rules said five minutes by five, without any of the code above. */
function modelOf(state: CalendarState, startsAt: number, now: number): string | null {
  const { schedule, marks, visits } = state;
  const minutes = [0, 5, 10].map((n) => startsAt + n * MINUTE_MS);
  const isIn = (at: number, { from, to }: { from: number; to: number }) => from <= at && at < to;
  if (visits.some((one) => minutes.some((at) => isIn(at, one)))) return 'booked';
  if (marks.some((one) => one.status === 'unavailable' && minutes.some((at) => isIn(at, one))))
    return 'unavailable';
  const scheduled = (at: number) => {
    const { date, minute } = wallOf(at);
    const special = schedule.special.filter((days) => isOn(days, date));
    if (special.some(({ ranges }) => ranges.length === 0)) return 'off';
    const isHoliday = schedule.isClosedOnHolidays && publicHolidayOn(date) !== null;
    const ofThisDay = special.filter(
      ({ from, until, repeat }) => from === until && (!repeat || repeat === 'year'),
    );
    const counted = isHoliday ? ofThisDay : special;
    if (isHoliday && counted.length === 0) return 'off';
    const set =
      schedule.sets
        .slice(1)
        .find(({ from, until }) => (from ?? '') <= date && date <= (until ?? '9')) ??
      schedule.sets[0];
    const ranges = counted[0]?.ranges ?? set?.week[weekdayOf(date)] ?? [];
    return ranges.some(({ from, to }) => from <= minute && minute < to) ? 'open' : 'shut';
  };
  const painted = (at: number) => marks.some((one) => isIn(at, one));
  const states = minutes.map((at) => (painted(at) ? 'open' : scheduled(at)));
  if (states.includes('off')) return 'unavailable';
  if (!states.every((one) => one === 'open')) return null;
  const { beforeMinutes, afterMinutes, noticeMinutes } = schedule.rules;
  const around = (beforeMinutes + afterMinutes) * MINUTE_MS;
  const isKept = visits.some(({ from, to }) =>
    minutes.some((at) => from - around <= at && at < to + around),
  );
  return isKept || startsAt < now + noticeMinutes * MINUTE_MS ? 'unavailable' : 'available';
}

/** Days of a time that began on one of the last days. */
function isOn({ from, until, repeat }: SpecialDays, date: string): boolean {
  const length = daysApart(from, until) + 1;
  return Array.from({ length }, (_, ago) => addDays(date, -ago)).some((start) => {
    if (start <= from || !repeat) return start === from;
    if (repeat === 'week') return weekdayOf(start) === weekdayOf(from);
    if (repeat === 'year') return start.slice(5) === from.slice(5);
    const isLast = addDays(start, 7).slice(5, 7) !== start.slice(5, 7);
    const nth = ['first', 'second', 'third', 'fourth'][Math.ceil(Number(start.slice(8)) / 7) - 1];
    return weekdayOf(start) === weekdayOf(from) && (repeat === 'last' ? isLast : repeat === nth);
  });
}

describe('a plain model', () => {
  const quarter = (max: number) => fc.integer({ min: 0, max: max / 15 }).map((n) => n * 15);
  const range = fc
    .tuple(quarter(1440), quarter(1440))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
  const ranges = fc
    .array(range, { maxLength: 2 })
    .map((list) => list.filter(({ from, to }) => from < to));
  const week = fc.array(ranges, { minLength: 7, maxLength: 7 });
  // Both clock changes of 2027, Easter among them, and an ordinary week.
  const first = fc.constantFrom('2027-03-26', '2027-10-29', '2027-06-05');
  const hour = DAY_MS / 24;

  test('agrees with every slot, over days off, marks, visits and both clock changes', () => {
    fc.assert(
      fc.property(
        fc.record({
          first,
          week,
          summer: week,
          special: fc.array(
            fc.record({
              day: fc.integer({ min: 0, max: 3 }),
              days: fc.integer({ min: 0, max: 1 }),
              weeksAgo: fc.constantFrom(0, 1, 4, 52, 57),
              repeat: fc.constantFrom(undefined, 'week' as const, 'year' as const, 'nth' as const),
              ranges,
            }),
            { maxLength: 2 },
          ),
          isClosedOnHolidays: fc.boolean(),
          marks: fc.array(
            fc.record({
              at: quarter(4320),
              minutes: fc.integer({ min: 1, max: 20 }),
              isFree: fc.boolean(),
            }),
            { maxLength: 3 },
          ),
          visits: fc.array(
            fc.record({
              at: quarter(4320),
              quarters: fc.integer({ min: 1, max: 8 }),
            }),
            { maxLength: 3 },
          ),
          rules: fc.record({
            beforeMinutes: quarter(60),
            afterMinutes: quarter(60),
            noticeMinutes: quarter(600),
          }),
        }),
        (given) => {
          const window = spanOfDays(given.first, addDays(given.first, 3), ZONE);
          const spanAt = (at: number, ms: number) => ({
            from: window.from + at * MINUTE_MS,
            to: window.from + at * MINUTE_MS + ms,
          });
          const state: CalendarState = {
            schedule: {
              ...NO_SCHEDULE,
              sets: [
                { ...usual, week: given.week },
                { ...usual, from: addDays(given.first, 2), week: given.summer },
              ],
              special: given.special.map(({ day, days, weeksAgo, repeat, ranges: own }) => {
                const isYear = repeat === 'year' && weeksAgo > 0;
                const on = addDays(given.first, day - (repeat && !isYear ? weeksAgo * 7 : 0));
                const from = isYear ? `2026${on.slice(4)}` : on;
                return {
                  name: '',
                  from,
                  until: addDays(from, days),
                  ranges: own,
                  repeat: repeat === 'nth' ? nthsOf(from).at(-1) : repeat,
                };
              }),
              isClosedOnHolidays: given.isClosedOnHolidays,
              rules: { ...NO_RULES, ...given.rules },
            },
            marks: given.marks
              .map(({ at, minutes, isFree }) => ({
                ...spanAt(at, minutes * 15 * MINUTE_MS),
                status: isFree ? ('available' as const) : ('unavailable' as const),
              }))
              // Marks never overlap in the table.
              .filter((one, index, all) =>
                all.slice(0, index).every((other) => other.to <= one.from || one.to <= other.from),
              ),
            visits: given.visits.map(({ at, quarters }) => ({
              ...spanAt(at, quarters * SLOT_MS),
              serviceItemId: null,
              isByProvider: false,
            })),
          };
          const now = window.from - 2 * hour;
          const slots = new Map(
            calendarSlots(state, { window, audience: 'customer', now, zone: ZONE }).map((slot) => [
              slot.startsAt,
              slot.status,
            ]),
          );
          const starts = Array.from(
            { length: (window.to - window.from) / SLOT_MS },
            (_, n) => window.from + n * SLOT_MS,
          );
          const wrong = starts.find((at) => (slots.get(at) ?? null) !== modelOf(state, at, now));
          expect(wrong && toWallTime(wrong, ZONE)).toBeUndefined();
        },
      ),
      histories(1000),
    );
  }, 60_000);
});

describe('a calendar without a schedule', () => {
  const minute = fc.integer({ min: 0, max: 2880 });
  const span = fc.tuple(minute, fc.integer({ min: 1, max: 600 })).map(([at, length]) => ({
    from: at * MINUTE_MS,
    to: (at + length) * MINUTE_MS,
  }));
  const status = fc.constantFrom('available' as const, 'unavailable' as const);

  test('is what it was before there were any, off the quarter hour too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ span, status }), { maxLength: 6 }),
        fc.array(span, { maxLength: 4 }),
        fc.constantFrom('customer' as const, 'provider' as const),
        (painted, booked, audience) => {
          const marks = painted.map((mark) => ({ ...mark.span, status: mark.status }));
          const visits = booked.map((during) => ({ ...during, serviceItemId: '7' }));
          const window = { from: 0, to: 2 * DAY_MS };
          const state = {
            schedule: NO_SCHEDULE,
            marks,
            visits: visits.map((one) => ({ ...one, isByProvider: false })),
          };
          const asked = { window, audience, now: DAY_MS, zone: ZONE };
          const slots = calendarSlots(state, asked).map(
            ({ source, mark, isOutside, ...slot }) => slot,
          );
          const all = [...marks, ...visits.map((one) => ({ ...one, status: 'booked' as const }))];
          expect(slots).toEqual(slotsOf(all, window));
        },
      ),
      histories(1000),
    );
  }, 60_000);
});
