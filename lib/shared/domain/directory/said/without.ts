import { ofAll } from './phrases';
import { isDay, isPlace, isTime, type SaidSpan, span } from './span';

type Without = 'until' | 'except times' | 'except';

const WITHOUT = ofAll<Without>(
  [({ until }) => until, 'until'],
  [({ exceptTimes }) => exceptTimes, 'except times'],
  [({ except }) => except, 'except'],
);

const AFTER_WITHOUT = ofAll<Without>(
  [({ afterUntil }) => afterUntil, 'until'],
  [({ afterExcept }) => afterExcept, 'except'],
);

export const JOINING = ofAll([({ joining }) => joining, true]);

/**
 * There is no filter for "until a time" (also "до 8 вечора"), nor for "except then" or "except
 * there".
 */
export function withoutIt(words: readonly string[], found: SaidSpan, taken: number): SaidSpan {
  if (!isTime(found) && !isPlace(found)) return found;
  const isHour =
    isTime(found) && found.from > taken && /^\d{1,2}$/.test(words[found.from - 1] ?? '');
  const from = isHour ? found.from - 1 : found.from;
  const isFilter = (without: Without) => without === 'except' || isTime(found);
  const holds = (one: { value: Without; length: number } | null) =>
    one && isFilter(one.value) ? one : null;
  // "After 6 on Friday" means Friday.
  const ofHour = (one: { value: Without; length: number } | null) =>
    isHour && one?.value !== 'until' ? null : holds(one);
  // In "antes del viernes" and "no el viernes", "el" and "del" also belong to the day.
  const within = WITHOUT.before(words, from + 1, 0);
  const before =
    ofHour(WITHOUT.before(words, from, 0)) ??
    ofHour(within && within.length > 1 ? { ...within, length: within.length - 1 } : null);
  const after = holds(AFTER_WITHOUT.at(words, found.to));
  if (!before && !after) return found;
  const begin = before ? Math.max(taken, from - before.length) : found.from;
  const isExcept = [before, after].some((one) => one && one.value !== 'until');
  return {
    ...span(begin, found.to + (after?.length ?? 0)),
    isTime: isTime(found),
    isEndDay: !isExcept && isDay(found),
    isExcept,
  };
}

/** In "not Saturday or Sunday", both are excluded. */
export function isAlsoExcept(
  words: readonly string[],
  found: SaidSpan,
  last: SaidSpan | undefined,
) {
  if (!last?.isExcept || isTime(last) !== isTime(found)) return false;
  return JOINING.before(words, found.from, last.to)?.length === found.from - last.to;
}
