import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { SAYING_WORDS } from '@/lib/shared/domain/directory/said/said-words';
import { foldText } from '@/lib/shared/domain/text/fold';
import { type QuestionWord, quoted } from './concept';
import { lexiconOf } from './lexicon';
import type { Meaning } from './meaning';
import { piecesOf } from './typed-question';

/**
 * Counts the edits from one word to the other. Swapping two neighbouring letters is one edit. The
 * answer is at most `most + 1`.
 */
function editsBetween(a: string, b: string, most: number): number {
  const [from, to] = [[...a], [...b]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = to.map((_, n) => n + 1);
  last.unshift(0);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      const changed = (last[j] ?? 0) + (letter === other ? 0 : 1);
      let edits = Math.min(changed, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1);
      if (i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other) {
        edits = Math.min(edits, (before[j - 1] ?? 0) + 1);
      }
      row.push(edits);
    }
    before = last;
    last = row;
  }
  return Math.min(last[to.length] ?? 0, most + 1);
}

const withSingleLetters = (word: string) => word.replace(/(.)\1/gu, '$1');

/** If words differ only in doubled letters, this is one mistake: "Buggiba" for Buġibba. */
export const editsAlike = (a: string, b: string, most: number) =>
  a !== b && withSingleLetters(a) === withSingleLetters(b) ? 1 : editsBetween(a, b, most);

/** A letter outside ASCII counts more, because it says more than a Latin one. */
function mostEdits(word: string): number {
  const { length } = [...word];
  if (length > 7) return 2;
  return length > 3 || (length === 3 && word > 'zzz') ? 1 : 0;
}

const BEGUN_FROM = 4;

interface Candidate {
  word: string;
  edits: number;
  isSaid: boolean;
  services: number;
}

const better = (a: Candidate, b: Candidate) =>
  a.edits - b.edits || Number(b.isSaid) - Number(a.isSaid) || b.services - a.services;

/** Returns null if no word is near, and for a word that occurs. */
async function readMeant(
  db: Database,
  { text, stem }: QuestionWord,
  said: readonly string[],
): Promise<string | null> {
  const most = mostEdits(text);
  if (most === 0) return null;
  const { rows } = await db.execute<{ word: string; services: number }>(sql`
    (select word, services from search_words order by letters <-> letters_of(${text}) limit 40)
    union
    (select word, services from search_words
      where word >= ${text} and word < ${text} || U&'\\+10FFFF' order by services desc limit 5)`);
  if (rows.some(({ word }) => word === text)) return null;
  const known = [
    ...rows.map((row) => ({ ...row, isSaid: false })),
    ...said.map((word) => ({ word, services: 0, isSaid: true })),
  ];
  const candidates = known.flatMap(({ word, ...row }) => {
    const isBegun = [...text].length >= BEGUN_FROM && word.startsWith(text);
    // People rarely mistype the first letter, except by swapping two.
    const isAlike = word[0] === text[0] || (word[0] === text[1] && word[1] === text[0]);
    const edits = isBegun ? 1 : isAlike ? editsAlike(text, word, most) : most + 1;
    return edits > 0 && edits <= most ? [{ ...row, word, edits }] : [];
  });
  const best = candidates.sort(better)[0];
  return best && !(await isInName(db, stem)) ? best.word : null;
}

/** `search_words` is some minutes old, and a name may be newer. */
async function isInName(db: Database, stem: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_name: boolean }>(sql`
    select count(*) > 0 as is_name from service_words where terms @@ ${quoted(`^${stem}`)}::tsquery`);
  return rows[0]?.is_name ?? false;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}'`’‘ʼ´]*/gu;

/** Replaces only the mistyped word: in "nails&tomorow", "nails" stays. */
export function withMeant(piece: string, text: string, meant: string): string {
  if ((piece.match(WORD) ?? []).length < 2) return meant;
  return piece.replace(WORD, (word) => (foldText(word) === text ? meant : word));
}

/**
 * Returns what was typed with likely words in place of words that occur nowhere. Null if there are
 * none.
 */
export async function correct(
  db: Database,
  typed: string,
  { unknown }: Meaning,
): Promise<string | null> {
  if (unknown.length === 0) return null;
  const { saidWords } = await lexiconOf(db);
  const said = [...saidWords, ...SAYING_WORDS];
  const pieces = piecesOf(typed);
  const isCorrected = await Promise.all(
    unknown.map(async (word) => {
      const meant = await readMeant(db, word, said);
      if (meant === null) return false;
      pieces[word.piece] = withMeant(pieces[word.piece] ?? '', word.text, meant);
      return true;
    }),
  );
  return isCorrected.includes(true) ? pieces.join(' ') : null;
}
