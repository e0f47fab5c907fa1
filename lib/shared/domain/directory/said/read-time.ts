import { weekendOf } from '@/lib/shared/domain/directory/event-days';
import { EVENING_FROM } from '@/lib/shared/domain/directory/search';
import { addDays, type LocalDate, mondayOf } from '@/lib/shared/time/local-date';
import { isDateAt, OTHER_UNITS } from './numbers';
import { ofAll, Phrases } from './phrases';
import { type Reader, type SaidChoice, span } from './span';

export const BEFORE_TIME = ofAll(
  [({ nextOne }) => nextOne, 'next one'],
  [({ next }) => next, 'next'],
  [({ thisOne }) => thisOne, 'this one'],
  [({ beforeTime }) => beforeTime, ''],
);

export const AFTER_TIME = ofAll(
  [({ nextOne }) => nextOne, 'next one'],
  [({ next }) => next, 'next'],
  [({ afterTime }) => afterTime, ''],
);

const inDays = (today: LocalDate, days: number): SaidChoice => ({
  by: 'day',
  day: addDays(today, days),
});

/** The Saturday of this week, or of a later one. */
const saturdayOf = (today: LocalDate, weeks: number): LocalDate =>
  weekendOf(addDays(mondayOf(today), 7 * weeks)).first;

export const TIMES = ofAll<(today: LocalDate) => SaidChoice[]>(
  [({ today }) => today, (today) => [inDays(today, 0)]],
  [({ tomorrow }) => tomorrow, (today) => [inDays(today, 1)]],
  [({ dayAfterTomorrow }) => dayAfterTomorrow, (today) => [inDays(today, 2)]],
  [({ tomorrowNight }) => tomorrowNight, (today) => [inDays(today, 1), { by: 'evening' }]],
  [({ tonight }) => tonight, (today) => [inDays(today, 0), { by: 'evening' }]],
  [({ evening }) => evening, () => [{ by: 'evening' }]],
  [({ thisWeekend }) => thisWeekend, (today) => [{ by: 'weekend', from: saturdayOf(today, 0) }]],
  [({ weekend }) => weekend, () => [{ by: 'weekend' }]],
  [({ soon }) => soon, () => [{ by: 'soon' }]],
  [({ nothing }) => nothing, () => []],
);

const OTHER_PARTS_OF_DAY = ofAll([({ partsOfDay }) => partsOfDay, true]);

const EVENING_BESIDE = ofAll([({ eveningBeside }) => eveningBeside, true]);

const WEEKENDS: Readonly<Record<string, number>> = { 'this one': 0, 'next one': 1 };

export const readTime: Reader = (words, at, taken, today) => {
  const beside = EVENING_BESIDE.at(words, at);
  if (beside) return { ...span(at, at + beside.length, { by: 'evening' }), isWeak: true };
  const time = TIMES.at(words, at);
  const part = OTHER_PARTS_OF_DAY.at(words, at);
  if (part && part.length > (time?.length ?? 0)) {
    return { ...span(at, at + part.length), isTime: true };
  }
  if (!time) return null;
  const end = at + time.length;
  const [before, after] = [BEFORE_TIME.before(words, at, taken), AFTER_TIME.at(words, end)];
  const weeks = WEEKENDS[before?.value ?? ''] ?? WEEKENDS[after?.value ?? ''];
  const choices = time
    .value(today)
    .map((choice) =>
      choice.by === 'weekend' && weeks !== undefined
        ? { ...choice, from: saturdayOf(today, weeks) }
        : choice,
    );
  return span(at - (before?.length ?? 0), end + (after?.length ?? 0), ...choices);
};

export const BEFORE_HOUR = ofAll([({ beforeHour }) => beforeHour, true]);

const AFTER_HOUR = ofAll([({ afterHour }) => afterHour, true]);

/** Returns how many words before a number make it an hour: "a las" in "a las 5". */
export const hourBefore = (words: readonly string[], at: number) =>
  BEFORE_HOUR.before(words, at, 0)?.length ?? 0;

const PM = new Phrases<true>().add(['pm', 'p m'], true);

/**
 * Reads "after 6pm", "6:30 pm", "at 18:30" (folded "18 30") and "18h30". Only evenings become a
 * filter.
 */
export const readHour: Reader = (words, at, taken) => {
  const found = /^(\d{1,2})(pm|h\d{0,2})?$/.exec(words[at] ?? '');
  if (!found) return null;
  const [, digits, ending = ''] = found;
  const minutes = ending ? null : /^[0-5]\d(pm)?$/.exec(words[at + 1] ?? '');
  const isLonger = minutes !== null || (!ending && words[at + 1] === 'h');
  const past = at + (isLonger ? 2 : 1);
  const pm = ending ? null : PM.at(words, past);
  const isLate = ending === 'pm' || minutes?.[1] !== undefined || pm !== null;
  const to = past + (pm?.length ?? 0);
  const before = BEFORE_HOUR.before(words, at, taken);
  const after = AFTER_HOUR.at(words, to);
  if (!before && !after && !isLate && !ending) return null;
  if (!after && !isLate && OTHER_UNITS.at(words, at + 1)) return null;
  // "After 18 December" is a date.
  if (isDateAt(words, at)) return null;
  const hour = Number(digits) + (isLate && Number(digits) < 12 ? 12 : 0);
  if (hour > 23 || (!isLate && hour < 13)) return null;
  // "Cakes from 20" is a price.
  if (words[at - 1] === 'from' && !isLate && !isLonger && !ending) return null;
  const choices: SaidChoice[] = hour * 60 >= EVENING_FROM ? [{ by: 'evening' }] : [];
  // "Ménage 20h par mois" is a length.
  const isWeak = ending === 'h' && !before && !after;
  const heard = span(at - (before?.length ?? 0), to + (after?.length ?? 0), ...choices);
  return { ...heard, isTime: true, isWeak };
};

export function isClockAt(words: readonly string[], at: number): boolean {
  const before = BEFORE_HOUR.at(words, at)?.length ?? 0;
  const [first = '', second = ''] = words.slice(at + before, at + before + 2);
  const isHour = before > 0 || /^(?:[ap]m|[0-5]\d)$/.test(second);
  return /^\d{1,2}(?:am|pm)$/.test(first) || (isHour && /^\d{1,2}$/.test(first));
}
