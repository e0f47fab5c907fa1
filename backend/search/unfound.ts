import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { Meaning } from './meaning';
import { piecesOf } from './typed-question';

/** Limits for a day, so that the table cannot be filled. */
const MOST_WORDS = 200;
const MOST_SEARCHES = 10_000;
/** With more words it is a letter, not a search. */
const LONGEST_QUESTION = 8;
/** A rarer word is not shown: it may be a name. */
export const SHOWN_FROM = 3;
export const KEPT_UNFOUND_DAYS = 180;

/** Letters alone: no number, e-mail or web address. */
const WORD = /^\p{L}[\p{L}\p{M}]{2,39}$/u;
const CONTACT = /@|\/\/|www\.|\d{4}/iu;

/** The words of a fruitless question that may be kept: none that may name or reach somebody. */
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
  // Known words are counted as the thesaurus spells them.
  return [...new Set(strange.length > 0 ? strange : known)];
}

/** Counts fruitless words by the venue's day, without the person. Never fails a search. */
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
  /** The last day of a search. */
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
