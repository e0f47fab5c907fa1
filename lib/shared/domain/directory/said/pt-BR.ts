import words from './pt-BR.json';
import type { SaidWords } from './words';

const BEFORE = ['na', 'nesta', 'essa', 'nessa', 'próxima', 'na próxima', 'toda'];
const AFTER = ['feira', 'que vem'];

/** Alone they are numbers, in Italian and Spanish, too, and "quinta" is a farm. */
const forms = (day: string) =>
  [
    ...AFTER.map((after) => `${day} ${after}`),
    ...BEFORE.flatMap((before) => [`${before} ${day}`, `${before} ${day} feira`]),
  ].join(', ');

const FRIDAY = 4;

export const PORTUGUESE: SaidWords = {
  ...words,
  days: words.days.map((day, at) => (at <= FRIDAY ? forms(day) : day)),
  /** "Quarta" is the fourth class in Italian, "quinta" a farm. */
  alsoNames: 'quarta, quinta',
};
