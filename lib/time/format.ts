/**
 * Dates and times as people read them: en-GB, 24 hours, always in a named zone. The only module
 * that formats them; it uses Intl, so that browsers need no date library.
 */
/** An instant in epoch milliseconds, or as ISO text. */
type Instant = number | string;

const cache = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // In lower case, as in time-zones.ts: a zone may be one that somebody typed.
  const key = zone.toLowerCase() + JSON.stringify(options);
  const known = cache.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });
  cache.set(key, known);
  return known;
}

/** "10:45" */
export function formatTime(instant: Instant, zone: string): string {
  return formatter(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
}

/** "Thursday 20 November 2025" */
export function formatLongDate(instant: Instant, zone: string): string {
  return formatter(zone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(new Date(instant))
    .replace(',', '');
}

/** "Thursday 20 November" */
export function formatDay(instant: Instant, zone: string): string {
  return formatter(zone, { weekday: 'long', day: 'numeric', month: 'long' })
    .format(new Date(instant))
    .replace(',', '');
}

/** "Thu 20 Nov" */
export function formatShortDay(instant: Instant, zone: string): string {
  return formatter(zone, { weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(instant))
    .replace(',', '');
}

/** "20 Nov 2025" */
export function formatDate(instant: Instant, zone: string): string {
  return formatter(zone, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  );
}

/** The short name of a zone at an instant, for example "CET" or "GMT+5:45". */
export function formatZone(instant: Instant, zone: string): string {
  const parts = formatter(zone, { timeZoneName: 'short' }).formatToParts(new Date(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The calendar day on which an instant falls in a zone, as YYYY-MM-DD. */
export function localDay(instant: Instant, zone: string): string {
  const parts = formatter(zone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const [day, month, year] = parts
    .formatToParts(new Date(instant))
    .flatMap((part) => (part.type === 'literal' ? [] : [part.value]));
  return `${year}-${month}-${day}`;
}

/** What the clock of a zone shows at an instant, in minutes from midnight. */
export function localMinute(instant: number, zone: string): number {
  const [hours = 0, minutes = 0] = formatTime(instant, zone).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The parts of a calendar day (YYYY-MM-DD) that a date chip or tile shows. */
export function dayParts(date: string): { weekday: string; day: string; month: string } {
  const noon = new Date(`${date}T12:00:00Z`);
  return {
    weekday: formatter('UTC', { weekday: 'short' }).format(noon),
    day: formatter('UTC', { day: 'numeric' }).format(noon),
    month: formatter('UTC', { month: 'short' }).format(noon),
  };
}

/** "November 2025" for a month given as YYYY-MM. */
export function formatMonth(month: string): string {
  return formatter('UTC', { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
}
