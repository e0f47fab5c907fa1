import english from './fillers.json';
import {
  ALSO_ENGLISH,
  EMPTY_IN_LANGUAGES,
  OF_ALL_IN_LANGUAGES,
  SIDE_IN_LANGUAGES,
} from './fillers-in-languages';

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));

/** A phrase may have these words or lack them: "care for my mother". */
export const LINKING_WORDS: ReadonlySet<string> = new Set(wordsOf(english.linking));

/**
 * An unknown word after one of these says what a service is for: "hem my trousers". After "to" and
 * "from", it may be a place.
 */
export const SEPARATORS: ReadonlySet<string> = new Set(wordsOf(english.separators));

/** These words begin a clause that says when or why. */
export const CLAUSES: ReadonlySet<string> = new Set(wordsOf(english.clauses));

/** These words may stand within a phrase: "pick up my daughter from school". */
export const PEOPLE_WORDS: ReadonlySet<string> = new Set(wordsOf(english.people));

/** With these words, somebody travels to the country and sends nothing there. */
export const TRAVEL_WORDS: ReadonlySet<string> = new Set(wordsOf(english.travel));

/** Things that are sent if a country follows. Otherwise they are a matter for lawyers. */
export const SENT_WORDS: ReadonlySet<string> = new Set(wordsOf(english.sent));

/** These words only ask, or only belong to the sentence. */
const ENGLISH_ASKING = wordsOf(english.asking);

/** `common` are everyday verbs and adverbs. They are ignored unless the thesaurus knows them. */
const ENGLISH_EMPTY = [...ENGLISH_ASKING, ...wordsOf(english.empty), ...wordsOf(english.common)];

/** Words without meaning in a search. They are folded. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set([...ENGLISH_EMPTY, ...EMPTY_IN_LANGUAGES]);

/** Words that say how, where or for whom. They are searched for only if nothing else was typed. */
export const SIDE_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(english.side),
  ...SIDE_IN_LANGUAGES,
]);

/** Words that ask for any service or for a booking. They do not say which service is wanted. */
export const OF_ALL_SERVICES: ReadonlySet<string> = new Set([
  ...wordsOf(english.ofAllServices),
  ...OF_ALL_IN_LANGUAGES,
]);

/** If these words are left out, the question loses nothing. */
export const ASKING_WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH_ASKING,
  ...OF_ALL_SERVICES,
  ...EMPTY_IN_LANGUAGES,
]);

/** Words that only other languages have. */
const FOREIGN_EMPTY: ReadonlySet<string> = new Set(
  EMPTY_IN_LANGUAGES.filter(
    (word) => word.length > 2 && !ENGLISH_EMPTY.includes(word) && !SIDE_WORDS.has(word),
  ),
);

/**
 * Returns the words that mean nothing in the question's own language, but something in English:
 * "dove posso mangiare".
 */
export function emptyInThis(words: readonly string[]): ReadonlySet<string> {
  return words.some((word) => FOREIGN_EMPTY.has(word)) ? ALSO_ENGLISH : new Set();
}
