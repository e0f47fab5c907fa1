import compile from 'icu-minify/compile';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÀƁĈĎÉƑĜĤÎĴĶĹṀŃŐƤǪŔŚŢŰṼŴẊÝŽàƀĉďéƒĝĥîĵķĺṁńőƥǫŕśţűṽŵẋýž';
const ACCENTS = new Map(
  [...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]),
);
const CHOICES = ['', 'select', 'plural', 'selectordinal'];

/** Longer words, about 1.4 times, as in German. */
function stretch(text: string): string {
  const letters = [...text].map((letter) =>
    (ACCENTS.get(letter) ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1),
  );
  return letters.join('').replaceAll("'", "''");
}

/** Writes a compiled text as ICU: a text, `#` (0), or `[name, ...]` for a value, choice or tag. */
function written(node: unknown): string {
  if (typeof node === 'string') return stretch(node);
  if (!Array.isArray(node)) return '#';
  const [name, kind, branches] = node;
  if (kind === undefined) return `{${name}}`;
  if (typeof kind === 'number' && kind > 0) {
    const rows = Object.entries(branches).map(([key, part]) => `${key} {${branch(part)}}`);
    return `{${name}, ${CHOICES[kind]}, ${rows.join(' ')}}`;
  }
  return `<${name}>${node.slice(1).map(written).join('')}</${name}>`;
}

function branch(part: unknown): string {
  return Array.isArray(part) ? part.map(written).join('') : written(part);
}

export function toPseudo(text: string): string {
  return `[${branch(compile(text))}]`;
}
