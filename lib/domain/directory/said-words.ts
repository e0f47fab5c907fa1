import { EVENING_FROM, HIGHEST_PRICE, SEARCHED_DAYS } from '@/lib/domain/directory/search';
import { plainDigits } from '@/lib/domain/text/digits';
import { addDays, isLocalDate, type LocalDate, weekdayOf } from '@/lib/time/local-date';
import { ENGLISH } from './said/en';
import { SAID_LANGUAGES } from './said/languages';
import { listed, ofAll, Phrases } from './said/phrases';
import { PLACE_NAMES, PLACES } from './said/places';
import { readPlace } from './said/read-place';
import { type Reader, type SaidChoice, type SaidSpan, span } from './said/span';
import type { SaidWords } from './said/words';

export type { SaidChoice, SaidSpan };
export { PLACE_NAMES };

const byWeekday = (daysOf: (words: SaidWords) => SaidWords['days'] | undefined) =>
  ofAll(
    ...[0, 1, 2, 3, 4, 5, 6].map(
      (day) => [(words: SaidWords) => daysOf(words)?.[day], day] as const,
    ),
  );

const WEEKDAYS = byWeekday(({ days }) => days);
export const isWeekday = (word: string): boolean => WEEKDAYS.at([word], 0) !== null;
const SHORT_WEEKDAYS = byWeekday(({ shortDays }) => shortDays);
const MONTHS = new Map(
  SAID_LANGUAGES.flatMap(({ months }) =>
    listed(months).flatMap((forms, at) =>
      forms.split(' ').map((form): [string, number] => [form, at + 1]),
    ),
  ),
);
const BEFORE_MONTH = ofAll([({ beforeMonth }) => beforeMonth, true]);

const UP_TO = ofAll([({ beforePrice }) => beforePrice, true]);
const UP_TO_EURO = ofAll([({ beforeEuro }) => beforeEuro, true]);
const UNTIL = ofAll([({ until }) => until, true]);
const AFTER_UNTIL = ofAll([({ afterUntil }) => afterUntil, true]);
/** No day, hour or class is higher. */
const HIGHEST_DAY = 31;
const OR_LESS = ofAll([({ afterPrice }) => afterPrice, true]);
const EURO = ofAll([({ euro }) => euro, true]);
const OTHER_UNITS = ofAll([({ otherUnits }) => otherUnits, true]);

const BEFORE_TIME = ofAll([({ next }) => next, 'next'], [({ beforeTime }) => beforeTime, '']);
/** "Pour mon" is no Monday. */
const BEFORE_SHORT = new Phrases<true>().add(listed(ENGLISH.beforeTime), true);
const AFTER_TIME = ofAll([({ next }) => next, 'next'], [({ afterTime }) => afterTime, '']);

/** Words that a mistyped one may stand for. Short ones, weekdays of other languages, and Marsa are too like names. */
export const SAYING_WORDS: readonly string[] = [
  ...PLACES.entries().flatMap(([name, { needs, way }]) =>
    /^[a-z]{5,}$/.test(name) && !(needs || way) && name !== 'marsa' ? name : [],
  ),
  ...ENGLISH.days.flatMap(listed),
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

const readPrice: Reader = (words, at, taken) => {
  const price = /^\d{1,4}$/.test(words[at] ?? '') ? Number(words[at]) : 0;
  if (price < 1 || price > HIGHEST_PRICE || OTHER_UNITS.at(words, at + 1)) return null;
  const euro = EURO.at(words, at + 1);
  const end = at + 1 + (euro?.length ?? 0);
  const month = words[end + (BEFORE_MONTH.at(words, end)?.length ?? 0)] ?? '';
  if (!euro && MONTHS.has(month)) return null;
  const isUntil = euro !== null || price > HIGHEST_DAY;
  const less = OR_LESS.at(words, end) ?? (isUntil ? AFTER_UNTIL.at(words, end) : null);
  const upTo =
    UP_TO.before(words, at, taken) ??
    (isUntil ? UNTIL.before(words, at, taken) : null) ??
    (euro && UP_TO_EURO.before(words, at, taken));
  if (!euro && !less && !upTo) return null;
  return span(at - (upTo?.length ?? 0), end + (less?.length ?? 0), {
    by: 'price',
    priceUpTo: price,
  });
};

/** Today counts, unless `isNext`. */
function nextWeekday(weekday: number, today: LocalDate, isNext: boolean): LocalDate {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 && isNext ? 7 : ahead);
}

