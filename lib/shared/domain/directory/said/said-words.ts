import { plainDigits } from '@/lib/shared/domain/text/digits';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { withoutContradictions } from './contradictions';
import english from './en.json';
import { SAID_LANGUAGES } from './languages';
import { countedAt, isMeasure } from './numbers';
import { listed, ofAll } from './phrases';
import { PLACE_NAMES, PLACES } from './places';
import { isWeekday, readDate, readWeekday } from './read-day';
import { readPlace } from './read-place';
import { readPrice } from './read-price';
import { hourBefore, readHour, readTime } from './read-time';
import { isTime, type SaidChoice, type SaidSpan, span } from './span';
import { isAlsoExcept, JOINING, withoutIt } from './without';

export type { SaidChoice, SaidSpan };
export { countedAt, hourBefore, isMeasure, isWeekday, PLACE_NAMES, withoutContradictions };

/**
 * Words for which a mistyped word may stand. Short words, weekdays of other languages and Marsa are
 * left out, because they are too similar to names.
 */
export const SAYING_WORDS: readonly string[] = [
  ...PLACES.entries().flatMap(([name, { needs, way }]) =>
    /^[a-z]{5,}$/.test(name) && !(needs || way) && name !== 'marsa' ? name : [],
  ),
  ...english.days.flatMap(listed).filter(({ length }) => length >= 6),
  ...SAID_LANGUAGES.flatMap(({ today, tomorrow, tonight, evening, weekend }) =>
    [today, tomorrow, tonight, evening, weekend].flatMap(listed),
  ).filter((word) => /^\S{6,}$/u.test(word)),
  'today',
  'tonight',
  'tomorrow',
  'evening',
  'weekend',
  'under',
  'euro',
];

const OTHERWISE = ofAll([({ otherwise }) => otherwise, true]);

const ALSO_NAMES = ofAll([({ alsoNames }) => alsoNames, true]);

/** Only few names have this letter. */
const MALTESE_LETTER = /ħ/iu;

/** This word is folded to the same as "tomorrow". */
const LUNCH = /غداء$/u;

const READERS = [readPrice, readHour, readDate, readTime, readWeekday, readPlace];

function readSpans(
  words: readonly string[],
  today: LocalDate,
  typed: readonly string[],
): SaidSpan[] {
  const spans: SaidSpan[] = [];
  let taken = 0;
  for (let at = 0; at < words.length; at = Math.max(at + 1, taken)) {
    const otherwise = OTHERWISE.at(words, at);
    if (otherwise) {
      taken = at + otherwise.length;
      continue;
    }
    for (const read of READERS) {
      const found = read(words, at, taken, today, typed);
      if (!found) continue;
      const then = isAlsoExcept(words, found, spans.at(-1))
        ? { ...span(found.from, found.to), isTime: isTime(found), isExcept: true }
        : withoutIt(words, found, taken);
      spans.push(then);
      taken = then.to;
      break;
    }
  }
  return spans;
}

/**
 * Returns the spans of words that say something. A span without choices fits no filter. `said` is
 * folded, and `typed` is not: "għada" is tomorrow, but Ghada is a name.
 */
export function readSaid(
  said: readonly string[],
  today: LocalDate,
  typed: readonly string[] = said,
): SaidSpan[] {
  const words = said.map(plainDigits);
  const isBeside = (one: SaidSpan, at: number, all: readonly SaidSpan[]) =>
    [
      [all[at - 1], one],
      [one, all[at + 1]],
    ].some(([first, second]) => {
      if (!first || !second || !isTime(first) || !isTime(second)) return false;
      // A word may be between both days: "sábado y domingo".
      const between = second.from - first.to;
      return between === 0 || JOINING.at(words, first.to)?.length === between;
    });
  const spans = readSpans(words, today, typed)
    .filter((one, at, all) => !one.isWeak || isBeside(one, at, all))
    .map((one, at, all): SaidSpan => {
      const isBare = isTime(one) && one.to === one.from + 1 && !isBeside(one, at, all);
      return { ...one, isBare };
    });
  return spans.filter(
    ({ isBare, from }) =>
      !isBare ||
      (!LUNCH.test(typed[from] ?? '') &&
        (!ALSO_NAMES.at(words, from) || MALTESE_LETTER.test(typed[from] ?? ''))),
  );
}
