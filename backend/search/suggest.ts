import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { readerTexts } from '@/backend/texts/refusal';
import type { Suggestion } from '@/lib/shared/contract/service-search';
import { PLACE_NAMES } from '@/lib/shared/domain/directory/said/said-words';
import { MOST_SUGGESTIONS } from '@/lib/shared/domain/directory/search';
import { placeName } from '@/lib/shared/domain/places/place-name';
import { CATEGORIES, subcategoryTitle } from '@/lib/shared/domain/services/categories';
import { foldText } from '@/lib/shared/domain/text/fold';
import { EMPTY_WORDS, SIDE_WORDS } from './fillers';
import { type Lexicon, lexiconOf, type Phrase } from './lexicon';
import { isSaidIn } from './thesaurus/thesaurus';

const MOST = { word: 4, category: 1, subcategory: 2, place: 2, provider: 3 } as const;
/** In letters. Two letters would match the middle of too many names. */
const INNER_FROM = 3;

interface Found extends Record<string, unknown> {
  /** Folded. */
  whole: string;
  last: string;
  before: string[];
  words: { word: string }[];
  /** All kinds of service that somebody offers. */
  kinds: { id: number; title: string; category: number }[];
  providers: { id: string; name: string }[];
}

const list = (query: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(row_to_json(found)), '[]') from (${query}) as found)`;

async function readBegun(db: Database, country: string, q: string): Promise<Found | null> {
  const pieces = q.split(/\s+/u);
  const last = pieces.at(-1) ?? '';
  const before = pieces.slice(0, -1).join(' ');
  const end = sql`U&'\\+10FFFF'`;
  const { rows } = await db.execute<Found>(sql`
    with said as materialized (
      select fold_text(${q}) as whole, fold_text(${last}) as last,
        array_remove(string_to_array(fold_text(${before}), ' '), '') as before)
    select whole, last, before,
      ${list(sql`select word from search_words
        where word >= last and word < last || ${end}
          and exists (select from search_terms where term = stem_of(word)) order by services desc, word limit 12`)} as words,
      ${list(sql`select id, title, category_id as category from subcategories
        where exists (select from search_terms where term = '#' || id) order by id`)} as kinds,
      ${list(sql`select id, name from services where id in (
          (select service_id from service_search
            where host_country = ${country} and name >= whole and name < whole || ${end}
            order by name limit ${MOST.provider})
          union all
          (select service_id from service_words
            where (length(last) >= ${INNER_FROM} or cardinality(before) > 0) and host_country = ${country}
              and terms @@ (
                (select coalesce(string_agg('''^' || stem_of(word) || ''' & ', ''), '') from unnest(before) as word)
                || '''^' || last || ''':*')::tsquery
            limit ${MOST.provider}))
        order by id limit ${MOST.provider}`)} as providers
    from said where whole <> '' and last <> ''`);
  return rows[0] ?? null;
}

/**
 * Phrases of the reader's language come first, then English ones. The most usual ones come first,
 * one for each meaning.
 */
function phrasesFrom({ phrases }: Lexicon, beginning: string, language: string) {
  let low = 0;
  let high = phrases.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((phrases[middle]?.folded ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (phrases[end]?.folded.startsWith(beginning)) end += 1;
  const isTrade = ({ sense }: Phrase) => sense.kinds.length + sense.whole.length > 0;
  const usual = phrases
    .slice(low, end)
    .sort(
      (a, b) =>
        strangeness(a.text, language) - strangeness(b.text, language) ||
        a.rank - b.rank ||
        Number(isTrade(b)) - Number(isTrade(a)),
    );
  return usual
    .filter(({ sense }, at) => usual.findIndex((other) => other.sense === sense) === at)
    .slice(0, 12);
}

function strangeness(phrase: string, language: string): 0 | 1 | 2 {
  if (isSaidIn(language, phrase)) return 0;
  return isSaidIn('en', phrase) ? 1 : 2;
}

async function readOffered(
  db: Database,
  country: string,
  { terms, places }: { terms: readonly string[]; places: readonly number[] },
) {
  const { rows } = await db.execute<{ terms: string[]; places: number[] }>(sql`
    select array(select term from search_terms
        where term in (select json_array_elements_text(${JSON.stringify(terms)}::json))) as terms,
      array(select id from json_array_elements_text(${JSON.stringify(places)}::json) as named (id)
        where exists (select from service_search
          where host_country = ${country} and place_id = named.id::int)) as places`);
  return {
    terms: new Set(rows[0]?.terms ?? []),
    places: new Set((rows[0]?.places ?? []).map(Number)),
  };
}

/** If the phrase means a service, that service has one of these terms. */
function termsOf({ sense, folded }: Phrase, lexicon: Lexicon): string[] {
  const single = [folded, ...sense.words].flatMap((phrase) => {
    const stems = lexicon.stemsOf.get(phrase) ?? [];
    return stems.length === 1 ? stems : [];
  });
  const isGiven = sense.kinds.length + sense.whole.length > 0;
  return [
    ...sense.kinds.map((kind) => `#${kind}`),
    ...sense.whole.map((category) => `@${category}`),
    ...single,
    ...(isGiven ? [] : single.map((stem) => `~${stem}`)),
  ];
}

