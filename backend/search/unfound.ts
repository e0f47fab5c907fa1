import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { LocalDate } from '@/lib/time/local-date';
import type { Meaning } from './meaning';

/** How many new words a day takes, and how often a word counts in it: nobody can fill the table. */
const MOST_WORDS = 200;
const MOST_SEARCHES = 10_000;
/** More words than these are a letter, not a search. */
const LONGEST_QUESTION = 8;
/** A word that fewer searches asked for is shown to nobody: it may be a name. */
export const SHOWN_FROM = 3;
/** How many days counts are kept. */
export const KEPT_UNFOUND_DAYS = 180;

/** Letters alone: no number, no address of mail, nothing of the web. */
const WORD = /^\p{L}[\p{L}\p{M}]{2,39}$/u;
const CONTACT = /@|\/\/|www\.|\d{4}/iu;

/**
 * The words of a question that nobody was found for and that may be kept. A question with anything like an
 * address or a telephone number is left out whole, and so is one of several words that all mean nothing
 * to us, as a first and a last name do. Words with a capital among others without one are names, too.
 */
function wordsToCount(typed: string, { unknown, concepts }: Meaning): string[] {
  const pieces = typed.split(/\s+/u).filter(Boolean);
  if (CONTACT.test(typed) || pieces.length > LONGEST_QUESTION) return [];
  if (unknown.length > 1 && concepts.every(({ sense }) => sense === null)) return [];
  const isCapital = (piece: string) => /^\p{Lu}/u.test(piece);
  const areAllCapital = pieces.every(isCapital);
  const strange = unknown
    .filter(({ piece }) => areAllCapital || !isCapital(pieces[piece] ?? ''))
    .map(({ text }) => text)
    .filter((word) => WORD.test(word));
  const known = concepts.flatMap(({ sense }) => sense?.says.slice(0, 1) ?? []);
  // Words that we know are counted as the thesaurus has them.
  return [...new Set(strange.length > 0 ? strange : known)];
}

/**
 * Counts what nobody was found for on a day of the venue, by word and without who asked; a search does not
 * fail because of it.
 */
export async function noteUnfound(
  db: Database,
  typed: string,
  meaning: Meaning,
  today: LocalDate,
): Promise<void> {
  const words = wordsToCount(typed, meaning);
  if (words.length === 0) return;
  const list = sql`json_array_elements_text(${JSON.stringify(words)}::json)`;
  await db
    .execute(sql`
      insert into unfound_words (day, word, searches)
      select ${today}::date, asked.word, 1 from ${list} as asked (word)
      where exists (select from unfound_words known where known.day = ${today} and known.word = asked.word)
        or (select count(*) from unfound_words known where known.day = ${today}) < ${MOST_WORDS}
      order by asked.word
      on conflict (day, word) do update
        set searches = least(unfound_words.searches + 1, ${MOST_SEARCHES})`)
    .catch(() => undefined);
}

/** A word that nobody was found for. */
export interface UnfoundWord extends Record<string, unknown> {
  word: string;
  searches: number;
  days: number;
  /** The last day on which it was asked for. */
  last: LocalDate;
}

/** The words that most searches found nobody for since a day. */
export async function listUnfound(
  db: Database,
  { since, most }: { since: LocalDate; most: number },
): Promise<UnfoundWord[]> {
  const { rows } = await db.execute<UnfoundWord>(sql`
    select word, sum(searches)::int as searches, count(*)::int as days, max(day)::text as last
    from unfound_words where day >= ${since}
    group by word having sum(searches) >= ${SHOWN_FROM}
    order by 2 desc, 1 limit ${most}`);
  return rows;
}
