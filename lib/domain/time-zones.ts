const FORMATTERS = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATTERS.get(zone);
  if (known) return known;
  const part = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: part, day: part },
    ...{ hour: part, minute: part, second: part },
  });
  FORMATTERS.set(zone, clock);
  return clock;
}

/**
 * What the clocks of a zone show at an instant (epoch ms), as if they showed UTC: the one number
 * from which wall times and offsets are made. Throws `RangeError` for an unknown zone.
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

/** How far the clocks of a zone are ahead of UTC at an instant (epoch ms), in milliseconds. */
export function offsetMs(instant: number, zone: string): number {
  return clockMs(instant, zone) - Math.floor(instant / 1000) * 1000;
}

/** The offset of a zone at an instant (ISO), for example "UTC+5:45", "UTC−3:30" or "UTC+0". */
export function offsetLabel(instant: string, zone: string): string {
  const minutes = Math.round(offsetMs(Date.parse(instant), zone) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const tail = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${tail}`;
}

/** Whether a text names an IANA zone that this runtime knows, whichever spelling of it. */
export function isTimeZone(text: string): boolean {
  // Newer engines take offsets such as "+05:30" for zones; those have no name to show or send.
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(text)) return false;
  try {
    return clockOf(text) !== undefined;
  } catch {
    return false;
  }
}

/** The last part of a zone's name as people write it: "New York" for "America/New_York". */
export function zoneCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** Zones of today by the names that engines still list, and by names that people still type. */
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

/** The name of today for a zone that goes by several: "Asia/Kolkata" for "Asia/Calcutta". */
export function todaysName(zone: string): string {
  const name = TODAYS_NAME.get(zone);
  return name !== undefined && isTimeZone(name) ? name : zone;
}

/** Every zone of this runtime under its name of today, and UTC, sorted. */
export function listTimeZones(): string[] {
  const names = [...Intl.supportedValuesOf('timeZone'), ...OTHER_NAMES.keys()];
  return [...new Set(names.map(todaysName))].filter(isTimeZone).sort();
}

/** A zone to choose from, with its offset at the moment in question. */
export interface ZoneOption {
  id: string;
  offset: string;
}

/** The zones to choose from, for something that happens at an instant (ISO). */
export function listZoneOptions(at: string): ZoneOption[] {
  return listTimeZones().map((id) => ({ id, offset: offsetLabel(at, id) }));
}

function plainWords(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replaceAll('−', '-')
    .replace(/[\s_/]+/g, ' ')
    .trim();
}

/** 0 for a city or a whole name that begins like this, 1 for a word that does, 2 for within. */
function rankOf({ id, offset }: ZoneOption, sought: string): number | null {
  const names = [id, ...(OTHER_NAMES.get(id) ?? [])];
  const starts = names.flatMap((name) => [plainWords(name), plainWords(zoneCity(name))]);
  if (starts.some((name) => name.startsWith(sought))) return 0;
  if (starts.some((name) => name.includes(` ${sought}`))) return 1;
  if (isOffset(plainWords(offset), sought)) return 1;
  return starts.some((name) => name.includes(sought)) ? 2 : null;
}

function isOffset(offset: string, sought: string): boolean {
  const [, sign, hours, , minutes] =
    /^(?:utc|gmt)? ?([+-])0?(\d{1,2})(:?(\d{1,2}))?$/.exec(sought) ?? [];
  if (!sign || !hours) return false;
  const wanted = `utc${sign}${hours}${minutes === undefined || /^0+$/.test(minutes) ? '' : `:${minutes}`}`;
  return offset === wanted || (minutes === undefined && offset.startsWith(`${wanted}:`));
}

/**
 * The zones that a typed text finds, best first: by city, region or an older name, with spaces,
 * slashes and underscores alike, or by offset ("+5:45", "utc-3"). All of them for nothing typed.
 */
export function searchZones(options: readonly ZoneOption[], typed: string): ZoneOption[] {
  const sought = plainWords(typed);
  if (!sought) return [...options];
  const ranked = options.map((option) => ({ option, rank: rankOf(option, sought) }));
  return ([0, 1, 2] as const).flatMap((rank) =>
    ranked.filter((entry) => entry.rank === rank).map(({ option }) => option),
  );
}
