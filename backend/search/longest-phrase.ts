import type { QuestionWord } from './concept';
import { EMPTY_WORDS, LINKING_WORDS, PEOPLE_WORDS, SIDE_WORDS } from './fillers';

const IS_NUMBER = /^\d+$/;

/** This includes filler words. */
const MOST_IN_PHRASE = 8;

/**
 * Finds the longest phrase from a word on that is a key of the map. Returns it with the index after
 * it. Two words may be in either order.
 */
export function longestAt<V>(
  words: readonly QuestionWord[],
  at: number,
  maps: readonly [ReadonlyMap<string, V>, 'text' | 'stem'][],
): { value: V; end: number } | null {
  const meant = words.flatMap(({ text }, place) =>
    place >= at && !LINKING_WORDS.has(text) ? [place] : [],
  );
  if (meant[0] !== at) return null;
  const isInner = (place: number) => {
    const text = words[place]?.text ?? '';
    return (
      SIDE_WORDS.has(text) ||
      PEOPLE_WORDS.has(text) ||
      EMPTY_WORDS.has(text) ||
      IS_NUMBER.test(text)
    );
  };
  for (let length = Math.min(MOST_IN_PHRASE, meant.length); length > 0; length -= 1) {
    const places = meant.slice(0, length);
    const inner = places.filter((place, n) => n > 0 && n < length - 1 && isInner(place));
    const ways = [
      places,
      ...inner.map((left) => places.filter((place) => place !== left)),
      places.filter((place) => !inner.includes(place)),
    ];
    const turned = ways
      .filter(([one, other, ...more]) => more.length === 0 && other === (one ?? at) + 1)
      .map((way) => way.toReversed());
    for (const way of [...ways, ...turned]) {
      for (const [map, key] of maps) {
        const value = map.get(way.map((place) => words[place]?.[key]).join(' '));
        if (value !== undefined) return { value, end: (places.at(-1) ?? at) + 1 };
      }
    }
  }
  return null;
}
