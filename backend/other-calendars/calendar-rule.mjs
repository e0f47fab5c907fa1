// @ts-check
import ICAL from 'ical.js';
import { wallOf } from './calendar-zones.mjs';

/*
 * ical.js reads rules well, but counts days that do not exist and times that BYSETPOS leaves out, and never
 * ends for some rules. Here each period is looked at once.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** @type {Readonly<Record<string, number>>} */
const STEP_MS = { HOURLY: HOUR_MS, MINUTELY: MINUTE_MS, SECONDLY: SECOND_MS };

/**
 * Days since 1970.
 * @param {number} day
 */
function dateOf(day) {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() };
}

const dayOf = (
  /** @type {number} */ year,
  /** @type {number} */ month,
  /** @type {number} */ date,
) => Date.UTC(year, month, date) / DAY_MS;

const weekdayOf = (/** @type {number} */ day) => (((day + 4) % 7) + 7) % 7;

/** @param {number} first @param {number} end */
const days = (first, end) => Array.from({ length: end - first }, (_, n) => first + n);

/**
 * A rule's negative numbers count from the end.
 * @param {number[] | undefined} wanted
 * @param {number} position from 1
 * @param {number} of
 */
const isAmong = (wanted, position, of) =>
  !wanted || wanted.includes(position) || wanted.includes(position - of - 1);

/**
 * @param {ICAL.Recur} rule
 * @param {number} start
 */
function planOf(rule, start) {
  const parts = /** @type {Record<string, (number | string)[] | undefined>} */ (rule.parts);
  // Removes repeated numbers and numbers that no day has, because a rule may list any number of
  // them.
  const numbers = (/** @type {string} */ name) =>
    parts[name] && [...new Set(parts[name].map(Number))].filter((n) => Math.abs(n) <= 366);
  const { month, date } = dateOf(Math.floor(start / DAY_MS));
  const { freq } = rule;
  const named = parts.BYDAY?.map((text) => {
    const [, count = '', name = ''] = /^([+-]?\d*)([A-Z]{2})$/.exec(String(text)) ?? [];
    return { nth: Number(count) || 0, weekday: WEEKDAYS.indexOf(name) };
  });
  const plan = {
    freq,
    interval: Math.max(1, rule.interval),
    // ical.js counts weekdays from Sunday as 1; the default is Monday.
    firstWeekday: (rule.wkst || 2) - 1,
    months: numbers('BYMONTH'),
    monthDays: numbers('BYMONTHDAY'),
    yearDays: numbers('BYYEARDAY'),
    weeks: freq === 'YEARLY' ? numbers('BYWEEKNO') : undefined,
    weekdays: named,
    hours: numbers('BYHOUR'),
    minutes: numbers('BYMINUTE'),
    seconds: numbers('BYSECOND'),
    positions: numbers('BYSETPOS'),
  };
  const saysNoDay = !plan.monthDays && !plan.yearDays && !plan.weekdays;
  if (saysNoDay && (freq === 'WEEKLY' || plan.weeks)) {
    plan.weekdays = [{ nth: 0, weekday: weekdayOf(Math.floor(start / DAY_MS)) }];
  } else if (saysNoDay && (freq === 'YEARLY' || freq === 'MONTHLY')) {
    if (freq === 'YEARLY') plan.months ??= [month + 1];
    plan.monthDays = [date];
  }
  return plan;
}

/** @typedef {ReturnType<typeof planOf>} Plan */

/**
 * @param {Plan} plan
 * @param {number} day
 */
function isDay(plan, day) {
  const { year, month, date } = dateOf(day);
  if (plan.months && !plan.months.includes(month + 1)) return false;
  const length = dayOf(year, month + 1, 1) - dayOf(year, month, 1);
  if (!isAmong(plan.monthDays, date, length)) return false;
  const [first, end] = [dayOf(year, 0, 1), dayOf(year + 1, 0, 1)];
  if (!isAmong(plan.yearDays, day - first + 1, end - first)) return false;
  if (plan.weeks && !isInWeek(plan, day)) return false;
  if (!plan.weekdays) return true;
  const isOfMonth = plan.freq === 'MONTHLY' || (plan.freq === 'YEARLY' && plan.months);
  const isCounted = isOfMonth || (plan.freq === 'YEARLY' && !plan.weeks);
  const [from, to] = isOfMonth ? [day - date + 1, day - date + 1 + length] : [first, end];
  return plan.weekdays.some(({ nth, weekday }) => {
    if (weekdayOf(day) !== weekday) return false;
    if (nth === 0 || !isCounted) return true;
    return nth > 0
      ? Math.floor((day - from) / 7) + 1 === nth
      : Math.floor((to - 1 - day) / 7) + 1 === -nth;
  });
}

/**
 * Week 1 is the first with four days of the year.
 * @param {Plan} plan
 * @param {number} day
 */
function isInWeek({ weeks, firstWeekday }, day) {
  const firstOf = (/** @type {number} */ year) => {
    const fourth = dayOf(year, 0, 4);
    return fourth - ((weekdayOf(fourth) - firstWeekday + 7) % 7);
  };
  const { year } = dateOf(day);
  const of = day >= firstOf(year + 1) ? year + 1 : day < firstOf(year) ? year - 1 : year;
  const count = (firstOf(of + 1) - firstOf(of)) / 7;
  return of === year && isAmong(weeks, Math.floor((day - firstOf(of)) / 7) + 1, count);
}

/**
 * Returns ms after midnight, in order.
 * @param {Plan} plan
 * @param {number} start
 */
