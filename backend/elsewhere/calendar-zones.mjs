// @ts-check
import ICAL from 'ical.js';
import { IANAZone } from 'luxon';
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

/**
 * Null for an unknown name.
 * @param {string} name
 * @returns {Zone | null}
 */
export function zoneNamed(name) {
  const iana = ianaName(name);
  return iana === null ? null : byOffset(ofZone(iana));
}

/** @param {string} name */
function ianaName(name) {
  const plain = name.trim().replace(/^"|"$/g, '');
  const parts = plain.split('/').filter(Boolean);
  // Some put a path in front: "/freeassociation.sourceforge.net/Europe/Malta".
  const tried = [plain, parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  const [, sign, hours] = /^UTC([+-])(\d\d)$/.exec(plain) ?? [];
  // In POSIX these signs are reversed.
  if (sign && hours) return `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
  const known = WINDOWS_ZONES[plain] ?? tried.find((one) => /^[A-Za-z]/.test(one) && isZone(one));
  return known ?? null;
}

const isZone = (/** @type {string} */ name) => IANAZone.isValidZone(name);

/** @param {string} name */
function ofZone(name) {
  const zone = IANAZone.create(name);
  /** @type {Map<number, number | null>} */
  const wholeDays = new Map();
  const ask = (/** @type {number} */ at) => zone.offset(at) * MINUTE_MS;
  // Asking a zone is slow, and most days have no change.
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
 * A zone that the file describes; null if unreadable.
 * @param {string[]} lines
 * @returns {{ name: string; zone: Zone } | null}
 */
export function describedZone(lines) {
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
    const name = String(component.getFirstPropertyValue('tzid') ?? '');
    const place = component.getFirstPropertyValue('x-lic-location');
    const known = place === null ? null : zoneNamed(String(place));
    if (known) return { name, zone: known };
    const described = new ICAL.Timezone({ component, tzid: name });
    const offsetOn = (/** @type {number} */ wall) => described.utcOffset(timeOf(wall)) * 1_000;
    return {
      name,
      zone: {
        toInstant: (wall) => wall - offsetOn(wall),
        toWall: (instant) => instant + offsetOn(instant + offsetOn(instant)),
      },
    };
  } catch {
    return null;
  }
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
