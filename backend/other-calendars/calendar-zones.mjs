// @ts-check
import ICAL from 'ical.js';
import { IANAZone } from 'luxon';
import { split } from './calendar-lines.mjs';
import { WINDOWS_ZONES } from './windows-zones.mjs';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * A wall time is the epoch ms at which UTC's clock shows it.
 * @typedef {object} Zone
 * @property {(wall: number) => number} toInstant skipped times as before the jump, of doubled ones the first
 * @property {(instant: number) => number} toWall
 */

/** @type {Zone} */
export const UTC = { toInstant: (wall) => wall, toWall: (instant) => instant };

const WINDOWS = new Map(
  Object.entries(WINDOWS_ZONES).map(([name, zone]) => [name.toLowerCase(), zone]),
);

/**
 * The form in which names are compared: without quotes, backslashes and capital letters.
 * @param {string} name
 */
function plainName(name) {
  return name.replace(/["\\]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * Null for an unknown name.
 * @param {string} name
 * @returns {Zone | null}
 */
export function zoneNamed(name) {
  const plain = plainName(name);
  const [, sign, hours, minutes] = /^(?:utc|gmt)? ?([+-])(\d{1,2}):?(\d\d)?$/.exec(plain) ?? [];
  if (sign) {
    const offset = (Number(hours) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
    return byOffset(() => (sign === '+' ? offset : -offset));
  }
  const iana = ianaName(plain);
  return iana === null ? null : byOffset(ofZone(iana));
}

/** @param {string} plain */
function ianaName(plain) {
  const windows = WINDOWS.get(plain);
  if (windows) return windows;
  const parts = plain.replaceAll(' ', '_').split('/').filter(Boolean);
  // Some programs write a path before the name: "/freeassociation.sourceforge.net/Europe/Malta".
  const tried = [parts, parts.slice(-2), parts.slice(-3)].map((some) => some.join('/'));
  return tried.find(isZone) ?? null;
}

/** Short names such as "EST". A file that uses one may describe it with its summer time. */
const isShort = (/** @type {string} */ plain) => !plain.includes('/') && !WINDOWS.has(plain);

/**
 * Finds a zone by name or by the file's own description. Throws for an unknown zone, because its
 * times cannot be placed.
 * @param {string[][]} parts lines of each VTIMEZONE
 * @returns {(name: string) => Zone}
 */
export function zonesOf(parts) {
  /** @type {Map<string, Zone | null>} */
  const known = new Map();
  /** @type {Map<string, string[]> | null} */
  let described = null;
  const find = (/** @type {string} */ name) => {
    described ??= new Map(
      parts.map((lines) => [
        plainName(lines.map(split).find(([field]) => field === 'TZID')?.[1] ?? ''),
        lines,
      ]),
    );
    const lines = described.get(plainName(name));
    const own = () => (lines ? describedZone(lines) : null);
    return isShort(plainName(name)) ? (own() ?? zoneNamed(name)) : (zoneNamed(name) ?? own());
  };
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    const zone = known.get(name);
    if (!zone) throw new Error('unknown zone');
    return zone;
  };
}

/**
 * ICU knows more names of three letters, but these mean several zones: its "BST" is Bangladesh's.
 */
const SHORT_NAMES = new Set('utc gmt uct cet eet wet met est mst hst prc roc rok'.split(' '));

const isZone = (/** @type {string} */ name) =>
  /^[a-z]/.test(name) && (name.length !== 3 || SHORT_NAMES.has(name)) && IANAZone.isValidZone(name);

/** @param {string} name */
function ofZone(name) {
  const zone = IANAZone.create(name);
  /** @type {Map<number, number | null>} */
  const wholeDays = new Map();
  const ask = (/** @type {number} */ at) => zone.offset(at) * MINUTE_MS;
  // Asking a zone is slow, and on most days the offset does not change.
  return (/** @type {number} */ at) => {
    const day = Math.floor(at / DAY_MS);
    let known = wholeDays.get(day);
    if (known === undefined) {
      const [start, end] = [ask(day * DAY_MS), ask((day + 1) * DAY_MS)];
      known = start === end ? start : null;
      wholeDays.set(day, known);
    }
    return known ?? ask(at);
  };
}

/**
 * @param {(instant: number) => number} offsetAt
 * @returns {Zone}
 */
function byOffset(offsetAt) {
  return {
    toWall: (instant) => instant + offsetAt(instant),
    toInstant(wall) {
      const before = offsetAt(wall - DAY_MS);
      const after = offsetAt(wall + DAY_MS);
      if (before === after || offsetAt(wall - before) === before) return wall - before;
      if (offsetAt(wall - after) === after) return wall - after;
      return wall - before;
    },
  };
}

/**
 * Reads a zone that the file describes. Null if it cannot be read.
 * @param {string[]} lines
 * @returns {Zone | null}
 */
function describedZone(lines) {
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
    const place = component.getFirstPropertyValue('x-lic-location');
    const known = place === null ? null : zoneNamed(String(place));
    if (known) return known;
    const described = new ICAL.Timezone({ component, tzid: '' });
    const first = beginningOf(component);
    const offsetOn = (/** @type {number} */ wall) =>
      wall < first.wall ? first.offset : described.utcOffset(timeOf(wall)) * 1_000;
    // ical.js reads the rules only when it is asked for the first time.
    offsetOn(Date.now());
    return {
      toInstant: (wall) => wall - offsetOn(wall),
      toWall: (instant) => instant + offsetOn(instant + offsetOn(instant)),
    };
  } catch {
    return null;
  }
}

/**
 * The first change, and the offset before it. Throws where ical.js would take UTC.
 * @param {ICAL.Component} component
 */
function beginningOf(component) {
  const changes = component.getAllSubcomponents().map((part) => {
    const [start, before, after] = ['dtstart', 'tzoffsetfrom', 'tzoffsetto'].map((name) =>
      part.getFirstPropertyValue(name),
    );
    if (!(start instanceof ICAL.Time && before instanceof ICAL.UtcOffset && after))
      throw new Error('not a change');
    return { wall: wallOf(start), offset: before.toSeconds() * 1_000 };
  });
  const [first] = changes.sort((a, b) => a.wall - b.wall);
  if (!first) throw new Error('no change');
  return first;
}

/** @param {number} wall */
function timeOf(wall) {
  const at = new Date(wall);
  return ICAL.Time.fromData({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate: false,
  });
}

/** @param {ICAL.Time} time */
export function wallOf(time) {
  const { year, month, day, hour, minute, second } = time;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  // Apple writes birthdays without a year as of 1604.
  if (!(year >= 1600 && year < 2200) || Number.isNaN(wall)) throw new Error('not a time');
  return wall;
}
