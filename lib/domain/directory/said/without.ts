import { ofAll } from './phrases';
import { isDay, isPlace, isTime, type SaidSpan, span } from './span';

type Without = 'until' | 'except';

const WITHOUT = ofAll<Without>([({ until }) => until, 'until'], [({ except }) => except, 'except']);

const AFTER_WITHOUT = ofAll<Without>(
  [({ afterUntil }) => afterUntil, 'until'],
  [({ afterExcept }) => afterExcept, 'except'],
);

export const JOINING = ofAll([({ joining }) => joining, true]);

/** Until a time, also "до 8 вечора", or except then or there, no filter holds. */
export function withoutIt(words: readonly string[], found: SaidSpan, taken: number): SaidSpan {
  if (!isTime(found) && !isPlace(found)) return found;
  const isHour =
    isTime(found) && found.from > taken && /^\d{1,2}$/.test(words[found.from - 1] ?? '');
  const from = isHour ? found.from - 1 : found.from;
  // "After 6 on Friday" is on Friday.
  const isFilter = (without: Without) => (without === 'except' ? !isHour : isTime(found));
  const holds = (one: { value: Without; length: number } | null) =>
    one && isFilter(one.value) ? one : null;
  // "Antes del viernes", "no el viernes": "el" and "del" are of the day as well.
  const within = WITHOUT.before(words, from + 1, 0);
  const before =
    holds(WITHOUT.before(words, from, 0)) ??
    holds(within && within.length > 1 ? { ...within, length: within.length - 1 } : null);
  const after = holds(AFTER_WITHOUT.at(words, found.to));
  if (!before && !after) return found;
  const begin = before ? Math.max(taken, from - before.length) : found.from;
  const isExcept = [before?.value, after?.value].includes('except');
  return {
    ...span(begin, found.to + (after?.length ?? 0)),
    isTime: isTime(found),
    isEndDay: !isExcept && isDay(found),
    isExcept,
  };
}

/** "Not Saturday or Sunday". */
export function isAlsoExcept(
  words: readonly string[],
  found: SaidSpan,
  last: SaidSpan | undefined,
) {
  if (!last?.isExcept || isTime(last) !== isTime(found)) return false;
  return JOINING.before(words, found.from, last.to)?.length === found.from - last.to;
}
