import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { CommunityId } from '@/lib/domain/places/communities';
import type { CategoryId } from '@/lib/domain/services/categories';
import type { Lexicon } from './lexicon';
import type { Sense } from './thesaurus/thesaurus';

/** A word of a question as the database folds and stems it. */
export interface QuestionWord {
  text: string;
  stem: string;
  /** Whether the dictionary of stems skips it, as it does "while" and "because". */
  isStop: boolean;
  /** Which of the typed pieces, between spaces, it stands in. */
  piece: number;
}

/**
 * Something that was asked for, as conditions on the terms of a service, in the language of tsquery.
 * `strong`: in what it offers; `full`: anywhere where it counts; `named`: in its name.
 */
export interface Concept {
  text: string;
  strong: string;
  full: string;
  named: string;
  /** Null for words that the thesaurus does not know. */
  sense: Sense | null;
  /** Its word as it was typed, wherever it stands; null for phrases. */
  mention: string | null;
}

export const quoted = (term: string) => `'${term.replaceAll("'", "''")}'`;
export const anyOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '');
export const allOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' & ')})` : (parts[0] ?? '');

/** A term that no service has. */
const NOTHING = quoted('-');

/** A subcategory, a community and a category, as terms. */
export const kindTerm = (kind: number) => quoted(`#${kind}`);
const communityTerm = (community: CommunityId) => quoted(`%${community}`);
export const categoryTerm = (category: CategoryId) => quoted(`@${category}`);

/** A phrase of a question with its meaning. */
export interface Said {
  text: string;
  stems: readonly string[];
  sense: Sense;
  /** Which word of the question it begins with, and which one follows it. */
  at: number;
  to: number;
}

/** The stems of all phrases that mean the same. */
const phrasesOf = ({ sense }: Said, lexicon: Lexicon) =>
  sense.words.map((phrase) => lexicon.stemsOf.get(phrase) ?? []);

/**
 * The terms that some public service has, of those that meanings may be written with: a meaning has dozens
 * of words, and most occur nowhere.
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
  const { sense, text, stems } = said;
  const given = [...sense.kinds.map(kindTerm), ...sense.whole.map(categoryTerm)];
  // The list of terms is some minutes old, so what was typed counts in any case, but no phrase of which
  // a subcategory says more than its words.
  const isTyped = !sense.isOnlySaid && (stems.length === 1 || given.length === 0);
  const typed = isTyped ? [stems] : [];
  const marked = (mark: string) => {
    const isKnown = (stem: string) => known.has(mark === '~' ? mark + stem : stem);
    const others = phrasesOf(said, lexicon).filter((phrase) => phrase.every(isKnown));
    const phrases = [...typed, ...others];
    return [...new Set(phrases.map((phrase) => allOf(phrase.map((stem) => quoted(mark + stem)))))];
  };
  const within = anyOf(sense.within.map(categoryTerm));
  const inside = (conditions: readonly string[], where = within) => {
    if (conditions.length === 0) return [];
    return [where ? `(${anyOf(conditions)} & ${where})` : anyOf(conditions)];
  };
  const strong = [...given, ...inside(marked(''))];
  // What is a subcategory is told by it; somebody who only mentions it does something else.
  const described = given.length > 0 && within ? [] : inside(marked('~'));
  const mentions = ['', '~'].map((mark) => allOf(stems.map((stem) => quoted(mark + stem))));
  return {
    text,
    sense,
    strong: anyOf(strong) || NOTHING,
    full: anyOf([...strong, ...described]) || NOTHING,
    // The first category is its own; in others a name says less.
    named: anyOf(inside(marked('^'), anyOf(sense.within.slice(0, 1).map(categoryTerm)))) || NOTHING,
    mention: stems.length === 1 && !sense.isOnlySaid ? anyOf(mentions) : null,
  };
}

/** Beside what people do, a country also means those of its community: "ghana food". */
export function asCommunity(concept: Concept): Concept {
  const { sense, strong, full } = concept;
  if (sense?.community == null) return concept;
  const community = communityTerm(sense.community);
  return { ...concept, strong: anyOf([strong, community]), full: anyOf([full, community]) };
}

export function unknownConcept({ text, stem }: QuestionWord): Concept {
  return {
    text,
    sense: null,
    strong: quoted(stem),
    full: anyOf([quoted(stem), quoted(`~${stem}`), quoted(`+${stem}`)]),
    named: quoted(`^${stem}`),
    mention: null,
  };
}
