import { expect, test } from 'vitest';
import { EMPTY_WORDS, emptyInThis, SIDE_WORDS } from '@/backend/search/fillers';
import { EMPTY_IN_LANGUAGES, SIDE_IN_LANGUAGES } from '@/backend/search/fillers-in-languages';
import { AREAS } from '@/backend/search/thesaurus/areas';
import { foldText } from '@/lib/shared/domain/text/fold';
import { DEMO_ACCOUNTS } from './catalogue';

const ENGLISH =
  'camera bureau midi prima nova dal tan dove mill mat hay kung pro solo font neko mar dan sam mia donna stan';

test.each(ENGLISH.split(' '))('"%s", an English word or a name, is no filler', (word) => {
  expect(EMPTY_WORDS.has(word) || SIDE_WORDS.has(word)).toBe(false);
});

test('such a word says nothing beside others of a language that has it as one', () => {
  expect(emptyInThis(['dove', 'posso', 'mangiare']).has('dove')).toBe(true);
  expect(emptyInThis(['camera', 'repair']).has('camera')).toBe(false);
  expect(emptyInThis(['dal', 'makhani', 'in', 'sliema']).has('dal')).toBe(false);
});

const ALLOWED = new Set(
  [
    // English fillers, too.
    'man fix tal serve come con per all para one may flat malta service services apartment appointment com',
    // Of names and addresses of the demo, which count whole.
    'tas conmigo dun dia dar gdid bello casa habla maison',
    // In phrases that the thesaurus has whole: "moi moi", "femme de ménage".
    'ghal del delle moi aide faz servizio domicile femme manha bahay',
  ].flatMap((words) => words.split(' ')),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('no other filler of another language is a word of the thesaurus or of the demo', () => {
  const said = new Set(
    textsIn([AREAS, DEMO_ACCOUNTS]).flatMap((text) => foldText(text).split(' ')),
  );
  const fillers = [...EMPTY_IN_LANGUAGES, ...SIDE_IN_LANGUAGES];
  const both = fillers.filter((word) => /^[a-z]{3,}$/.test(word) && said.has(word));
  expect(both.filter((word) => !ALLOWED.has(word))).toEqual([]);
});
