import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { SAYING_WORDS } from '@/lib/shared/domain/directory/said/said-words';
import { foldText } from '@/lib/shared/domain/text/fold';
import { type QuestionWord, quoted } from './concept';
import { lexiconOf } from './lexicon';
import type { Meaning } from './meaning';
import { piecesOf } from './typed-question';

/** A swap of neighbours is one edit. The answer is at most `most + 1`. */
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

/** Letters that are doubled elsewhere are one mistake: "Buggiba" for Buġibba. */
export const editsAlike = (a: string, b: string, most: number) =>
  a !== b && withSingleLetters(a) === withSingleLetters(b) ? 1 : editsBetween(a, b, most);

/** Letters outside ASCII say more each. */
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

/** Null for none, and for a word that occurs. */
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
    // The first letter is rarely mistyped, except by a swap.
    const isAlike = word[0] === text[0] || (word[0] === text[1] && word[1] === text[0]);
    const edits = isBegun ? 1 : isAlike ? editsAlike(text, word, most) : most + 1;
    return edits > 0 && edits <= most ? [{ ...row, word, edits }] : [];
  });
  const best = candidates.sort(better)[0];
  return best && !(await isInName(db, stem)) ? best.word : null;
}

/** `search_words` is minutes old; a name may be new. */
async function isInName(db: Database, stem: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_name: boolean }>(sql`
    select count(*) > 0 as is_name from service_words where terms @@ ${quoted(`^${stem}`)}::tsquery`);
  return rows[0]?.is_name ?? false;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}'`’‘ʼ´]*/gu;

/** Only the word: of "nails&tomorow" the nails stay. */
export function withMeant(piece: string, text: string, meant: string): string {
  if ((piece.match(WORD) ?? []).length < 2) return meant;
  return piece.replace(WORD, (word) => (foldText(word) === text ? meant : word));
}

/** What was typed, with likely words for those that occur nowhere; null if there are none. */
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
