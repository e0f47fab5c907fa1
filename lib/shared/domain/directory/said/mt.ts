import words from './mt.json';
import type { SaidWords } from './words';

/**
 * The first form has the article. Without it, most of these are numbers or other words: "tnejn" is
 * two.
 */
function forms(day: string): string {
  const [name, ...others] = day.split(', ');
  return [name, `nhar ${name}`, `kull nhar ${name}`, `f${name}`, ...others].join(', ');
}

export const MALTESE: SaidWords = { ...words, days: words.days.map(forms) };
