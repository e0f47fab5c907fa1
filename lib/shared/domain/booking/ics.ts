import { toIso } from '@/lib/shared/time/instant';

/** Epoch ms. */
export interface CalendarEntry {
  /** The same each time, so that an entry that is imported twice appears once. */
  uid: string;
  stamp: number;
  startsAt: number;
  endsAt: number;
  summary: string;
  location: string;
  description: string;
  productName: string;
  url?: string;
  /** The number of changes. Calendars keep the entry with the highest number. */
  sequence?: number;
  isCancelled?: boolean;
  /** Mail programs accept cancellations only from the organizer. */
  organizer?: { name: string; address: string };
}

export function toUid(calendarId: number, booking: string, siteUrl: string): string {
  return `${calendarId}-${booking}@${new URL(siteUrl).hostname}`;
}

const LINE_OCTETS = 75;
const utf8 = new TextEncoder();

/** RFC 5545, 3.3.11 forbids all control characters except line breaks. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' ? control : ''))
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n');
}

/** RFC 5545, 3.1: at most 75 octets a line, cutting no character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** "20251120T094500Z" */
function utc(instant: number): string {
  return toIso(instant).replace(/[-:]|\.\d{3}/g, '');
}

/** A quoted parameter has no escapes. */
function organizerLine({ name, address }: { name: string; address: string }): string {
  return `ORGANIZER;CN="${name.replace(/["\p{Cc}]/gu, '')}":mailto:${address}`;
}

function eventLines(entry: Omit<CalendarEntry, 'productName'>): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    // An end has to be later than the start.
    ...(entry.endsAt > entry.startsAt ? [`DTEND:${utc(entry.endsAt)}`] : []),
    `SEQUENCE:${entry.sequence ?? 0}`,
    ...(entry.isCancelled ? ['STATUS:CANCELLED'] : []),
    ...(entry.organizer ? [organizerLine(entry.organizer)] : []),
    `SUMMARY:${escapeText(entry.summary)}`,
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    'END:VEVENT',
  ];
}

function toFile(productName: string, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map((line) => `${fold(line)}\r\n`).join('');
}

/** RFC 5545, in UTC. */
export function toIcs({ productName, ...entry }: CalendarEntry): string {
  const method = `METHOD:${entry.isCancelled && entry.organizer ? 'CANCEL' : 'PUBLISH'}`;
  return toFile(productName, [method, ...eventLines(entry)]);
}

/** The feed asks programs that subscribe to read it every quarter of an hour. */
export function toIcsFeed(
  { name, productName }: { name: string; productName: string },
  entries: readonly Omit<CalendarEntry, 'productName'>[],
): string {
  return toFile(productName, [
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...entries.flatMap(eventLines),
  ]);
}
