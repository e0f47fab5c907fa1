import beauty from './beauty.json';
import care from './care.json';
import cargo from './cargo.json';
import type { Area, Entry, TaughtLanguage } from './entry';
import food from './food.json';
import home from './home.json';
import legal from './legal.json';
import music from './music.json';
import transport from './transport.json';
import tutors from './tutors.json';

const FILES = [legal, beauty, home, food, tutors, cargo, music, care, transport] as Area[];

const LESSONS = 'lessons lesson teacher tutor tuition classes class course language'.split(' ');

/**
 * Verbs of lessons. "speak" is not one, because people also ask for a lawyer who speaks a language.
 */
const LEARNT = 'learn teach study practise practice improve understand better'.split(' ');

function entriesOf({ language, lessons, kinds, near = [] }: TaughtLanguage): Entry[] {
  const [name = '', ...others] = language.split(', ');
  const phrases = [name, ...others.filter((other) => /^[a-z]+$/.test(other))].flatMap((one) => [
    ...LESSONS.map((what) => `${one} ${what}`),
    ...LEARNT.map((verb) => `${verb} ${one}`),
    ...['conversation', 'grammar', 'for beginners'].map((what) => `${one} ${what}`),
  ]);
  const says = [...phrases, ...(lessons ? [lessons] : [])].join(', ');
  return [
    { says, words: language, kinds, near },
    { says: language, kinds, near, isAnywhere: true },
  ];
}

export const AREAS: readonly { category: Area['category']; entries: readonly Entry[] }[] =
  FILES.map(({ category, entries }) => ({
    category,
    entries: entries.flatMap((entry) => ('language' in entry ? entriesOf(entry) : [entry])),
  }));
