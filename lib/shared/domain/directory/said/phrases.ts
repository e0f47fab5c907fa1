import { foldText } from '@/lib/shared/domain/text/fold';
import { SAID_LANGUAGES } from './languages';
import type { SaidWords } from './words';

/** Folds the forms that commas separate. */
export const listed = (text = ''): string[] => text.split(',').map(foldText).filter(Boolean);

/** Folded phrases, each with what it says. If two phrases are equal, the first one counts. */
export class Phrases<V> {
  private readonly values = new Map<string, V>();
  private longest = 0;

  add(phrases: Iterable<string>, value: V): this {
    for (const phrase of phrases) {
      if (this.values.has(phrase)) continue;
      this.values.set(phrase, value);
      this.longest = Math.max(this.longest, phrase.split(' ').length);
    }
    return this;
  }

  entries(): [string, V][] {
    return [...this.values];
  }

  /** Returns the longest phrase that begins at this word. */
  at(words: readonly string[], from: number): { value: V; length: number } | null {
    for (let length = this.longest; length > 0; length -= 1) {
      const found = this.find(words, from, length);
      if (found) return found;
    }
    return null;
  }

  /** Returns the longest phrase that ends before this word, and that begins at `least` or later. */
  before(words: readonly string[], to: number, least: number): { value: V; length: number } | null {
    for (let length = Math.min(this.longest, to - least); length > 0; length -= 1) {
      const found = this.find(words, to - length, length);
      if (found) return found;
    }
    return null;
  }

  private find(words: readonly string[], from: number, length: number) {
    if (from + length > words.length) return null;
    const value = this.values.get(words.slice(from, from + length).join(' '));
    return value === undefined ? null : { value, length };
  }
}

export type Lists<V> = (readonly [(words: SaidWords) => string | undefined, V])[];

export function ofSome<V>(languages: readonly SaidWords[], ...lists: Lists<V>): Phrases<V> {
  const phrases = new Phrases<V>();
  for (const [listOf, value] of lists) {
    for (const words of languages) phrases.add(listed(listOf(words)), value);
  }
  return phrases;
}

/** The phrases of all languages for the same thing. */
export const ofAll = <V>(...lists: Lists<V>) => ofSome<V>(SAID_LANGUAGES, ...lists);