/** `isWhole` is true if the name begins with everything that was typed. */
function placesFrom({ whole, last }: Found) {
  const ids = new Map<number, boolean>();
  for (const { name, cityId } of PLACE_NAMES) {
    const isWhole = name.startsWith(whole);
    if (isWhole || name.startsWith(last)) ids.set(cityId, ids.get(cityId) || isWhole);
  }
  return [...ids].map(([id, isWhole]) => ({ id, isWhole })).slice(0, 6);
}

/** Returns completions that have results, for a reader of the current language. */
export async function suggest(db: Database, country: string, q: string): Promise<Suggestion[]> {
  const titles = readerTexts('services.subcategoryTitles');
  const categoryTitles = readerTexts('services.categories');
  const language = titles.locale;
  const [lexicon, begun] = await Promise.all([lexiconOf(db), readBegun(db, country, q)]);
  if (!begun) return [];
  const { whole, last } = begun;
  const head = q.split(/\s+/u).slice(0, -1);
  const behind = (text: string) => [...head, text].join(' ');
  // Two words that both occur may be in no service together. So only fillers may stand before
  // another word.
  const isOpen = begun.before.every((word) => isIdle(word));

  const wholePhrases = phrasesFrom(lexicon, whole, language);
  const lastPhrases = whole === last || !isOpen ? [] : phrasesFrom(lexicon, last, language);
  const named = placesFrom(begun);
  const isBegun = (...names: string[]) =>
    names.some((name) => ` ${foldText(name)}`.includes(` ${whole}`));
  const begunCategories = CATEGORIES.filter(({ id, title }) =>
    isBegun(title, categoryTitles(`category${id}`)),
  );
  const begunKinds = begun.kinds
    .filter(({ title }) => isBegun(title, subcategoryTitle(title, titles)))
    .slice(0, MOST.subcategory);
  const offered = await readOffered(db, country, {
    terms: [
      ...[...wholePhrases, ...lastPhrases].flatMap((phrase) => termsOf(phrase, lexicon)),
      ...begunCategories.map(({ id }) => `@${id}`),
    ],
    places: named.map(({ id }) => id),
  });
  const offeredOf = (all: readonly Phrase[]) => {
    const found = all.filter((phrase) =>
      termsOf(phrase, lexicon).some((term) => offered.terms.has(term)),
    );
    const near = found.filter(({ text }) => strangeness(text, language) < 2);
    return near.length > 0 ? near : found;
  };

  const places = named
    .filter(({ id }) => offered.places.has(id))
    .slice(0, MOST.place)
    .map((place) => ({ ...place, text: placeName(country, String(place.id)) }));
  const words = [
    ...offeredOf(wholePhrases).map(({ text }) => text),
    ...offeredOf(lastPhrases).map(({ text }) => behind(text)),
    ...places.filter(({ isWhole }) => !isWhole).map(({ text }) => behind(text)),
    ...(isOpen ? begun.words : [])
      .map(({ word }) => word)
      .filter((word) => word.length > 2 && !isIdle(word) && !lexicon.senses.has(word))
      .filter((word) => !PLACE_NAMES.some(({ name }) => name === word))
      .map(behind),
  ];
  const plain = { id: '', categoryId: null };
  const categories = begunCategories.filter(({ id }) => offered.terms.has(`@${id}`));
  const all: Suggestion[] = [
    ...[...new Set(words)]
      .slice(0, MOST.word)
      .map((text) => ({ kind: 'word' as const, text, ...plain })),
    ...categories.slice(0, MOST.category).map(({ id, title }) => ({
      kind: 'category' as const,
      text: title,
      id: String(id),
      categoryId: null,
    })),
    ...begunKinds.map(({ id, title, category }) => ({
      kind: 'subcategory' as const,
      text: title,
      id: String(id),
      categoryId: category,
    })),
    ...places
      .filter(({ isWhole }) => isWhole)
      .map(({ id, text }) => ({
        kind: 'place' as const,
        text,
        id: String(id),
        categoryId: null,
      })),
    ...begun.providers.map(({ id, name }) => ({
      kind: 'provider' as const,
      text: name,
      id,
      categoryId: null,
    })),
  ];
  return all.slice(0, MOST_SUGGESTIONS);
}

function isIdle(word: string): boolean {
  return EMPTY_WORDS.has(word) || SIDE_WORDS.has(word) || /\d/.test(word);
}
