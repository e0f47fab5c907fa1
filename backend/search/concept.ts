import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import type { CategoryId } from '@/lib/shared/domain/services/categories';
import type { Lexicon } from './lexicon';
import type { Sense } from './thesaurus/thesaurus';

export interface QuestionWord {
  text: string;
  stem: string;
  /** The stem with what is attached to the word, because texts may have this form. */
  attachedStem?: string;
  /** Whether the stem dictionary skips the word ("while"). */
  isStop: boolean;
  /** The index of the piece between spaces that holds the word. */
  piece: number;
}

/**
 * tsquery conditions on the terms of a service. `strong`: in what the service offers; `full`:
 * anywhere that counts; `named`: in its name.
 */
export interface Concept {
  text: string;
  strong: string;
  full: string;
  named: string;
  /** Null for unknown words. */
  sense: Sense | null;
  /** The typed word in any text. Null for phrases. */
  mention: string | null;
  inItem: InItem;
}

/**
 * tsquery conditions on the terms of an item. `said`: the typed words in the name; `meant`: other
 * words with the same meaning in the name; `described`: the typed words in the description.
 */
export interface InItem {
  said: string;
  meant: string;
  described: string;
}

/** Whether the concept is a trade, and not a country or an unknown word. */
export const isTrade = ({ sense }: Concept) =>
  sense !== null && (sense.within.length > 0 || sense.kinds.length > 0);

export const quoted = (term: string) => `'${term.replaceAll("'", "''")}'`;
export const anyOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '');
export const allOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' & ')})` : (parts[0] ?? '');

export const NOTHING = quoted('-');

export const kindTerm = (kind: number) => quoted(`#${kind}`);
const communityTerm = (community: CommunityId) => quoted(`%${community}`);
export const categoryTerm = (category: CategoryId) => quoted(`@${category}`);

export interface Said {
  text: string;
  stems: readonly string[];
  /** The stems with what is attached to the words. */
  attachedStems: readonly string[];
  sense: Sense;
  /** The index of its first word, and of the word after it. */
  at: number;
  to: number;
}

const phrasesOf = ({ sense }: Said, lexicon: Lexicon) =>
  sense.words.map((phrase) => lexicon.stemsOf.get(phrase) ?? []);

/**
 * Returns the terms of these meanings that some public service has. Most words of a meaning occur
 * in no service.
 */
export async function readKnownTerms(
  db: Database,
  said: readonly Said[],
  lexicon: Lexicon,
): Promise<ReadonlySet<string>> {
  const stems = said.flatMap((one) => phrasesOf(one, lexicon).flat());
  if (stems.length === 0) return new Set();
  const terms = [...new Set(stems.flatMap((stem) => [stem, `~${stem}`]))];
  const { rows } = await db.execute<{ term: string }>(sql`
    select term from search_terms
    where term in (select json_array_elements_text(${JSON.stringify(terms)}::json))`);
  return new Set(rows.map(({ term }) => term));
}

export function conceptOf(said: Said, lexicon: Lexicon, known: ReadonlySet<string>): Concept {
  const { sense, text, stems, attachedStems } = said;
  const given = [...sense.kinds.map(kindTerm), ...sense.whole.map(categoryTerm)];
  // The list of terms is some minutes old, so typed words count even if they are not in it. Phrases
  // that a subcategory covers do not.
  const isTyped = !sense.isOnlySaid && (stems.length === 1 || given.length === 0);
  const typed = isTyped ? [stems, attachedStems] : [];
  const marked = (mark: string) => {
    const isKnown = (stem: string) => known.has(mark === '~' ? mark + stem : stem);
    const others = phrasesOf(said, lexicon).filter((phrase) => phrase.every(isKnown));
    const phrases = [...typed, ...others];
    return [...new Set(phrases.map((phrase) => allOf(phrase.map((stem) => quoted(mark + stem)))))];
  };
  const asTyped = (mark: string) =>
    anyOf([stems, attachedStems].map((all) => allOf(all.map((stem) => quoted(mark + stem)))));
  const within = anyOf(sense.within.map(categoryTerm));
  const inside = (conditions: readonly string[], where = within) => {
    if (conditions.length === 0) return [];
    return [where ? `(${anyOf(conditions)} & ${where})` : anyOf(conditions)];
  };
  const strong = [...given, ...inside(marked(''))];
  // A service that only mentions the words does something else.
  const described = given.length > 0 && within ? [] : inside(marked('~'));
  const mentions = ['', '~'].map((mark) => allOf(stems.map((stem) => quoted(mark + stem))));
  return {
    text,
    sense,
    strong: anyOf(strong) || NOTHING,
    full: anyOf([...strong, ...described]) || NOTHING,
    // In other categories than the first, the word in a name says less.
    named: anyOf(inside(marked('^'), anyOf(sense.within.slice(0, 1).map(categoryTerm)))) || NOTHING,
    mention: stems.length === 1 && !sense.isOnlySaid ? anyOf(mentions) : null,
    inItem: {
      said: sense.isOnlySaid ? NOTHING : asTyped(''),
      meant: anyOf(marked('')) || NOTHING,
      // Descriptions name whole areas in passing: "hair is included".
      described: sense.isOnlySaid || given.length > 0 ? NOTHING : asTyped('~'),
    },
  };
}

/** Like in "ghana food". */
export function asCommunity(concept: Concept): Concept {
  const { sense, strong, full } = concept;
  if (sense?.community == null) return concept;
  const community = communityTerm(sense.community);
  return { ...concept, strong: anyOf([strong, community]), full: anyOf([full, community]) };
}

export function unknownConcept({ text, stem, attachedStem = stem }: QuestionWord): Concept {
  const stems = [...new Set([stem, attachedStem])];
  const marked = (...marks: string[]) =>
    anyOf(marks.flatMap((mark) => stems.map((one) => quoted(mark + one))));
  return {
    text,
    sense: null,
    strong: marked(''),
    full: marked('', '~', '+'),
    named: marked('^'),
    mention: null,
    inItem: { said: marked(''), meant: NOTHING, described: marked('~') },
  };
}
