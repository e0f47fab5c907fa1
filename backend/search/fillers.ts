import english from './fillers.json';
import {
  ALSO_ENGLISH,
  EMPTY_IN_LANGUAGES,
  OF_ALL_IN_LANGUAGES,
  SIDE_IN_LANGUAGES,
} from './fillers-in-languages';

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));

/** Words that a phrase may contain or lack: "care for my mother". */
export const LINKING_WORDS: ReadonlySet<string> = new Set(wordsOf(english.linking));

/**
 * An unknown word after them is what a service is for: "hem my trousers". After "to" and "from" it may be a
 * place.
 */
export const SEPARATORS: ReadonlySet<string> = new Set(wordsOf(english.separators));

/** They begin a clause of when or why. */
export const CLAUSES: ReadonlySet<string> = new Set(wordsOf(english.clauses));

/** They may stand in a phrase: "pick up my daughter from school". */
export const PEOPLE_WORDS: ReadonlySet<string> = new Set(wordsOf(english.people));

/** Travellers to a country send nothing there. */
export const TRAVEL_WORDS: ReadonlySet<string> = new Set(wordsOf(english.travel));

/** Sent if a country follows; elsewhere a matter for lawyers. */
export const SENT_WORDS: ReadonlySet<string> = new Set(wordsOf(english.sent));

/** They only ask, or belong to the sentence. */
const ENGLISH_ASKING = wordsOf(english.asking);

/** `common` are verbs and adverbs of everyday, which are ignored unless the thesaurus knows them. */
const ENGLISH_EMPTY = [...ENGLISH_ASKING, ...wordsOf(english.empty), ...wordsOf(english.common)];

/** Without meaning in a search; folded. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set([...ENGLISH_EMPTY, ...EMPTY_IN_LANGUAGES]);

/** How, where or for whom; searched for only alone. */
export const SIDE_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(english.side),
  ...SIDE_IN_LANGUAGES,
]);

/** What is asked for whatever is searched: services that somebody can book. */
export const OF_ALL_SERVICES: ReadonlySet<string> = new Set([
  ...wordsOf(english.ofAllServices),
  ...OF_ALL_IN_LANGUAGES,
]);

/** Without them nothing of a question is lost. */
export const ASKING_WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH_ASKING,
  ...OF_ALL_SERVICES,
  ...EMPTY_IN_LANGUAGES,
]);

/** Only other languages have them. */
const FOREIGN_EMPTY: ReadonlySet<string> = new Set(
  EMPTY_IN_LANGUAGES.filter(
    (word) => word.length > 2 && !ENGLISH_EMPTY.includes(word) && !SIDE_WORDS.has(word),
  ),
);

/** Words of a question that mean nothing in its language, but something in English: "dove posso mangiare". */
export function emptyInThis(words: readonly string[]): ReadonlySet<string> {
  return words.some((word) => FOREIGN_EMPTY.has(word)) ? ALSO_ENGLISH : new Set();
}
