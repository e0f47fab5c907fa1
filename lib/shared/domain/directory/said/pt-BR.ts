import words from './pt-BR.json';
import type { SaidWords } from './words';

const BEFORE = ['na', 'nesta', 'essa', 'nessa', 'próxima', 'na próxima', 'toda'];
const AFTER = ['feira', 'que vem'];

/** Without "feira", these are numbers, also in Italian and Spanish, and "quinta" is a farm. */
const forms = (day: string) =>
  [
    ...AFTER.map((after) => `${day} ${after}`),
    ...BEFORE.flatMap((before) => [`${before} ${day}`, `${before} ${day} feira`]),
  ].join(', ');

const FRIDAY = 4;

export const PORTUGUESE: SaidWords = {
  ...words,
  days: words.days.map((day, at) => (at <= FRIDAY ? forms(day) : day)),
  /** "Quarta" is the fourth school class in Italian, and "quinta" is a farm. */
  alsoNames: 'quarta, quinta',
};
