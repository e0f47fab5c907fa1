// @ts-check
import ICAL from 'ical.js';
import { momentOf, readEntry } from './calendar-entry.mjs';
import { takeApart } from './calendar-lines.mjs';
import { endOfRule, ruledTimes } from './calendar-rule.mjs';
import { zoneNamed, zonesOf } from './calendar-zones.mjs';

/** @typedef {import('./calendar-entry.mjs').Entry} Entry */
/** @typedef {import('./calendar-entry.mjs').Span} Span */

const DAY_MS = 86_400_000;

const MOST_ENTRIES = 10_000;
/** The most steps for all rules of a file. A rule for each second would need millions. */
const MOST_STEPS = 2_000_000;
const MOST_SPANS = 10_000;

/**
 * @typedef {object} Asked
 * @property {number} from epoch ms
 * @property {number} to
 * @property {string} zone of the business and its whole days
 * @property {number} accountId whose own visits do not count
 * @property {string} ownUid end of the UIDs of our own entries, or ""
 */

/**
 * @typedef {object} BusyTimes
 * @property {Span[]} busy in order, merged
 * @property {Span[]} unsaid whole days that may be busy
 * @property {number} unreadable entries
 */

/**
 * Throws if not the whole window can be read.
 * @param {string} text
 * @param {Asked} asked
 * @returns {BusyTimes}
 */
export function busyTimes(text, asked) {
  const parts = takeApart(text, MOST_ENTRIES);
  const place = placeOf(parts, asked);
  const { accountId, ownUid } = asked;
  const isOwnVisit = (/** @type {string} */ uid) =>
    ownUid !== '' && uid.startsWith(`visit-${accountId}-`) && uid.endsWith(ownUid);
  /** @type {Map<string, Entry[]>} */
  const byUid = new Map();
  /** @type {Span[]} */
  const busy = [];
  /** @type {Span[]} */
  const unsaid = [];
  let { unreadable } = parts;
  for (const [index, lines] of parts.events.entries()) {
    try {
      const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
      if (component.name === 'vfreebusy') {
        busy.push(...busyPeriods(component, place, asked));
        continue;
      }
      const entry = readEntry(component, place);
      if (isOwnVisit(entry.uid)) continue;
      const uid = entry.uid || `no uid ${index}`;
      const known = byUid.get(uid);
      if (known) known.push(entry);
      else byUid.set(uid, [entry]);
    } catch {
      unreadable += 1;
    }
  }
  const budget = { steps: MOST_STEPS };
  for (const entries of byUid.values()) {
    for (const { span, state } of spansOf(entries, asked, budget)) {
      if (state === 'busy') busy.push(span);
      else if (state === 'unsaid') unsaid.push(span);
    }
  }
  return { busy: joined(busy, asked), unsaid: joined(unsaid, asked), unreadable };
}

/**
 * @param {import('./calendar-lines.mjs').CalendarParts} parts
 * @param {Asked} asked
 * @returns {import('./calendar-entry.mjs').Place}
 */
function placeOf(parts, asked) {
  const home = zoneNamed(asked.zone);
  if (!home) throw new Error('no zone');
  const zoneOf = zonesOf(parts.zones);
  return {
    home,
    zoneOf: (name) => (name || parts.zone ? zoneOf(name || parts.zone) : home),
    owner: parts.name.includes('@') ? parts.name.toLowerCase() : '',
  };
}

/**
 * @param {ICAL.Component} component
 * @param {import('./calendar-entry.mjs').Place} place
 * @param {Asked} asked
 */
function busyPeriods(component, place, asked) {
  return component.getAllProperties('freebusy').flatMap((property) => {
    if (String(property.getFirstParameter('fbtype') ?? '').toUpperCase() === 'FREE') return [];
    return property.getValues().flatMap((/** @type {unknown} */ value) => {
      if (!(value instanceof ICAL.Period)) return [];
      const from = instantOf(momentOf(property, place, value.start));
      const to = from + value.getDuration().toSeconds() * 1_000;
      return to > asked.from && from < asked.to ? [{ from, to }] : [];
    });
  });
}

const dayOf = (/** @type {number} */ wall) => Math.floor(wall / DAY_MS) * DAY_MS;

/** @param {import('./calendar-entry.mjs').Moment} moment */
const instantOf = ({ wall, zone }) => zone.toInstant(wall);

/** Returns the last version of each entry with the same key. */
function latest(/** @type {Entry[]} */ entries, /** @type {(entry: Entry) => string} */ keyOf) {
  /** @type {Map<string, Entry>} */
  const found = new Map();
  for (const entry of entries) {
    const known = found.get(keyOf(entry));
    if (!known || entry.sequence >= known.sequence) found.set(keyOf(entry), entry);
  }
  return [...found.values()];
}

