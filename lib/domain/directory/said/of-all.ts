import { SAID_LANGUAGES } from './languages';
import { listed, Phrases } from './phrases';
import type { SaidWords } from './words';

export type Lists<V> = (readonly [(words: SaidWords) => string | undefined, V])[];

export function ofSome<V>(languages: readonly SaidWords[], ...lists: Lists<V>): Phrases<V> {
  const phrases = new Phrases<V>();
  for (const [listOf, value] of lists) {
    for (const words of languages) phrases.add(listed(listOf(words)), value);
  }
  return phrases;
}

/** What all languages say of one thing. */
export const ofAll = <V>(...lists: Lists<V>) => ofSome<V>(SAID_LANGUAGES, ...lists);
