import { SEARCHED_DAYS } from '@/lib/shared/domain/directory/search';
import { addDays, isLocalDate, type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import english from './en.json';
import { BEFORE_MONTH, dayAt, EURO, HIGHEST_DAY, isDateAt, monthAt, OTHER_UNITS } from './numbers';
import { listed, ofAll, Phrases } from './phrases';
import { PLACES } from './places';
import { BEFORE_PLACE, TO } from './read-place';
import { AFTER_TIME, BEFORE_HOUR, BEFORE_TIME, isClockAt, TIMES } from './read-time';
import { type Reader, type SaidChoice, span } from './span';
import { JOINING } from './without';
import type { SaidWords } from './words';

const byWeekday = (daysOf: (words: SaidWords) => SaidWords['days'] | undefined) =>
  ofAll(
    ...[0, 1, 2, 3, 4, 5, 6].map(
      (day) => [(words: SaidWords) => daysOf(words)?.[day], day] as const,
    ),
  );

const WEEKDAYS = byWeekday(({ days }) => days);

export const isWeekday = (word: string): boolean => WEEKDAYS.at([word], 0) !== null;

const SHORT_WEEKDAYS = byWeekday(({ shortDays }) => shortDays);

const LONE_WEEKDAYS = byWeekday(({ loneDays }) => loneDays);

/** "Mon" in "pour mon" is not Monday. */
const BEFORE_SHORT = new Phrases<true>().add(listed(english.beforeTime), true);

/** "Sat morning". */
const AFTER_SHORT = new Phrases<true>().add(listed(english.afterShort), true);

/** "Sun" and "mon" are also other words, so they need a word before or after them. */
const isShortDay = (words: readonly string[], at: number, taken: number) =>
  BEFORE_SHORT.before(words, at, taken) !== null ||
  AFTER_SHORT.at(words, at + 1) !== null ||
  isClockAt(words, at + 1) ||
  /^(?:\d{1,2})?[ap]m$/.test(words[at - 1] ?? '') ||
  isDateAt(words, at + 1) ||
  isDateAt(words, at - 2);

/** "Sexta" in "unhas sexta" is a day, but "segunda" in "segunda mão" is not. */
function isLoneDay(words: readonly string[], at: number, taken: number): boolean {
  if (at === 0 || BEFORE_TIME.before(words, at, taken)) return false;
  const place = at + 1 + (BEFORE_PLACE.at(words, at + 1)?.length ?? 0);
  return (
    at + 1 === words.length ||
    [TIMES, BEFORE_HOUR].some((phrases) => phrases.at(words, at + 1)) ||
    /^\d{1,2}h/.test(words[at + 1] ?? '') ||
    PLACES.at(words, place) !== null
  );
}

/** Today counts as the next one, unless `isNext`. */
function nextWeekday(weekday: number, today: LocalDate, isNext: boolean): LocalDate {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 && isNext ? 7 : ahead);
}

export const readWeekday: Reader = (words, at, taken, today) => {
  const before = BEFORE_TIME.before(words, at, taken);
  const isShort = isShortDay(words, at, taken);
  const weekday =
    WEEKDAYS.at(words, at) ??
    (isShort ? SHORT_WEEKDAYS.at(words, at) : null) ??
    (isLoneDay(words, at, taken) ? LONE_WEEKDAYS.at(words, at) : null);
  if (!weekday) return null;
  const end = at + weekday.length;
  const after = AFTER_TIME.at(words, end);
  const isNext = [before?.value, after?.value].some((one) => one === 'next' || one === 'next one');
  const day = nextWeekday(weekday.value, today, isNext);
  return span(at - (before?.length ?? 0), end + (after?.length ?? 0), { by: 'day', day });
};

/** "2027", "de 2027". */
function yearAt(words: readonly string[], at: number): { year: number; length: number } | null {
  const before = BEFORE_MONTH.at(words, at)?.length ?? 0;
  const year = /^20\d\d$/.exec(words[at + before] ?? '')?.[0];
  const isYear = year && !EURO.at(words, at + before + 1);
  return isYear ? { year: Number(year), length: before + 1 } : null;
}

/** "4 to 8" in "from 4 to 8 December" is not a single day. */
function isEndOfDates(words: readonly string[], at: number): boolean {
  const between = [TO, JOINING].map((phrases) => phrases.before(words, at, 0)?.length ?? 0);
  return [0, ...between].some((length) => {
    const day = dayAt(words, at - length - 1);
    return day > 0 && day <= HIGHEST_DAY;
  });
}

/** A date that is too far ahead for a search is understood, but it is no filter. */
export const readDate: Reader = (words, at, taken, today) => {
  const isMonthFirst = monthAt(words, at) > 0;
  const between = isMonthFirst ? null : BEFORE_MONTH.at(words, at + 1);
  const second = at + 1 + (between?.length ?? 0);
  const [day, month] = isMonthFirst
    ? [dayAt(words, second), monthAt(words, at)]
    : [dayAt(words, at), monthAt(words, second)];
  const wholeMonth = isMonthFirst ? yearAt(words, second) : null;
  if (wholeMonth) return { ...span(at, second + wholeMonth.length), isDate: true, isTime: true };
  const unit = [EURO, OTHER_UNITS].some((units) => units.at(words, second + 1));
  if (day < 1 || month < 1 || (isMonthFirst && unit)) return null;
  const two = (number: number) => String(number).padStart(2, '0');
  const said = yearAt(words, second + 1);
  const year = Number(today.slice(0, 4));
  const dates = (said ? [said.year] : [year, year + 1]).map(
    (of) => `${of}-${two(month)}-${two(day)}`,
  );
  const date = dates.find((one) => isLocalDate(one) && (said || one >= today));
  if (date === undefined) return null;
  const isSearched =
    date >= today &&
    date < addDays(today, SEARCHED_DAYS) &&
    (isMonthFirst || !isEndOfDates(words, at));
  const end = second + 1 + (said?.length ?? 0);
  const from = at - (BEFORE_TIME.before(words, at, taken)?.length ?? 0);
  const to = end + (AFTER_TIME.at(words, end)?.length ?? 0);
  const choices: SaidChoice[] = isSearched ? [{ by: 'day', day: date }] : [];
  return { ...span(from, to, ...choices), isDate: true, isTime: true };
};
