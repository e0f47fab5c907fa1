import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { readSaid, type SaidChoice } from '@/lib/domain/directory/said-words';
import type { CommunityId } from '@/lib/domain/places/communities';
import type { CategoryId } from '@/lib/domain/services/categories';
import type { LocalDate } from '@/lib/time/local-date';
import {
  CLAUSES,
  EMPTY_WORDS,
  LINKING_WORDS,
  PEOPLE_WORDS,
  SEPARATORS,
  SIDE_WORDS,
} from './fillers';
import { type Lexicon, lexiconOf } from './lexicon';
import type { Sense } from './thesaurus/thesaurus';

export interface QuestionWord {
  text: string;
  stem: string;
  /** As "while" and "because". */
  isStop: boolean;
  piece: number;
}

/**
 * Conditions in the language of tsquery. `strong`: what it offers; `full`: anywhere that counts;
 * `named`: its name.
 */
export interface Concept {
  text: string;
  strong: string;
  full: string;
  named: string;
  sense: Sense | null;
  /** Null for phrases. */
  mention: string | null;
}

export interface SaidFilter {
  choice: SaidChoice | { by: 'community'; community: CommunityId };
  text: string;
  without: string;
}

export interface Meaning {
  concepts: readonly Concept[];
  beside: readonly Concept[];
  filters: readonly SaidFilter[];
  /** Null where they could be meant otherwise. */
  name: string | null;
  /** Without filters; `aside` only says who comes first. */
  words: string;
  aside: string;
  isName: boolean;
  /** The thesaurus lacks them. */
  unknown: readonly QuestionWord[];
}

const quoted = (term: string) => `'${term.replaceAll("'", "''")}'`;
const anyOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '');
const allOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' & ')})` : (parts[0] ?? '');

const NOTHING = quoted('-');

export const kindTerm = (kind: number) => quoted(`#${kind}`);
export const categoryTerm = (category: CategoryId) => quoted(`@${category}`);

interface Said {
  text: string;
  stems: readonly string[];
  sense: Sense;
  at: number;
}

const phrasesOf = ({ sense }: Said, lexicon: Lexicon) =>
  sense.words.map((phrase) => lexicon.stemsOf.get(phrase) ?? []);

/** A meaning has dozens of words, and most occur nowhere. */
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
  // The list of terms is minutes old, so what was typed counts in any case.
  const isTyped = !sense.isOnlySaid && (stems.length === 1 || given.length === 0);
  const typed = isTyped ? [stems] : [];
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
  // Somebody who only mentions it does something else.
  const described = given.length > 0 && within ? [] : inside(marked('~'));
  const mentions = ['', '~'].map((mark) => allOf(stems.map((stem) => quoted(mark + stem))));
  return {
    text,
    sense,
    strong: anyOf(strong) || NOTHING,
    full: anyOf([...strong, ...described]) || NOTHING,
    named: anyOf(inside(marked('^'))) || NOTHING,
    mention: stems.length === 1 && !sense.isOnlySaid ? anyOf(mentions) : null,
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
  isName: boolean;
}

const MOST_WORDS = 16;

/** Names are counted: for `exists` the planner reads the whole table instead of its index. */
async function readQuestion(db: Database, typed: string): Promise<Question> {
  const pieces = typed.split(/\s+/u).filter(Boolean);
  const { rows } = await db.execute<{ words: QuestionWord[] | null; is_name: boolean | null }>(sql`
    with said as materialized (
      select piece::int - 1 as piece, word, stem_of(left(word, 60)) as stem,
        coalesce(ts_lexize('english_stem', word) = '{}', false) as is_stop
      from json_array_elements_text(${JSON.stringify(pieces)}::json) with ordinality as typed (text, piece),
        unnest(string_to_array(fold_text(text), ' ')) with ordinality as found (word, place)
      where word not in ('', '\\')
      order by piece, place limit ${MOST_WORDS}
    )
    select (select json_agg(json_build_object('text', word, 'stem', stem, 'piece', piece, 'isStop', is_stop)) from said) as words,
      (select count(*) > 1 from said) and (select count(*) > 0 from service_words
        where terms @@ (select string_agg('''^' || stem || '''', ' & ')::tsquery from said)) as is_name`);
  return { pieces, words: rows[0]?.words ?? [], isName: rows[0]?.is_name ?? false };
}