const readWeekday: Reader = (words, at, taken, today) => {
  const before = BEFORE_TIME.before(words, at, taken);
  const weekday =
    WEEKDAYS.at(words, at) ??
    (BEFORE_SHORT.before(words, at, taken) && SHORT_WEEKDAYS.at(words, at));
  if (!weekday) return null;
  const end = at + weekday.length;
  const after = AFTER_TIME.at(words, end);
  const isNext = [before?.value, after?.value].includes('next');
  const day = nextWeekday(weekday.value, today, isNext);
  return span(at - (before?.length ?? 0), end + (after?.length ?? 0), { by: 'day', day });
};

const readDate: Reader = (words, at, taken, today) => {
  const monthAt = (index: number) => MONTHS.get(words[index] ?? '') ?? 0;
  const dayAt = (index: number) =>
    Number(/^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(words[index] ?? '')?.[1] ?? 0);
  const isMonthFirst = monthAt(at) > 0;
  const between = isMonthFirst ? null : BEFORE_MONTH.at(words, at + 1);
  const second = at + 1 + (between?.length ?? 0);
  const [day, month] = isMonthFirst ? [dayAt(second), monthAt(at)] : [dayAt(at), monthAt(second)];
  if (day < 1 || month < 1) return null;
  const two = (number: number) => String(number).padStart(2, '0');
  const year = Number(today.slice(0, 4));
  const dates = [year, year + 1].map((of) => `${of}-${two(month)}-${two(day)}`);
  const date = dates.find((one) => isLocalDate(one) && one >= today);
  if (date === undefined || date >= addDays(today, SEARCHED_DAYS)) return null;
  const before = BEFORE_TIME.before(words, at, taken);
  const after = AFTER_TIME.at(words, second + 1);
  return span(at - (before?.length ?? 0), second + 1 + (after?.length ?? 0), {
    by: 'day',
    day: date,
  });
};

const inDays = (today: LocalDate, days: number): SaidChoice => ({
  by: 'day',
  day: addDays(today, days),
});

const TIMES = ofAll<(today: LocalDate) => SaidChoice[]>(
  [({ today }) => today, (today) => [inDays(today, 0)]],
  [({ tomorrow }) => tomorrow, (today) => [inDays(today, 1)]],
  [({ dayAfterTomorrow }) => dayAfterTomorrow, (today) => [inDays(today, 2)]],
  [({ tomorrowNight }) => tomorrowNight, (today) => [inDays(today, 1), { by: 'evening' }]],
  [({ tonight }) => tonight, (today) => [inDays(today, 0), { by: 'evening' }]],
  [({ evening }) => evening, () => [{ by: 'evening' }]],
  [({ weekend }) => weekend, () => [{ by: 'weekend' }]],
  [({ soon }) => soon, () => [{ by: 'soon' }]],
  [({ nothing }) => nothing, () => []],
);

const readTime: Reader = (words, at, taken, today) => {
  const time = TIMES.at(words, at);
  if (!time) return null;
  const end = at + time.length;
  const from = at - (BEFORE_TIME.before(words, at, taken)?.length ?? 0);
  return span(from, end + (AFTER_TIME.at(words, end)?.length ?? 0), ...time.value(today));
};

const BEFORE_HOUR = ofAll([({ beforeHour }) => beforeHour, true]);
const AFTER_HOUR = ofAll([({ afterHour }) => afterHour, true]);

