import type { CompiledMessage } from 'icu-minify/format';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÀƁĈĎÉƑĜĤÎĴĶĹṀŃŐƤǪŔŚŢŰṼŴẊÝŽàƀĉďéƒĝĥîĵķĺṁńőƥǫŕśţűṽŵẋýž';
const ACCENTS = new Map(
  [...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]),
);

/** Vowels twice: that is about 1.4 times the length, and words grow as they do in German. */
function stretch(text: string): string {
  return [...text]
    .map((letter) => (ACCENTS.get(letter) ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1))
    .join('');
}

/** A node of a compiled text: a text, or `[name, kind, ...]` as icu-minify describes it. */
function pseudoNode(node: unknown): unknown {
  if (typeof node === 'string') return stretch(node);
  if (!Array.isArray(node)) return node;
  const [name, kind, branches] = node;
  if (typeof name !== 'string') return node.map(pseudoNode);
  if (kind === undefined) return node;
  if (typeof kind === 'number' && kind > 0) {
    const entries = Object.entries(branches ?? {});
    return [name, kind, Object.fromEntries(entries.map(([key, part]) => [key, pseudoPart(part)]))];
  }
  // A tag: its name, then what stands between it.
  return [name, ...node.slice(1).map(pseudoNode)];
}

/** A branch of a plural or a choice: one text, or a list of nodes. */
function pseudoPart(part: unknown): unknown {
  return Array.isArray(part) ? part.map(pseudoNode) : pseudoNode(part);
}

/** A text in accents, stretched and in brackets; values, tags and plurals stay as they are. */
export function toPseudo(message: CompiledMessage): CompiledMessage {
  const nodes = typeof message === 'string' ? [message] : message;
  // The shape is the one that came in; only texts were replaced.
  return ['[', ...nodes.map(pseudoNode), ']'] as CompiledMessage;
}
