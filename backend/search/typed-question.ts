import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { isWeekday, type SaidSpan } from '@/lib/shared/domain/directory/said/said-words';
import { allOf, type QuestionWord, quoted } from './concept';

interface Question {
  pieces: readonly string[];
  words: readonly QuestionWord[];
  isName: boolean;
}

const MOST_WORDS = 16;

/** "24/7" and "a/c" stay one piece. */
const BETWEEN_PIECES = /\s+|(?<=[\p{L}\p{M}]{2})[/,;،؛]+(?=[\p{L}\p{M}]{2})/u;

export const piecesOf = (typed: string): string[] => typed.split(BETWEEN_PIECES).filter(Boolean);

/** The database treats these signs as letters. */
const EMOJI = /[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu;
const INVISIBLE = /[\p{Cf}\p{Me}\p{Variation_Selector}]/gu;

/** Takes the normal form first, because "™" is two letters there. */
export const withoutEmoji = (piece: string): string =>
  piece.normalize('NFKD').replace(EMOJI, ' ').replace(INVISIBLE, '');

/**
 * Counts the names with this word: with `exists`, the planner would read the whole table and not
 * its index.
 */
export async function readQuestion(db: Database, typed: string): Promise<Question> {
  const pieces = piecesOf(typed);
  const { rows } = await db.execute<{ words: QuestionWord[] | null; is_name: boolean | null }>(sql`
    with said as materialized (
      select piece::int - 1 as piece, word, stem_of(left(word, 60)) as stem,
        coalesce(ts_lexize('english_stem', word) = '{}', false) as is_stop
      from json_array_elements_text(${JSON.stringify(pieces.map(withoutEmoji))}::json) with ordinality as typed (text, piece),
        unnest(string_to_array(fold_text(text), ' ')) with ordinality as found (word, place)
      where word not in ('', '\\')
      order by piece, place limit ${MOST_WORDS}
    )
    select (select json_agg(json_build_object('text', word, 'stem', stem, 'piece', piece, 'isStop', is_stop)) from said) as words,
      (select count(*) > 1 from said) and (select count(*) > 0 from service_words
        where terms @@ (select string_agg('''^' || stem || '''', ' & ')::tsquery from said)) as is_name`);
  return { pieces, words: rows[0]?.words ?? [], isName: rows[0]?.is_name ?? false };
}

/**
 * Finds where a single word for a time stands in a name together with the word next to it ("Sunday
 * Okafor"), or begins a name ("Domenica").
 */
export async function readTimesInNames(
  db: Database,
  words: readonly QuestionWord[],
  spans: readonly SaidSpan[],
): Promise<ReadonlySet<number>> {
  const isDay = words.length === 1 && isWeekday(words[0]?.text ?? '');
  const asked = spans.flatMap(({ isBare, from }) => {
    if (!isBare) return [];
    const pairs = [from - 1, from]
      .filter((at) => at >= 0 && at + 1 < words.length)
      .map((at) => words.slice(at, at + 2));
    return [...pairs, ...(isDay ? [words] : [])].map((named) => ({
      at: from,
      terms: allOf(named.map(({ stem }) => quoted(`^${stem}`))),
      beginning: isDay ? `${words[0]?.text} ` : '',
    }));
  });
  if (asked.length === 0) return new Set();
  const { rows } = await db.execute<{ at: number }>(sql`
    select at from json_to_recordset(${JSON.stringify(asked)}::json) as asked (at int, terms text, beginning text)
    where (select count(*) > 0 from service_words
      where service_words.terms @@ asked.terms::tsquery and starts_with(name || ' ', asked.beginning))`);
  return new Set(rows.map(({ at }) => Number(at)));
}
