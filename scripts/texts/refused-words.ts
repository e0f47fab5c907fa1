/** By language: a word or phrase that readers found wrong wherever it stood, and what to write. */
export type RefusedWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words, in small or capital letters; `ordna*` is also refused with an ending. */
function isIn(text: string, word: string): boolean {
  const hasEndings = word.endsWith('*');
  const start = hasEndings ? word.slice(0, -1) : word;
  const end = hasEndings ? '' : '(?![\\p{L}\\p{M}])';
  return new RegExp(`(?<![\\p{L}\\p{M}])${escaped(start)}${end}`, 'iu').test(text);
}

export function refusedIn(text: string, code: string, words: RefusedWords): string[] {
  return Object.entries(words[code] ?? {}).flatMap(([word, instead]) =>
    isIn(text, word) ? [`has "${word}": ${instead}`] : [],
  );
}
