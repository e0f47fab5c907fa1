import words from './ne.json';
import type { SaidWords } from './words';

const ENDINGS = ['', 'मा', 'को', 'को लागि', 'को दिन', 'का दिन', 'का लागि', 'देखि'];
/** Endings are written together with the word before them. */
const ended = (names: string) =>
  names
    .split(', ')
    .flatMap((name) => ENDINGS.map((ending) => name + ending))
    .join(', ');

const inMonths = (names: string) =>
  names.replace(/[^ ,]+/gu, (name) => `${name} ${name}मा ${name}को`);

export const NEPALI: SaidWords = {
  ...words,
  days: words.days.map(ended),
  months: inMonths(words.months),
  evening: ended(words.evening),
  weekend: ended(words.weekend),
};