/**
 * The times of one UID, which is a series and the entries that replace some of its times.
 * @param {Entry[]} entries
 * @param {Asked} asked
 * @param {{ steps: number }} budget
 * @returns {Generator<{ span: Span; state: Entry['state'] }>}
 */
function* spansOf(entries, asked, budget) {
  const isWanted = (/** @type {Span} */ { from, to }) =>
    to > asked.from && from < asked.to && to > from;
  const masters = latest(
    entries.filter(({ replaces }) => replaces === null),
    ({ start }) => `${instantOf(start)} ${start.isDate}`,
  );
  const changed = latest(
    entries.filter(({ replaces }) => replaces !== null),
    ({ replaces }) => (replaces ? `${instantOf(replaces)} ${replaces.isDate}` : ''),
  );
  for (const entry of changed) {
    const span = entry.spanAt(entry.start.wall);
    if (isWanted(span)) yield { span, state: entry.state };
  }
  const laterAt = lastBefore(
    changed.flatMap((entry) =>
      entry.andLater && entry.replaces
        ? [{ entry, at: instantOf(entry.replaces), by: entry.start.wall - entry.replaces.wall }]
        : [],
    ),
  );
  const isReplaced = leftOutBy(changed.flatMap(({ replaces }) => replaces ?? []));
  for (const master of masters) {
    const { start } = master;
    const isLeftOut = leftOutBy(master.leftOut);
    for (const { wall, length } of timesOf(master, asked, budget)) {
      if (isReplaced(start, wall) || isLeftOut(start, wall)) continue;
      const { entry, by } = laterAt(master.start.zone.toInstant(wall)) ?? { entry: master, by: 0 };
      const usual = entry.spanAt(wall + by);
      const span = length === null ? usual : { from: usual.from, to: usual.from + length };
      if (isWanted(span)) yield { span, state: entry.state };
    }
  }
}

/**
 * Returns a function that finds the last item that begins at or before an instant. It is fast,
 * because a file may hold thousands and each time of a series asks.
 * @template {{ at: number }} T
 * @param {T[]} unsorted
 * @returns {(instant: number) => T | undefined}
 */
function lastBefore(unsorted) {
  const sorted = unsorted.toSorted((a, b) => a.at - b.at);
  return (instant) => {
    let [first, end] = [0, sorted.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((sorted[middle]?.at ?? 0) <= instant) first = middle + 1;
      else end = middle;
    }
    return sorted[first - 1];
  };
}

/**
 * A date leaves out every time of its day. In a series of whole days, any moment leaves out its
 * day.
 * @param {import('./calendar-entry.mjs').Moment[]} moments
 */
function leftOutBy(moments) {
  const dates = moments.filter(({ isDate }) => isDate);
  const [allDays, days] = [moments, dates].map(
    (some) => new Set(some.map(({ wall }) => dayOf(wall))),
  );
  const instants = new Set(moments.filter(({ isDate }) => !isDate).map(instantOf));
  return (
    /** @type {import('./calendar-entry.mjs').Moment} */ { isDate, zone },
    /** @type {number} */ wall,
  ) =>
    isDate
      ? allDays?.has(dayOf(wall))
      : days?.has(dayOf(wall)) || instants.has(zone.toInstant(wall));
}

/**
 * The first time, the times of rules, and added times, by the clock of the entry's zone.
 * @param {Entry} entry
 * @param {Asked} asked
 * @param {{ steps: number }} budget
 * @returns {Iterable<{ wall: number; length: number | null }>}
 */
function timesOf(entry, asked, budget) {
  const { start, rules, added, spanAt } = entry;
  const { from, to } = spanAt(start.wall);
  const window = { from: asked.from - (to - from) - 2 * DAY_MS, to: asked.to + 2 * DAY_MS };
  /** @type {Map<number, number | null>} */
  const times = new Map([[start.wall, null]]);
  for (const moment of added) {
    const wall = start.isDate ? dayOf(moment.wall) : start.zone.toWall(instantOf(moment));
    times.set(wall, moment.length);
  }
  for (const rule of rules) {
    const of = { start: start.wall, isDate: start.isDate, last: endOfRule(rule, start) };
    for (const wall of ruledTimes(rule, of, window, budget)) {
      if (!times.has(wall)) times.set(wall, null);
    }
  }
  return [...times].map(([wall, length]) => ({ wall, length }));
}

/**
 * @param {Span[]} spans
 * @param {Asked} asked
 * @returns {Span[]}
 */
function joined(spans, asked) {
  /** @type {Span[]} */
  const result = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const from = Math.max(span.from, asked.from);
    const to = Math.min(span.to, asked.to);
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  if (result.length > MOST_SPANS) throw new Error('too many times');
  return result;
}
