import { createHash } from 'node:crypto';
import { type Tree, textsIn } from './check-texts';

/** The start of an English text's hash, by the text's path. */
type Hashes = Readonly<Record<string, string>>;

/**
 * Tells from which English texts the other languages were made: from those of the last release,
 * except for what was translated `since`.
 */
export interface Status {
  released: Hashes;
  since: Readonly<Record<string, Hashes>>;
}

export const NOTHING_KNOWN: Status = { released: {}, since: {} };

const hashOf = (english: string) => createHash('sha256').update(english).digest('hex').slice(0, 7);

const hashesOf = (english: Tree): Hashes =>
  Object.fromEntries(textsIn(english).map(([path, text]) => [path, hashOf(text)]));

/** Paths of texts that were not made from today's English, or of which this is unknown. */
export function staleTexts(tree: Tree, english: Tree, status: Status, code: string): string[] {
  const [now, known] = [hashesOf(english), { ...status.released, ...status.since[code] }];
  return textsIn(tree).flatMap(([path]) =>
    now[path] === undefined || now[path] === known[path] ? [] : [path],
  );
}

/** The status after all texts of a language were compared with today's English. */
export function compared(tree: Tree, english: Tree, status: Status, code: string): Status {
  const now = hashesOf(english);
  const newer = textsIn(tree).flatMap(([path]) => {
    const hash = now[path];
    return hash === undefined || hash === status.released[path] ? [] : [[path, hash] as const];
  });
  return { ...status, since: { ...status.since, [code]: Object.fromEntries(newer) } };
}

/** The status when all languages are whole and say what today's English says. */
export function released(english: Tree): Status {
  return { released: hashesOf(english), since: {} };
}