function timesOfDay({ hours, minutes, seconds }, start) {
  const at = new Date(start);
  const all = [
    hours ?? [at.getUTCHours()],
    minutes ?? [at.getUTCMinutes()],
    seconds ?? [at.getUTCSeconds()],
  ];
  const [h = [], m = [], s = []] = all.map((values) => [...new Set(values)].sort((a, b) => a - b));
  return h.flatMap((hour) =>
    m.flatMap((minute) =>
      s.map((second) => hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS),
    ),
  );
}

/**
 * Only for rules that repeat by days or longer periods.
 * @param {Plan} plan
 * @param {number} first the day of the start
 * @param {number} index
 */
function daysOfPeriod({ freq, interval, firstWeekday }, first, index) {
  const { year, month } = dateOf(first);
  const by = index * interval;
  switch (freq) {
    case 'YEARLY':
      return [dayOf(year + by, 0, 1), dayOf(year + by + 1, 0, 1)];
    case 'MONTHLY':
      return [dayOf(year, month + by, 1), dayOf(year, month + by + 1, 1)];
    case 'WEEKLY': {
      const monday = first - ((weekdayOf(first) - firstWeekday + 7) % 7) + 7 * by;
      return [monday, monday + 7];
    }
    default:
      return [first + by, first + by + 1];
  }
}

/** @type {Readonly<Record<string, number>>} */
const LONGEST_DAYS = { YEARLY: 366, MONTHLY: 31, WEEKLY: 7, DAILY: 1 };

/**
 * The times of a rule within a window, by the clock of one zone.
 * @param {ICAL.Recur} rule
 * @param {{ start: number; isDate: boolean; last: number }} of `last` is the rule's end
 * @param {{ from: number; to: number }} window
 * @param {{ steps: number }} budget
 * @returns {Generator<number>}
 */
export function* ruledTimes(rule, { start, isDate, last }, window, budget) {
  const plan = planOf(rule, start);
  const end = Math.min(window.to, last);
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  const periods = plan.freq in STEP_MS ? shortPeriods : longPeriods;
  // Without COUNT, times before the window need no counting.
  const ahead = rule.count ? start : window.from;
  for (const times of periods(plan, { start, isDate, ahead, end }, budget)) {
    for (const time of atPositions(times, plan.positions)) {
      if (time < start) continue;
      if (time > end || left === 0) return;
      left -= 1;
      if (time >= window.from) yield time;
    }
    if (left === 0) return;
  }
}

/**
 * @param {number[]} times
 * @param {number[] | undefined} positions
 */
const atPositions = (times, positions) =>
  positions ? times.filter((_, index) => isAmong(positions, index + 1, times.length)) : times;

/** @param {{ steps: number }} budget @param {number} steps */
function spend(budget, steps) {
  budget.steps -= steps;
  if (budget.steps < 0) throw new Error('too many times');
}

/**
 * @param {Plan} plan
 * @param {{ start: number; isDate: boolean; ahead: number; end: number }} of
 * @param {{ steps: number }} budget
 */
function* longPeriods(plan, { start, isDate, ahead, end }, budget) {
  const first = Math.floor(start / DAY_MS);
  const times = isDate ? [0] : timesOfDay(plan, start);
  const longest = (LONGEST_DAYS[plan.freq] ?? 1) * plan.interval * DAY_MS;
  const skipped = Math.max(0, Math.floor((ahead - start) / longest) - 1);
  for (let index = skipped; ; index += 1) {
    const [from = 0, to = 0] = daysOfPeriod(plan, first, index);
    if (from * DAY_MS > end) return;
    spend(budget, to - from + times.length);
    const found = days(from, to).filter((day) => isDay(plan, day));
    spend(budget, found.length * times.length);
    yield found.flatMap((day) => times.map((time) => day * DAY_MS + time));
  }
}

/**
 * Only for rules that repeat by hours, minutes or seconds.
 * @param {Plan} plan
 * @param {{ start: number; ahead: number; end: number }} of
 * @param {{ steps: number }} budget
 */
function* shortPeriods(plan, { start, ahead, end }, budget) {
  const unit = STEP_MS[plan.freq] ?? SECOND_MS;
  const step = unit * plan.interval;
  const skipped = Math.max(0, Math.floor((ahead - start) / step) - 1);
  for (let at = start + skipped * step; at - unit <= end; at += step) {
    // Looking at a period costs about as much as looking at forty days.
    spend(budget, 40);
    const clock = new Date(at);
    const isHour = plan.hours?.includes(clock.getUTCHours()) ?? true;
    const isMinute = unit === HOUR_MS || (plan.minutes?.includes(clock.getUTCMinutes()) ?? true);
    const isSecond = unit > SECOND_MS || (plan.seconds?.includes(clock.getUTCSeconds()) ?? true);
    if (!isHour || !isMinute || !isSecond || !isDay(plan, Math.floor(at / DAY_MS))) continue;
    const own = {
      ...plan,
      hours: [clock.getUTCHours()],
      minutes: unit === HOUR_MS ? plan.minutes : [clock.getUTCMinutes()],
      seconds: unit > SECOND_MS ? plan.seconds : [clock.getUTCSeconds()],
    };
    const day = Math.floor(at / DAY_MS) * DAY_MS;
    const times = timesOfDay(own, start);
    spend(budget, times.length);
    yield times.map((time) => day + time);
  }
}

/**
 * The rule's end by the clock of its start.
 * @param {ICAL.Recur} rule
 * @param {{ wall: number; isDate: boolean; zone: import('./calendar-zones.mjs').Zone }} start
 */
export function endOfRule({ until }, { isDate, zone }) {
  if (!until) return Number.POSITIVE_INFINITY;
  const wall = wallOf(until);
  // If the end is a date, its whole day is included.
  if (until.isDate || isDate) return Math.floor(wall / DAY_MS) * DAY_MS + DAY_MS - SECOND_MS;
  return until.zone === ICAL.Timezone.utcTimezone ? zone.toWall(wall) : wall;
}