/** Words that mean nothing may stand in it: "start a small business". */
function longestAt<V>(
  words: readonly QuestionWord[],
  at: number,
  maps: readonly [ReadonlyMap<string, V>, 'text' | 'stem'][],
): { value: V; end: number } | null {
  const meant = words.flatMap(({ text }, place) =>
    place >= at && !LINKING_WORDS.has(text) ? [place] : [],
  );
  if (meant[0] !== at) return null;
  const isSide = (place: number) => {
    const text = words[place]?.text ?? '';
    return SIDE_WORDS.has(text) || PEOPLE_WORDS.has(text);
  };
  for (let length = Math.min(6, meant.length); length > 0; length -= 1) {
    const places = meant.slice(0, length);
    const inner = places.filter((place, n) => n > 0 && n < length - 1 && isSide(place));
    const ways = [places, ...inner.map((left) => places.filter((place) => place !== left))];
    for (const way of ways) {
      for (const [map, key] of maps) {
        const value = map.get(way.map((place) => words[place]?.[key]).join(' '));
        if (value !== undefined) return { value, end: (places.at(-1) ?? at) + 1 };
      }
    }
  }
  return null;
}

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
    if (people && people.end >= (sense?.end ?? 0)) {
      const choice = { by: 'community', community: people.value } as const;
      filters.push({ choice, ...textOf(at, people.end) });
      at = people.end;
    } else if (sense && !isEmpty(open.slice(at, sense.end))) {
      const { text } = textOf(at, sense.end);
      const stems = open
        .slice(at, sense.end)
        .flatMap(({ text: said, stem }) => (LINKING_WORDS.has(said) ? [] : [stem]));
      const isKnown = found.some((one) => 'sense' in one && one.sense === sense.value);
      if (!isKnown) found.push({ text, stems, sense: sense.value, at });
      at = sense.end;
    } else {
      if (word && (SIDE_WORDS.has(word.text) || SIDE_WORDS.has(word.stem))) side.push(word);
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
  // Nobody can know all that something may be for.
  const isAside = (concept: Concept, at: number) =>
    concept.sense?.isBeside === true ||
    (concepts.slice(0, at).some(isOneTrade) && isInClause(found, at, words)) ||
    (isOfAnotherTrade(concept, concepts.slice(0, at)) && isApart(found, at, words)) ||
    (concept.sense === null && concepts.slice(0, at).some(isOneTrade) && isApart(found, at, words));
  const needed = concepts.filter((concept, at) => !isAside(concept, at));
  // "furniture to Tunis".
  const required = needed.some((concept) => !isCountry(concept)) ? needed : concepts;
  const aside = required.length > 0 ? concepts.filter((one) => !required.includes(one)) : [];
  const nothingElse = concepts.length === 0 && said.length === 0;
  const wanted = nothingElse ? side.map(unknownConcept) : required.length > 0 ? required : concepts;
  // Beside something else a language is spoken; alone it is taught.
  const asked =
    wanted.length > 1 ? wanted : wanted.map((one) => (isLanguage(one) ? asTaught(one) : one));
  const isOneKnown = words.length === 1 && asked.every(({ sense }) => sense !== null);
  const textsOf = (some: readonly Concept[]) => some.map(({ text }) => text).join(' ');
  return {
    concepts: asked,
    beside: aside,
    filters: said,
    name:
      words.length === 0 || isOneKnown || said.length > 0
        ? null
        : allOf(words.map(({ stem }) => quoted(`^${stem}`))),
    words: textsOf(asked),
    aside: textsOf(aside),
    isName,
    unknown,
  };
}

const isCountry = ({ sense }: Concept) =>
  sense !== null && sense.within.length === 0 && sense.community !== null;

/** And not a whole category. */
const isOneTrade = ({ sense }: Concept) =>
  sense !== null && !sense.isBeside && sense.whole.length === 0 && sense.within.length > 0;

/** "clean a flat between tenants". */
function isOfAnotherTrade({ sense }: Concept, before: readonly Concept[]): boolean {
  const trades = before.filter(isOneTrade).flatMap((one) => one.sense?.within ?? []);
  const own = sense?.within ?? [];
  return trades.length > 0 && own.length > 0 && !own.some((category) => trades.includes(category));
}

type Found = readonly (Said | QuestionWord)[];

function placeOf(one: Found[number] | undefined, words: readonly QuestionWord[]): number {
  if (one === undefined) return -1;
  return 'sense' in one ? one.at : words.indexOf(one);
}

function isApart(found: Found, at: number, words: readonly QuestionWord[]): boolean {
  const before = words
    .slice(0, Math.max(0, placeOf(found[at], words)))
    .filter(({ text }) => !/^\d+$/.test(text) && !SIDE_WORDS.has(text))
    .at(-1);
  return before !== undefined && SEPARATORS.has(before.text);
}

/** "before I move out". */
function isInClause(found: Found, at: number, words: readonly QuestionWord[]): boolean {
  const before = words.slice(0, Math.max(0, placeOf(found[at], words)));
  return before.some(({ text }) => CLAUSES.has(text));
}

function isEmpty(phrase: readonly QuestionWord[]): boolean {
  return phrase.length === 1 && EMPTY_WORDS.has(phrase[0]?.text ?? '');
}

const isLanguage = ({ sense }: Concept) =>
  sense !== null && sense.within.length === 0 && sense.community === null;

function asTaught(concept: Concept): Concept {
  const kinds = (concept.sense?.kinds ?? []).map(kindTerm);
  return { ...concept, full: concept.strong, named: anyOf(kinds) || concept.named };
}

/** Numbers and single letters of the Latin alphabet name nothing. */
function isMeant({ text, isStop }: QuestionWord): boolean {
  return !isStop && !EMPTY_WORDS.has(text) && !/^(?:\d+\p{L}{0,2}|[a-z])$/u.test(text);
}

/** The one said last counts. */
function lastOfEach(filters: readonly SaidFilter[]): SaidFilter[] {
  return filters.filter(
    ({ choice }, index) => !filters.slice(index + 1).some((later) => later.choice.by === choice.by),
  );
}
