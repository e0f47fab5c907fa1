// @ts-check
import ICAL from 'ical.js';
import { UTC, wallOf } from './calendar-zones.mjs';

const DAY_MS = 86_400_000;

/** @typedef {import('./calendar-zones.mjs').Zone} Zone */

/** @typedef {{ from: number; to: number }} Span */

/**
 * @typedef {object} Place
 * @property {(name: string) => Zone} zoneOf "" for times without a zone; throws for an unknown one
 * @property {Zone} home for whole days
 * @property {string} owner an address of the calendar's owner, or ""
 */

/**
 * @typedef {object} Moment
 * @property {number} wall
 * @property {boolean} isDate
 * @property {Zone} zone
 */

/**
 * @typedef {object} Entry
 * @property {string} uid
 * @property {number} sequence
 * @property {Moment} start
 * @property {Moment | null} replaces RECURRENCE-ID
 * @property {boolean} andLater also replaces all later times
 * @property {'busy' | 'free' | 'unsaid'} state `unsaid` for a whole day that may be busy
 * @property {ICAL.Recur[]} rules
 * @property {(Moment & { length: number | null })[]} added RDATE, with the length of periods
 * @property {Moment[]} leftOut
 * @property {(wall: number) => Span} spanAt
 */

const textOf = (/** @type {ICAL.Component} */ from, /** @type {string} */ name) =>
  String(from.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase();

/**
 * @param {ICAL.Property} property
 * @param {Place} place
 * @param {unknown} value
 * @returns {Moment}
 */
export function momentOf(property, place, value) {
  if (!(value instanceof ICAL.Time)) throw new Error('not a time');
  const wall = wallOf(value);
  if (value.isDate) return { wall: wall - (wall % DAY_MS), isDate: true, zone: place.home };
  if (value.zone === ICAL.Timezone.utcTimezone) return { wall, isDate: false, zone: UTC };
  const tzid = property.getFirstParameter('tzid') ?? '';
  return { wall, isDate: false, zone: place.zoneOf(tzid) };
}

/**
 * @param {ICAL.Component} from
 * @param {string} name
 * @param {Place} place
 */
function firstMoment(from, name, place) {
  const property = from.getFirstProperty(name);
  return property ? momentOf(property, place, property.getFirstValue()) : null;
}

/**
 * @param {ICAL.Component} from
 * @param {string} name
 * @param {Place} place
 */
function allMoments(from, name, place) {
  return from.getAllProperties(name).flatMap((property) =>
    property.getValues().map((/** @type {unknown} */ value) => {
      const isPeriod = value instanceof ICAL.Period;
      const moment = momentOf(property, place, isPeriod ? value.start : value);
      return { ...moment, length: isPeriod ? value.getDuration().toSeconds() * 1_000 : null };
    }),
  );
}

/** @param {ICAL.Duration} duration */
function partsOf(duration) {
  const { weeks, days, hours, minutes, seconds, isNegative } = duration;
  if (isNegative) return { days: 0, ms: 0 };
  return { days: weeks * 7 + days, ms: (hours * 3_600 + minutes * 60 + seconds) * 1_000 };
}

/** @param {ICAL.Component} from @param {string} name */
function durationOf(from, name) {
  const value = from.getFirstPropertyValue(name);
  if (value instanceof ICAL.Duration) return partsOf(value);
  return value === null ? null : partsOf(ICAL.Duration.fromString(String(value)));
}

/**
 * @param {ICAL.Component} from
 * @param {string} owner
 */
function isDeclined(from, owner) {
  if (owner === '') return false;
  return from.getAllProperties('attendee').some((guest) => {
    const address = String(guest.getFirstValue()).replace(/^mailto:/i, '');
    const answer = String(guest.getFirstParameter('partstat') ?? '').toUpperCase();
    return address.toLowerCase() === owner && answer === 'DECLINED';
  });
}

/**
 * Outlook's own scheduling counts people who work elsewhere as free. A value that is in neither
 * list says nothing.
 */
const FREE_IN_OUTLOOK = new Set(['FREE', 'WORKINGELSEWHERE']);
const BUSY_IN_OUTLOOK = new Set(['BUSY', 'OOF', 'TENTATIVE']);

/**
 * @param {ICAL.Component} from
 * @param {boolean} isWholeDay
 * @param {string} owner
 * @returns {Entry['state']}
 */
function stateOf(from, isWholeDay, owner) {
  const outlook = textOf(from, 'x-microsoft-cdo-busystatus').replace(/[^A-Z]/gu, '');
  const transparency = textOf(from, 'transp');
  if (textOf(from, 'status') === 'CANCELLED' || FREE_IN_OUTLOOK.has(outlook)) return 'free';
  if (transparency === 'TRANSPARENT' || isDeclined(from, owner)) return 'free';
  const saysBusy = transparency === 'OPAQUE' || BUSY_IN_OUTLOOK.has(outlook);
  return isWholeDay && !saysBusy ? 'unsaid' : 'busy';
}

/**
 * Throws for an entry that cannot be read.
 * @param {ICAL.Component} from
 * @param {Place} place
 * @returns {Entry}
 */
export function readEntry(from, place) {
  const start = firstMoment(from, 'dtstart', place);
  if (!start) throw new Error('no start');
  const end = firstMoment(from, 'dtend', place);
  const duration = end ? null : durationOf(from, 'duration');
  const travel = durationOf(from, 'x-apple-travel-duration')?.ms ?? 0;
  // Outlook writes some whole days as midnight to midnight.
  const isMarked = textOf(from, 'x-microsoft-cdo-alldayevent') === 'TRUE';
  const isWholeDay = start.isDate || (isMarked && start.wall % DAY_MS === 0);
  const first = isWholeDay ? { wall: start.wall, isDate: true, zone: place.home } : start;
  const replaces = firstMoment(from, 'recurrence-id', place);
  const range = from.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? '';
  return {
    uid: String(from.getFirstPropertyValue('uid') ?? ''),
    sequence: Number(from.getFirstPropertyValue('sequence') ?? 0) || 0,
    start: first,
    replaces,
    andLater: String(range).toUpperCase() === 'THISANDFUTURE',
    state: stateOf(from, isWholeDay, place.owner),
    rules: from
      .getAllProperties('rrule')
      .map((property) => property.getFirstValue())
      .filter((value) => value instanceof ICAL.Recur),
    added: allMoments(from, 'rdate', place),
    leftOut: allMoments(from, 'exdate', place),
    spanAt: isWholeDay
      ? wholeDays(place.home, first.wall, end, duration)
      : timed(start, end, duration, travel),
  };
}

/**
 * @param {Zone} home
 * @param {number} start
 * @param {Moment | null} end
 * @param {{ days: number; ms: number } | null} duration
 * @returns {Entry['spanAt']}
 */
function wholeDays(home, start, end, duration) {
  const length = end ? Math.ceil((end.wall - start) / DAY_MS) : (duration?.days ?? 1);
  const days = Math.max(1, length);
  return (wall) => ({ from: home.toInstant(wall), to: home.toInstant(wall + days * DAY_MS) });
}

/**
 * From start to end counts real time. The days of a duration are days of the clock.
 * @param {Moment} start
 * @param {Moment | null} end
 * @param {{ days: number; ms: number } | null} duration
 * @param {number} travel
 * @returns {Entry['spanAt']}
 */
function timed(start, end, duration, travel) {
  const { zone } = start;
  const lasted = end
    ? (end.isDate ? zone : end.zone).toInstant(end.wall) - zone.toInstant(start.wall)
    : 0;
  const { days, ms } = duration ?? { days: 0, ms: Math.max(0, lasted) };
  return (wall) => {
    const from = zone.toInstant(wall);
    const until = days === 0 ? from : zone.toInstant(wall + days * DAY_MS);
    return { from: from - travel, to: until + ms };
  };
}
