import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { readSaid, type SaidChoice } from '@/lib/domain/directory/said-words';
import type { CommunityId } from '@/lib/domain/places/communities';
import type { CategoryId } from '@/lib/domain/services/categories';
import type { LocalDate } from '@/lib/time/local-date';
import { EMPTY_WORDS, SIDE_WORDS } from './fillers';
import { type Lexicon, lexiconOf } from './lexicon';
import type { Sense } from './thesaurus/thesaurus';

/** A word of a question as the database folds and stems it. */
export interface QuestionWord {
  text: string;
  stem: string;
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
  /** Its words as they were typed, wherever they stand; null where they count anywhere. */
  mention: string | null;
}

/** A filter that was said. */
export interface SaidFilter {
  choice: SaidChoice | { by: 'community'; community: CommunityId };
  text: string;
  without: string;
}

/** What a question means. */
export interface Meaning {
  /** All have to be met. */
  concepts: readonly Concept[];
  /** Those that meet one of these come first. */
  beside: readonly Concept[];
  filters: readonly SaidFilter[];
  /** All words, in the name of a service; null where they could be meant otherwise. */
  name: string | null;
  /** What is searched for, without filters and words that say nothing. */
  words: string;
  /** Whether there is a service of that name. */
  isName: boolean;
  /** Words that nothing is known of: the thesaurus lacks them, and they may be mistyped. */
  unknown: readonly QuestionWord[];
}

const quoted = (term: string) => `'${term.replaceAll("'", "''")}'`;
const anyOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '');
const allOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' & ')})` : (parts[0] ?? '');

/** A term that no service has. */
const NOTHING = quoted('-');

/** A subcategory, and a category, as terms. */
export const kindTerm = (kind: number) => quoted(`#${kind}`);
export const categoryTerm = (category: CategoryId) => quoted(`@${category}`);

/** A phrase of a question with its meaning. */
interface Said {
  text: string;
  stems: readonly string[];
  sense: Sense;
}

/** The stems of all phrases that mean the same. */
const phrasesOf = ({ sense }: Said, lexicon: Lexicon) =>
  sense.words.map((phrase) => lexicon.stemsOf.get(phrase) ?? []);

/**
 * The terms that some public service has, of those that meanings may be written with: a meaning has dozens
 * of words, and most occur nowhere.
 */
