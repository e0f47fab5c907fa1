import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { EMPTY_WORDS, LINKING_WORDS } from './fillers';
import { COMMUNITY_SAYS, SENSES, type Sense } from './thesaurus/thesaurus';

/** `rank` is the position of the phrase in its meaning. */
export interface Phrase {
  folded: string;
  text: string;
  sense: Sense;
  rank: number;
}

/** The thesaurus in the form in which the database folds and stems words. */
export interface Lexicon {
  /** The keys are folded phrases without fillers, and their stems. */
  senses: ReadonlyMap<string, Sense>;
  stemmedSenses: ReadonlyMap<string, Sense>;
  communities: ReadonlyMap<string, CommunityId>;
  /** The stems of all words in phrases that mean something. */
  stemOfWord: ReadonlyMap<string, string>;
  /** The keys are phrases. */
  stemsOf: ReadonlyMap<string, readonly string[]>;
  emptyStems: ReadonlySet<string>;
  /** Single words of phrases, folded. */
  saidWords: readonly string[];
  /** Sorted by `folded`. */
  phrases: readonly Phrase[];
}

interface Stemmed extends Record<string, unknown> {
  phrase: string;
  folded: string;
  stems: string[];
}

async function stemAll(db: Database, phrases: readonly string[]): Promise<Stemmed[]> {
  const { rows } = await db.execute<Stemmed>(sql`
    select phrase, fold_text(phrase) as folded,
      array(select stem_of(word) from unnest(string_to_array(fold_text(phrase), ' '))
        with ordinality as found (word, place) order by place) as stems
    from json_array_elements_text(${JSON.stringify(phrases)}::json) as phrase`);
  return rows;
}

function keepFirst<V>(map: Map<string, V>, key: string, value: V): void {
  if (!map.has(key)) map.set(key, value);
}

async function readLexicon(db: Database): Promise<Lexicon> {
  const all = new Set([
    ...SENSES.flatMap(({ says, words }) => [...says, ...words]),
    ...COMMUNITY_SAYS.map(({ says }) => says),
    ...EMPTY_WORDS,
  ]);
  const stemmed = new Map((await stemAll(db, [...all])).map((row) => [row.phrase, row]));
  const senses = new Map<string, Sense>();
  const stemmedSenses = new Map<string, Sense>();
  const communities = new Map<string, CommunityId>();
  const phrases: Phrase[] = [];
  const stemOfWord = new Map<string, string>();
  for (const sense of SENSES) {
    for (const [rank, says] of sense.says.entries()) {
      const row = stemmed.get(says);
      if (!row) continue;
      const words = row.folded.split(' ');
      for (const [at, word] of words.entries()) stemOfWord.set(word, row.stems[at] ?? word);
      const meant = words.flatMap((word, at) => (LINKING_WORDS.has(word) ? [] : [at]));
      const key = meant.map((at) => words[at]).join(' ') || row.folded;
      if (senses.has(key)) continue;
      senses.set(key, sense);
      keepFirst(stemmedSenses, meant.map((at) => row.stems[at]).join(' ') || row.folded, sense);
      phrases.push({ folded: row.folded, text: says, sense, rank });
    }
  }
  for (const { says, community } of COMMUNITY_SAYS) {
    const folded = stemmed.get(says)?.folded ?? says;
    keepFirst(communities, folded, community);
    // Adds the plural, like "eritreans". With stems, "arabic" would count as "arab".
    if (/[a-z]$/.test(folded)) keepFirst(communities, `${folded}s`, community);
  }
  return {
    senses,
    stemmedSenses,
    communities,
    stemOfWord,
    stemsOf: new Map([...stemmed].map(([phrase, { stems }]) => [phrase, stems])),
    emptyStems: new Set([...EMPTY_WORDS].flatMap((word) => stemmed.get(word)?.stems ?? [word])),
    saidWords: [...senses.keys(), ...communities.keys()].filter((phrase) => !phrase.includes(' ')),
    phrases: phrases.sort((a, b) => (a.folded < b.folded ? -1 : 1)),
  };
}

const lexicons = new WeakMap<Database, Promise<Lexicon>>();

/** The lexicon is read once for each database. */
export function lexiconOf(db: Database): Promise<Lexicon> {
  const known = lexicons.get(db);
  if (known) return known;
  const read = readLexicon(db);
  lexicons.set(db, read);
  read.catch(() => lexicons.delete(db));
  return read;
}
