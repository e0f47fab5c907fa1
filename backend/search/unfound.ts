import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { Meaning } from './meaning';
import { piecesOf } from './typed-question';

/** Limits for each day, so that nobody can fill the table. */
const MOST_WORDS = 200;
const MOST_SEARCHES = 10_000;
/** A question with more words is a letter and no search. */
const LONGEST_QUESTION = 8;
/** A word that was typed less often is not shown, because it may be a name. */
export const SHOWN_FROM = 3;
export const KEPT_UNFOUND_DAYS = 180;

/** Only letters, so no number, e-mail address or web address. */
const WORD = /^\p{L}[\p{L}\p{M}]{2,39}$/u;
const CONTACT = /@|\/\/|www\.|\d{4}/iu;

/**
 * Returns the words of a question without results that may be stored. Words that may name somebody,
 * or by which somebody could be reached, are left out.
 */
function wordsToCount(typed: string, { unknown, concepts }: Meaning): string[] {
  const pieces = piecesOf(typed);
  if (CONTACT.test(typed) || pieces.length > LONGEST_QUESTION) return [];
  if (unknown.length > 1 && concepts.every(({ sense }) => sense === null)) return [];
  const isCapital = (piece: string) => /^\p{Lu}/u.test(piece);
  const areAllCapital = pieces.every(isCapital);
  const strange = unknown
    .filter(({ piece }) => areAllCapital || !isCapital(pieces[piece] ?? ''))
    .map(({ text }) => text)
    .filter((word) => WORD.test(word));
  const known = concepts.flatMap(({ sense }) => sense?.says.slice(0, 1) ?? []);
  // Known words are counted in the spelling of the thesaurus.
  return [...new Set(strange.length > 0 ? strange : known)];
}

/**
 * Counts words without results by the day at the venue, without the person. It never makes a search
 * fail.
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

export interface UnfoundWord extends Record<string, unknown> {
  word: string;
  searches: number;
  days: number;
  /** The last day on which somebody searched for it. */
  last: LocalDate;
}

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
