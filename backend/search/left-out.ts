import { countedAt, hourBefore } from '@/lib/shared/domain/directory/said/said-words';
import type { QuestionWord, Said } from './concept';
import { ASKING_WORDS, LINKING_WORDS, OF_ALL_SERVICES } from './fillers';

/** A span of words that says something. If it has no choices, no filter can hold it. */
export interface Heard {
  from: number;
  to: number;
  choices: readonly unknown[];
}

/** Whether a phrase cannot end with this word. */
const isLink = ({ text }: QuestionWord) =>
  LINKING_WORDS.has(text) && !/^(?:i|me|we|us|you)$/.test(text);

/**
 * Returns the words from the first one that does not only ask. If all only ask, returns the whole question, or "" if there are filters or words
 * for all services.
 */
export function leftOutOf(
  pieces: readonly string[],
  words: readonly QuestionWord[],
  spans: readonly Heard[],
): string {
  const spanAt = (at: number) => spans.find(({ from, to }) => from <= at && at < to);
  const hasFilters = spans.some(({ choices }) => choices.length > 0);
  const rest = words.flatMap((word, at) => {
    const span = spanAt(at);
    if (span && span.choices.length > 0) return [];
    return [{ word, isSaid: span !== undefined || !(word.isStop || ASKING_WORDS.has(word.text)) }];
  });
  const first = rest.findIndex(({ isSaid }) => isSaid);
  const isOfAll = words.some(({ text }) => OF_ALL_SERVICES.has(text));
  if (first === -1) return hasFilters || isOfAll ? '' : pieces.join(' ');
  const last = rest.findLastIndex(({ word }) => !isLink(word));
  const kept = new Set(rest.slice(first, Math.max(first, last) + 1).map(({ word }) => word.piece));
  return pieces.filter((_, piece) => kept.has(piece)).join(' ');
}

/**
 * Returns words next to a trade by which nothing was searched: "3 hours", "12 people", "a las 5",
 * "not Sunday".
 */
export function unusedOf(
  pieces: readonly string[],
  words: readonly QuestionWord[],
  spans: readonly Heard[],
  found: readonly (Said | QuestionWord)[],
): string {
  const texts = words.map(({ text }) => text);
  const used = [
    ...spans.filter(({ choices }) => choices.length > 0),
    ...found.flatMap((one) => ('sense' in one ? [{ from: one.at, to: one.to }] : [])),
  ];
  const unused = [
    ...spans.filter(({ choices }) => choices.length === 0),
    ...words.flatMap((_, at) => {
      const length = countedAt(texts, at);
      return length === 0 ? [] : [{ from: at - hourBefore(texts, at), to: at + length }];
    }),
  ].filter(({ from, to }) => !used.some((one) => one.from < to && from < one.to));
  const kept = new Set(
    words.flatMap(({ piece }, at) =>
      unused.some(({ from, to }) => from <= at && at < to) ? [piece] : [],
    ),
  );
  return pieces.filter((_, piece) => kept.has(piece)).join(' ');
}