/** "After 6pm", "at 18:30" (folded "18 30"), "18h30"; only evenings. */
const readHour: Reader = (words, at, taken) => {
  const found = /^(\d{1,2})(pm|h\d{0,2})?$/.exec(words[at] ?? '');
  const before = BEFORE_HOUR.before(words, at, taken);
  const isHour = found?.[2]?.startsWith('h');
  const after = AFTER_HOUR.at(words, at + 1);
  if (!found || !(before || after || isHour)) return null;
  if (!after && OTHER_UNITS.at(words, at + 1)) return null;
  const isLate = found[2] === 'pm' || words[at + 1] === 'pm';
  const hour = Number(found[1]) + (isLate && Number(found[1]) < 12 ? 12 : 0);
  if (hour > 23 || (!isLate && hour < 13)) return null;
  const isLonger = words[at + 1] === 'pm' || /^(?:\d\d|h)$/.test(words[at + 1] ?? '');
  // "Cakes from 20" is a price.
  if (words[at - 1] === 'from' && !isLate && !isLonger && !isHour) return null;
  const from = at - (before?.length ?? 0);
  const to = at + 1 + (isLonger ? 1 : 0);
  const end = to + (AFTER_HOUR.at(words, to)?.length ?? 0);
  return hour * 60 >= EVENING_FROM ? span(from, end, { by: 'evening' }) : span(from, end);
};

const OTHERWISE = ofAll([({ otherwise }) => otherwise, true]);
const ALSO_NAMES = ofAll([({ alsoNames }) => alsoNames, true]);
/** Few names have it. */
const MALTESE_LETTER = /ħ/iu;
/** "غداء" is lunch, and folded the same as tomorrow. */
const LAST_HAMZA = /اء$/u;

const isTime = ({ choices }: SaidSpan) =>
  choices.some(({ by }) => by !== 'place' && by !== 'price');

/** Until a time, also "до 8 вечора", no filter holds. */
function untilThen(words: readonly string[], found: SaidSpan, taken: number): SaidSpan {
  if (!isTime(found)) return found;
  const isHour = found.from > taken && /^\d{1,2}$/.test(words[found.from - 1] ?? '');
  const from = isHour ? found.from - 1 : found.from;
  const before = UNTIL.before(words, from, 0);
  const after = AFTER_UNTIL.at(words, found.to);
  if (!before && !after) return found;
  const begin = before ? Math.max(taken, from - before.length) : found.from;
  return span(begin, found.to + (after?.length ?? 0));
}

const READERS = [readPrice, readHour, readDate, readTime, readWeekday, readPlace];

function readSpans(words: readonly string[], today: LocalDate): SaidSpan[] {
  const spans: SaidSpan[] = [];
  let taken = 0;
  for (let at = 0; at < words.length; at = Math.max(at + 1, taken)) {
    const otherwise = OTHERWISE.at(words, at);
    if (otherwise) {
      taken = at + otherwise.length;
      continue;
    }
    for (const read of READERS) {
      const found = read(words, at, taken, today);
      if (!found) continue;
      const then = untilThen(words, found, taken);
      spans.push(then);
      taken = then.to;
      break;
    }
  }
  return spans;
}

/**
 * The last of a kind counts. Without choices: no filter can hold it. `said` is folded; "għada" is tomorrow, but
 * Ghada, as it may be `typed`, a name.
 */
export function readSaid(
  said: readonly string[],
  today: LocalDate,
  typed: readonly string[] = said,
): SaidSpan[] {
  const words = said.map(plainDigits);
  const spans = readSpans(words, today).map((one, at, all): SaidSpan => {
    const isBeside = [all[at - 1], all[at + 1]].some(
      (other) => other && isTime(other) && (other.to === one.from || other.from === one.to),
    );
    return { ...one, isBare: isTime(one) && one.to === one.from + 1 && !isBeside };
  });
  return spans.filter(
    ({ isBare, from }) =>
      !isBare ||
      (!LAST_HAMZA.test(typed[from] ?? '') &&
        (!ALSO_NAMES.at(words, from) || MALTESE_LETTER.test(typed[from] ?? ''))),
  );
}
