import { toIso } from './instant';
import { MINUTE_MS } from './units';

const FORMATTERS = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  // All spellings of a zone share one formatter, which takes 50 KB.
  const key = zone.toLowerCase();
  const known = FORMATTERS.get(key);
  if (known) return known;
  const part = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: part,
    day: part,
    hour: part,
    minute: part,
    second: part,
  });
  FORMATTERS.set(key, clock);
  return clock;
}

/**
 * What clocks show at an instant (epoch ms), as if in UTC. Throws `RangeError` for an unknown zone.
 */
export function clockMs(instant: number, zone: string): number {
  const shown = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const day = [part('year'), part('month') - 1, part('day')] as const;
  return Date.UTC(...day, part('hour'), part('minute'), part('second'));
}

/** Milliseconds ahead of UTC. */
export function offsetMs(instant: number, zone: string): number {
  return clockMs(instant, zone) - Math.floor(instant / 1000) * 1000;
}

/** "UTC+5:45", "UTC−3:30" or "UTC+0". */
export function offsetLabel(instant: number, zone: string): string {
  const minutes = Math.round(offsetMs(instant, zone) / MINUTE_MS);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const tail = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${tail}`;
}

/**
 * The names of IANA. Engines know more, but these mean several zones: their "BST" is Bangladesh's
 * and their "IST" is India's.
 */
const THREE_LETTERS = /^(?:UTC|GMT|UCT|CET|EET|WET|MET|EST|MST|HST|PRC|ROC|ROK)$/i;

/** Any spelling of an IANA zone. */
export function isTimeZone(text: string): boolean {
  // Newer engines also accept offsets such as "+05:30", which are no names.
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(text)) return false;
  if (text.length === 3 && !THREE_LETTERS.test(text)) return false;
  try {
    return clockOf(text) !== undefined;
  } catch {
    return false;
  }
}

/** "New York" for "America/New_York". */
export function zoneCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** Older names that people may type, by the current name. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Africa/Asmara', ['Africa/Asmera']],
  ['America/Argentina/Buenos_Aires', ['America/Buenos_Aires']],
  ['America/Argentina/Catamarca', ['America/Catamarca']],
  ['America/Argentina/Cordoba', ['America/Cordoba']],
  ['America/Argentina/Jujuy', ['America/Jujuy']],
  ['America/Argentina/Mendoza', ['America/Mendoza']],
  ['America/Atikokan', ['America/Coral_Harbour']],
  ['America/Chicago', ['US/Central']],
  ['America/Denver', ['US/Mountain']],
  ['America/Indiana/Indianapolis', ['America/Indianapolis', 'America/Fort_Wayne']],
  ['America/Kentucky/Louisville', ['America/Louisville']],
  ['America/Los_Angeles', ['US/Pacific']],
  ['America/New_York', ['US/Eastern']],
  ['America/Nuuk', ['America/Godthab']],
  ['Asia/Ho_Chi_Minh', ['Asia/Saigon']],
  ['Asia/Kathmandu', ['Asia/Katmandu']],
  ['Asia/Kolkata', ['Asia/Calcutta']],
  ['Asia/Yangon', ['Asia/Rangoon']],
  ['Atlantic/Faroe', ['Atlantic/Faeroe']],
  ['Europe/Kyiv', ['Europe/Kiev']],
  ['Europe/London', ['GB']],
  ['Pacific/Chuuk', ['Pacific/Truk']],
  ['Pacific/Honolulu', ['US/Hawaii']],
  ['Pacific/Kanton', ['Pacific/Enderbury']],
  ['Pacific/Pohnpei', ['Pacific/Ponape']],
  ['UTC', ['GMT', 'Etc/UTC', 'Etc/GMT', 'Zulu']],
]);

const TODAYS_NAME = new Map(
  [...OTHER_NAMES].flatMap(([zone, others]) => others.map((other) => [other, zone] as const)),
);

/** Returns "Asia/Kolkata" for "Asia/Calcutta". */
export function todaysName(zone: string): string {
  const name = TODAYS_NAME.get(zone);
  return name !== undefined && isTimeZone(name) ? name : zone;
}

export function listTimeZones(): string[] {
  // Checking each would take a millisecond.
  const listed = Intl.supportedValuesOf('timeZone').map(todaysName);
  return [...new Set([...listed, ...[...OTHER_NAMES.keys()].filter(isTimeZone)])].sort();
}

export interface ZoneOption {
  readonly id: string;
  readonly offset: string;
}

export function listZoneOptions(at: number): ZoneOption[] {
  return listTimeZones().map((id) => ({
    id,
    get offset() {
      return offsetLabel(at, id);
    },
  }));
}

function plainWords(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replaceAll('−', '-')
    .replace(/[\s_/]+/g, ' ')
    .trim();
}

/** Makes a pattern for labels from "+5:45" or "utc-03". Null for other texts. */
function readOffset(sought: string): RegExp | null {
  const [, sign, hours, minutes] =
    /^(?:utc|gmt)? ?([+-])0?(\d{1,2})(?::?(\d{1,2}))?$/.exec(sought) ?? [];
  if (!sign || !hours) return null;
  // "+5" also finds "+5:30", but "+5:00" does not.
  const tail = minutes === undefined ? ':\\d+' : `:${minutes}`;
  const isWhole = minutes === undefined || Number(minutes) === 0;
  return new RegExp(`^utc\\${sign}${hours}(${tail})${isWhole ? '?' : ''}$`);
}

/** 0 if the city or the whole name begins with it, 1 if another word does, 2 if it is inside. */
function rankOf(id: string, sought: string): number | null {
  const names = [id, ...(OTHER_NAMES.get(id) ?? [])];
  const starts = names.flatMap((name) => [plainWords(name), plainWords(zoneCity(name))]);
  if (starts.some((name) => name.startsWith(sought))) return 0;
  if (starts.some((name) => name.includes(` ${sought}`))) return 1;
  return starts.some((name) => name.includes(sought)) ? 2 : null;
}

/** Returns the best first, by city, region, older name or offset. "" finds all. */
export function searchZones(options: readonly ZoneOption[], typed: string): ZoneOption[] {
  const sought = plainWords(typed);
  if (!sought) return [...options];
  const offset = readOffset(sought);
  if (offset) return options.filter((option) => offset.test(plainWords(option.offset)));
  const ranked = options.map((option) => ({ option, rank: rankOf(option.id, sought) }));
  return ([0, 1, 2] as const).flatMap((rank) =>
    ranked.filter((entry) => entry.rank === rank).map(({ option }) => option),
  );
}

/** "2025-12-05T20:00:00+01:00" */
export function toOffsetIso(instant: number, zone: string): string {
  const minutes = Math.round(offsetMs(instant, zone) / MINUTE_MS);
  const wall = toIso(instant + minutes * MINUTE_MS).slice(0, 19);
  const two = (number: number) => String(number).padStart(2, '0');
  const away = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}
