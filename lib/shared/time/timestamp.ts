const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Minutes east of UTC. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 60,
  bst: 60,
  wat: 60,
  cet: 60,
  cest: 120,
  cat: 120,
  sast: 120,
  eet: 120,
  eest: 180,
  eat: 180,
  msk: 180,
  trt: 180,
  ast: -240,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  pkt: 300,
  npt: 345,
  aest: 600,
  aedt: 660,
};

/** "2025-11-20", or "2025-11-20T10:45:00.5+01:00". */
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*([a-z]+|[+-]\d{2}:?\d{2})?$/i;
/** "Thu, 20 Nov 2025 10:45:00 +0100", or "20-Nov-25". */
const RFC_822 =
  /^(?:[^\d\s]+,?\s+)?(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*([a-z]+|[+-]\d{2}:?\d{2})?(?:\s*\(.*\))?$/i;
const DIGITS = /^\d{9,14}(?:\.\d+)?$/;
/**
 * Smaller numbers are seconds: seconds reach this number in the year 5138, and milliseconds did in
 * 1973.
 */
const FIRST_MILLISECONDS = 100_000_000_000;

function fromEpoch(value: number): number | null {
  return value > 0 && value < FIRST_MILLISECONDS * 100
    ? Math.round(value < FIRST_MILLISECONDS ? value * 1000 : value)
    : null;
}

function offsetMinutes(zone: string | undefined): number | null {
  if (!zone) return 0;
  const digits = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!digits) return ZONES[zone.toLowerCase()] ?? null;
  const minutes = Number(digits[2]) * 60 + Number(digits[3]);
  return digits[1] === '-' ? -minutes : minutes;
}

function fromParts(
  date: readonly [year: number, month: number, day: number],
  time: readonly (string | undefined)[],
  zone: string | undefined,
): number | null {
  const [year, month, day] = date;
  const [hour, minute, second] = time.map((part) => Number(part ?? 0));
  const offset = offsetMinutes(zone);
  if (hour === undefined || hour > 24 || (minute ?? 0) > 59 || offset === null) return null;
  const midnight = new Date(Date.UTC(year, month, day));
  if (midnight.getUTCMonth() !== month || midnight.getUTCDate() !== day) return null;
  return Date.UTC(year, month, day, hour, (minute ?? 0) - offset, Math.min(second ?? 0, 59));
}

function fromText(text: string): number | null {
  if (DIGITS.test(text)) return fromEpoch(Number(text));
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second, zone] = iso;
    return fromParts([Number(year), Number(month) - 1, Number(day)], [hour, minute, second], zone);
  }
  const [, day, name = '', year = '', hour, minute, second, zone] = RFC_822.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase());
  if (month < 0) return null;
  const century = year.length > 2 ? 0 : Number(year) < 70 ? 2000 : 1900;
  return fromParts([century + Number(year), month, Number(day)], [hour, minute, second], zone);
}

/**
 * Returns epoch ms of ISO 8601, RFC 822, epoch seconds or ms. A time without a zone is in UTC. Null
 * for other texts. `Date.parse` is not used, because it finds dates in almost any text.
 */
export function findInstant(value: unknown): number | null {
  const at =
    typeof value === 'number'
      ? fromEpoch(value)
      : typeof value === 'string'
        ? fromText(value.trim().replace(/\s+/g, ' '))
        : null;
  return at === null || !Number.isFinite(at) ? null : at;
}
