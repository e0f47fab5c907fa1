// @ts-check

/** Private data, such as titles, places and guests' names, is not read. */
const KEPT = new Set(
  (
    'UID SEQUENCE DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP ATTENDEE ' +
    'FREEBUSY X-MICROSOFT-CDO-BUSYSTATUS X-MICROSOFT-CDO-ALLDAYEVENT X-APPLE-TRAVEL-DURATION ' +
    'TZID TZOFFSETFROM TZOFFSETTO X-LIC-LOCATION'
  ).split(' '),
);

/**
 * Components of RFC 5545, 7953, 9073 and drafts. Texts that are not indented may hold lines such as
 * "End: 11:00".
 */
const COMPONENT =
  /^(?:V(?:CALENDAR|EVENT|TODO|JOURNAL|FREEBUSY|TIMEZONE|ALARM|AVAILABILITY|LOCATION|RESOURCE|POLL|VOTER|CARD)|STANDARD|DAYLIGHT|AVAILABLE|PARTICIPANT|VOTE|X-[A-Z0-9-]+)$/u;
/** A line such as "Duration: 2 hours" in such a text. */
const SENTENCE = /^[A-Z][a-z]+:\s/u;

const PARTS = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE']);

/** Long, because lists of left-out dates may be long. */
const LONGEST_LINE = 200_000;

/**
 * @typedef {object} CalendarParts
 * @property {string[][]} events unfolded lines of each VEVENT and VFREEBUSY
 * @property {string[][]} zones of each VTIMEZONE
 * @property {string} zone X-WR-TIMEZONE, or ""
 * @property {string} name X-WR-CALNAME, or ""
 * @property {number} unreadable parts with too long a line
 */

/**
 * Throws if the text is no calendar, was cut off, or has more than `most` entries.
 * @param {string} text
 * @param {number} most
 * @returns {CalendarParts}
 */
export function takeApart(text, most) {
  /** @type {CalendarParts} */
  const found = { events: [], zones: [], zone: '', name: '', unreadable: 0 };
  /** @type {string[]} */
  const open = [];
  /** @type {string[] | null} */
  let part = null;
  let isWhole = true;
  for (const line of unfolded(text)) {
    const [name, value] = split(line);
    const isComponent = COMPONENT.test(value);
    if (name === 'BEGIN' && isComponent) {
      if (open.length === 0 && value !== 'VCALENDAR') throw new Error('not a calendar');
      open.push(value);
      if (open.length === 2 && PARTS.has(value)) {
        part = [];
        isWhole = true;
      }
      if (part && (open.length === 2 || open[1] === 'VTIMEZONE')) part.push(`BEGIN:${value}`);
    } else if (name === 'END' && isComponent) {
      if (open.at(-1) !== value) throw new Error('not a calendar');
      if (part && (open.length === 2 || open[1] === 'VTIMEZONE')) part.push(`END:${value}`);
      open.pop();
      if (part && open.length === 1) {
        if (!isWhole) found.unreadable += 1;
        else if (value === 'VTIMEZONE') found.zones.push(part);
        else if (found.events.push(part) > most) throw new Error('too many entries');
        part = null;
      }
    } else if (open.length === 0) {
      if (line.trim() !== '') throw new Error('not a calendar');
    } else if (open.length === 1) {
      if (name === 'X-WR-TIMEZONE') found.zone ||= value;
      else if (name === 'X-WR-CALNAME') found.name ||= value;
    } else if (
      part &&
      KEPT.has(name) &&
      !SENTENCE.test(line) &&
      (open.length === 2 || open[1] === 'VTIMEZONE')
    ) {
      if (line.length > LONGEST_LINE) isWhole = false;
      else part.push(dated(line));
    }
  }
  if (open.length > 0 || !/BEGIN:VCALENDAR/i.test(text)) throw new Error('not a calendar');
  return found;
}

/**
 * Corrects programs that write days without `VALUE=DATE`, or names of zones such as "(UTC+01:00)
 * Rome" without quotes.
 * @param {string} written
 */
function dated(written) {
  if (!/^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)\b/i.test(written)) return written;
  const line = written.replace(/(;TZID=)([^";]*)(?=;[^:]*:[^:]*$|:[^:]*$)/i, '$1"$2"');
  const end = line.lastIndexOf(':');
  if (/VALUE=/i.test(line)) return line;
  return /^\d{8}(,\d{8})*$/.test(line.slice(end + 1).trim())
    ? `${line.slice(0, end)};VALUE=DATE${line.slice(end)}`
    : line;
}

/**
 * Leaves out the parameters between name and value.
 * @param {string} line
 * @returns {[name: string, value: string]}
 */
export function split(line) {
  const name = line
    .slice(0, Math.max(0, line.search(/[;:]/)))
    .trim()
    .toUpperCase();
  const value = line.slice(line.indexOf(':') + 1).trim();
  return [name, name === 'BEGIN' || name === 'END' ? value.toUpperCase() : value];
}

/**
 * Joins folded lines only if they are kept.
 * @param {string} text
 */
function* unfolded(text) {
  let line = '';
  // Some programs double each line end.
  for (const next of text.replace(/^\uFEFF/, '').split(/[\r\n]+/)) {
    if (next.startsWith(' ') || next.startsWith('\t')) {
      if (line.length <= LONGEST_LINE) line += next.slice(1);
      continue;
    }
    if (line !== '') yield line;
    line = next;
  }
  if (line !== '') yield line;
}