async function readKnownTerms(
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

function conceptOf(said: Said, lexicon: Lexicon, known: ReadonlySet<string>): Concept {
  const { sense, text, stems } = said;
  const given = [...sense.kinds.map(kindTerm), ...sense.whole.map(categoryTerm)];
  // The list of terms is some minutes old, so what was typed counts in any case, but no phrase of which
  // a subcategory says more than its words.
  const typed = stems.length > 1 && given.length > 0 ? [] : [stems];
  const marked = (mark: string) => {
    const isKnown = (stem: string) => known.has(mark === '~' ? mark + stem : stem);
    const others = phrasesOf(said, lexicon).filter((phrase) => phrase.every(isKnown));
    const phrases = [...typed, ...others];
    return [...new Set(phrases.map((phrase) => allOf(phrase.map((stem) => quoted(mark + stem)))))];
  };
  const within = anyOf(sense.within.map(categoryTerm));
  const inside = (conditions: readonly string[]) => {
    if (conditions.length === 0) return [];
    return [within ? `(${anyOf(conditions)} & ${within})` : anyOf(conditions)];
  };
  const strong = [...given, ...inside(marked(''))];
  // What is a subcategory is told by it; somebody who only mentions it does something else.
  const described = given.length > 0 ? [] : inside(marked('~'));
  const mentions = ['', '~'].map((mark) => allOf(stems.map((stem) => quoted(mark + stem))));
  return {
    text,
    sense,
    strong: anyOf(strong),
    full: anyOf([...strong, ...described]),
    named: anyOf(inside(marked('^'))) || NOTHING,
    mention: within && stems.length === 1 ? anyOf(mentions) : null,
  };
}

function unknownConcept({ text, stem }: QuestionWord): Concept {
  return {
    text,
    sense: null,
    strong: quoted(stem),
    full: anyOf([quoted(stem), quoted(`~${stem}`), quoted(`+${stem}`)]),
    named: quoted(`^${stem}`),
    mention: null,
  };
}

interface Question {
  pieces: readonly string[];
  words: readonly QuestionWord[];
  /** Whether there is a service whose name has all these words. */
  isName: boolean;
}

const MOST_WORDS = 16;

/** Has the database fold and stem what was typed. */
async function readQuestion(db: Database, typed: string): Promise<Question> {
  const pieces = typed.split(/\s+/u).filter(Boolean);
  const { rows } = await db.execute<{ words: QuestionWord[] | null; is_name: boolean | null }>(sql`
    with said as materialized (
      select piece::int - 1 as piece, word, stem_of(left(word, 60)) as stem
      from json_array_elements_text(${JSON.stringify(pieces)}::json) with ordinality as typed (text, piece),
        unnest(string_to_array(fold_text(text), ' ')) with ordinality as found (word, place)
      where word not in ('', '\\')
      order by piece, place limit ${MOST_WORDS}
    )
    select (select json_agg(json_build_object('text', word, 'stem', stem, 'piece', piece)) from said) as words,
      (select count(*) > 1 from said) and exists (
        select from service_words
        where terms @@ (select string_agg('''^' || stem || '''', ' & ')::tsquery from said)) as is_name`);
  return { pieces, words: rows[0]?.words ?? [], isName: rows[0]?.is_name ?? false };
}

/** The longest phrase that begins at a word and is a key of one of the maps, with the number of its words. */
function longestAt<V>(
  words: readonly QuestionWord[],
  at: number,
  maps: readonly [ReadonlyMap<string, V>, 'text' | 'stem'][],
): { value: V; length: number } | null {
  for (let length = Math.min(6, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    for (const [map, key] of maps) {
      const value = map.get(phrase.map((word) => word[key]).join(' '));
      if (value !== undefined) return { value, length };
    }
  }
  return null;
}

/** What a question means, by the thesaurus, on a day of the venue. */
export async function readMeaning(db: Database, typed: string, today: LocalDate): Promise<Meaning> {
  const lexicon = await lexiconOf(db);
  const { pieces, words, isName } = await readQuestion(db, typed);
  const spans = isName
    ? []
    : readSaid(
        words.map(({ text }) => text),
        today,
      );
  const filters: SaidFilter[] = [];
  const textOf = (from: number, to: number) => {
    const taken = new Set(words.slice(from, to).map(({ piece }) => piece));
    return {
      text: pieces.filter((_, piece) => taken.has(piece)).join(' '),
      without: pieces
        .filter((_, piece) => !taken.has(piece))
        .join(' ')
        .replace(/[\s,;]+$/u, ''),
    };
  };

  const found: (Said | QuestionWord)[] = [];
  const side: QuestionWord[] = [];
  const unknown: QuestionWord[] = [];
  for (let at = 0; at < words.length; ) {
    const span = spans.find(({ from, to }) => from <= at && at < to);
    if (span) {
      for (const choice of span.choices) {
        filters.push({ choice, ...textOf(span.from, span.to) });
      }
      at = span.to;
      continue;
    }
    const end = spans.find(({ from }) => from > at)?.from ?? words.length;
    const open = words.slice(0, end);
    const sense = longestAt(open, at, [
      [lexicon.senses, 'text'],
      [lexicon.stemmedSenses, 'stem'],
    ]);
    const people = isName ? null : longestAt(open, at, [[lexicon.communities, 'text']]);
    const word = words[at];
    if (people && people.length >= (sense?.length ?? 0)) {
      const choice = { by: 'community', community: people.value } as const;
      filters.push({ choice, ...textOf(at, at + people.length) });
      at += people.length;
    } else if (sense && !isEmptyPhrase(open.slice(at, at + sense.length))) {
      const { text } = textOf(at, at + sense.length);
      const stems = open.slice(at, at + sense.length).map(({ stem }) => stem);
      const isKnown = found.some((one) => 'sense' in one && one.sense === sense.value);
      if (!isKnown) found.push({ text, stems, sense: sense.value });
      at += sense.length;
    } else {
      if (word && SIDE_WORDS.has(word.text)) side.push(word);
      else if (word && isMeant(word)) {
        unknown.push(word);
        found.push(word);
      }
      at += 1;
    }
  }
  const known = await readKnownTerms(
    db,
    found.filter((one) => 'sense' in one),
    lexicon,
  );
  const concepts = found.map((one) =>
    'sense' in one ? conceptOf(one, lexicon, known) : unknownConcept(one),
  );
  const said = lastOfEach(filters);
  const isBeside = ({ sense }: Concept) => sense?.isBeside === true;
  const required = concepts.filter((concept) => !isBeside(concept));
  const nothingElse = concepts.length === 0 && said.length === 0;
  const asked = nothingElse ? side.map(unknownConcept) : required.length > 0 ? required : concepts;
  const isOneKnown = words.length === 1 && asked.every(({ sense }) => sense !== null);
  return {
    concepts: asked,
    beside: required.length > 0 ? concepts.filter(isBeside) : [],
    filters: said,
    name:
      words.length === 0 || isOneKnown || said.length > 0
        ? null
        : allOf(words.map(({ stem }) => quoted(`^${stem}`))),
    words: [...asked, ...(required.length > 0 ? concepts.filter(isBeside) : [])]
      .map(({ text }) => text)
      .join(' '),
    isName,
    unknown,
  };
}

/** A phrase of the thesaurus that is only words which mean nothing ("do"), as one word alone may be. */
function isEmptyPhrase(phrase: readonly QuestionWord[]): boolean {
  return phrase.length === 1 && EMPTY_WORDS.has(phrase[0]?.text ?? '');
}

/** Numbers and single letters of the Latin alphabet name nothing. */
function isMeant({ text }: QuestionWord): boolean {
  return !EMPTY_WORDS.has(text) && !/^(?:\d+|[a-z])$/.test(text);
}

/** Of two filters of one kind the one that was said last. */
function lastOfEach(filters: readonly SaidFilter[]): SaidFilter[] {
  return filters.filter(
    ({ choice }, index) => !filters.slice(index + 1).some((later) => later.choice.by === choice.by),
  );
}
