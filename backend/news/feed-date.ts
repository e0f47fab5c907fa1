import { plainDigits } from '@/lib/shared/domain/text/digits';
import { dateWordsOf } from '@/lib/shared/time/date-words';
import { findInstant } from '@/lib/shared/time/timestamp';

/** The languages of our feeds, and the countries that spell Arabic months in different ways. */
const LANGUAGES = 'en fr es pt it de nl hu tr ar-EG ar-SY ar-DZ ar-MA bn hi ur ne si ta sw so';

/** Removes accents, because Intl and feeds use different ones. */
function plain(text: string): string {
  return plainDigits(text.normalize('NFKD'))
    .replace(/[\u0300-\u036f\u0653-\u0655\u200b-\u200f]/gu, '')
    .toLowerCase();
}

const MONTHS = new Map(
  LANGUAGES.split(' ').flatMap((language) => {
    const { long = [], short = [] } = dateWordsOf(language).months;
    const names = [...long.entries(), ...short.entries()];
    return names.map(([index, name]) => [plain(name).replace(/\.$/u, ''), index + 1] as const);
  }),
);
const PHRASES = [...MONTHS].filter(([name]) => name.includes(' '));
/** The fewest letters of an abbreviation such as "sett." or "febr." */
const LEAST_LETTERS = 3;

/** Returns the month's number. 0 if the word is no month, or is the beginning of two months. */
function monthOf(word: string): number {
  const exact = MONTHS.get(word);
  if (exact || word.length < LEAST_LETTERS) return exact ?? 0;
  const begun = new Set(
    [...MONTHS].flatMap(([name, month]) => (name.startsWith(word) ? month : [])),
  );
  const [month = 0, ...others] = begun;
  return others.length > 0 ? 0 : month;
}

const CLOCK =
  /(?<![\d:])(\d{1,2})\s?[:h]\s?(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s*([ap])\.?m\b\.?)?/u;
const ZONE = /^\s*(?:(?:gmt|utc?|z)?\s*([+-])(\d{1,2})(?::?(\d{2}))?(?!\d)|([a-z]{1,4}t|z|utc)\b)/u;

const WORD = String.raw`(?<month>[\p{L}\p{M}]+)\.?`;
const DAY = String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|[ºª°])?`;
const YEAR = String.raw`(?<year>\d{4})(?!\d)`;
/** "14 dic 2023", "Oct 7, 2022", "2023. december 14." */
const NAMED = [
  [DAY, WORD, YEAR],
  [WORD, DAY, YEAR],
  [YEAR, WORD, DAY],
].map((parts) => new RegExp(parts.join(String.raw`[\s,./-]*`), 'gu'));
const YEAR_FIRST = /(?<!\d)(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/u;
const YEAR_LAST = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/u;

type Day = readonly [year: number, month: number, day: number];

function dayOf(text: string): Day | null {
  for (const pattern of NAMED) {
    for (const { groups } of text.matchAll(pattern)) {
      const month = monthOf(groups?.month ?? '');
      if (month > 0) return [Number(groups?.year), month, Number(groups?.day)];
    }
  }
  const [, year, month, day] = YEAR_FIRST.exec(text)?.map(Number) ?? [];
  if (year && month && day) return [year, month, day];
  const [, one, sign, other, last] = YEAR_LAST.exec(text) ?? [];
  const [first, second] = [Number(one), Number(other)];
  if (!last) return null;
  // With a slash, some countries write the month first.
  if (sign === '.' || first > 12 || first === second) return [Number(last), second, first];
  return second > 12 ? [Number(last), first, second] : null;
}

const LONGEST_DATE = 100;

const two = (part: number) => String(part).padStart(2, '0');

/**
 * Also reads dates in other languages, dates with the month first, and dates with mistakes that are
 * usual in feeds. Unknown zones count as UTC. Null if the day is not certain.
 */
export function findFeedInstant(written: unknown): number | null {
  const exact = findInstant(written);
  if (exact !== null || typeof written !== 'string') return exact;
  if (written.length > LONGEST_DATE) return null;
  let text = plain(written).replace(/\(.*?\)/gu, ' ');
  for (const [phrase, month] of PHRASES)
    text = text.replaceAll(phrase, ` ${[...MONTHS.keys()][month - 1]} `);
  text = text.replace(/(?<!\p{L})(?:de|del|di|of|at|the|às|om)(?!\p{L})/gu, ' ');
  const clock = CLOCK.exec(text);
  const after = clock ? text.slice(clock.index + clock[0].length) : '';
  const zone = ZONE.exec(after);
  const rest = clock ? `${text.slice(0, clock.index)} ${after.slice(zone?.[0].length ?? 0)}` : text;
  const day = dayOf(rest);
  if (!day) return null;
  const [, hour = '0', minute = '0', second = '0', half] = clock ?? [];
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  const [, sign, east = '', minutes = '0', name] = zone ?? [];
  const iso = `${day[0]}-${two(day[1])}-${two(day[2])}T${two(hours)}:${two(Number(minute))}:${two(Number(second))}`;
  const offset = sign ? `${sign}${two(Number(east))}:${two(Number(minutes))}` : (name ?? 'Z');
  return findInstant(iso + offset) ?? findInstant(`${iso}Z`);
}
