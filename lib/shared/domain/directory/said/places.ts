import { GOZO_PLACES } from '@/lib/shared/domain/places/points';
import { GOZO_SPELLINGS, PLACE_SPELLINGS } from '@/lib/shared/domain/places/spellings';
import { ARABIC_SPELLINGS } from '@/lib/shared/domain/places/spellings-arabic';
import { CYRILLIC_SPELLINGS, cyrillicForms } from '@/lib/shared/domain/places/spellings-cyrillic';
import { DEVANAGARI_SPELLINGS } from '@/lib/shared/domain/places/spellings-devanagari';
import { listed, Phrases } from './phrases';

/**
 * What the words next to a place say: that it is there, about there, or on the way from or to
 * there.
 */
export type Way = 'at' | 'around' | 'along';

export interface SaidPlace {
  cityId: number;
  isGozo: boolean;
  /** The meaning of what is written together with the name. */
  way: Way | null;
  /**
   * What is needed so that the name counts. A case ending needs a preposition of its language ("u
   * Sliemi"). What is also a name or another word needs a word for a place in its language ("у
   * Луці", "लुकामा").
   */
  needs: 'case' | 'place' | null;
}

const GOZO_TOWN = GOZO_PLACES[0] ?? 68;

/** Places that are also names of people, or everyday words. */
const COMMON_NAMES = new Set(
  listed(
    'isla, fontana, paola, victoria, safi, Лука, Луці, Корми, Кормі, Моста, Аура, Фонтана, Рабат, Вікторія, Викторија, Паола, Марса, ' +
      'لوقا, المرسى, المليحة, باولا, فيكتوريا, نشار, النشار, ' +
      'लुका, लीजा, लीया, पाओला, पाउला, विक्टोरिया, भिक्टोरिया, सफी',
  ),
);

const PLAIN_NAMES: readonly (SaidPlace & { spellings: readonly string[] })[] = [
  ...Object.entries(PLACE_SPELLINGS).map(([id, latin]) => ({
    cityId: Number(id),
    isGozo: false,
    way: null,
    needs: null,
    spellings: [
      ...latin,
      ...[ARABIC_SPELLINGS, CYRILLIC_SPELLINGS, DEVANAGARI_SPELLINGS].flatMap((spellings) =>
        listed(spellings[Number(id)]),
      ),
    ],
  })),
  { cityId: GOZO_TOWN, isGozo: true, way: null, needs: null, spellings: GOZO_SPELLINGS },
];

/** "F'Tas-Sliema", "بسليما" and "स्लीमामा" are each one word. */
const ATTACHED: readonly [script: RegExp, before: string, after: string, way: Way][] = [
  [/^[a-z]/, 'f', '', 'at'],
  [/^\p{Script=Arabic}/u, 'ب', '', 'at'],
  [/^\p{Script=Arabic}/u, 'ل', '', 'along'],
  [/^\p{Script=Devanagari}/u, '', 'मा', 'at'],
  [/^\p{Script=Devanagari}/u, '', 'को', 'at'],
  [/^\p{Script=Devanagari}/u, '', 'बाट', 'along'],
  [/^\p{Script=Devanagari}/u, '', 'देखि', 'along'],
  [/^\p{Script=Devanagari}/u, '', 'सम्म', 'along'],
];

export const PLACES = new Phrases<SaidPlace>();
for (const { spellings, ...place } of PLAIN_NAMES) {
  for (const name of spellings) {
    PLACES.add([name], COMMON_NAMES.has(name) ? { ...place, needs: 'place' } : place);
  }
}
for (const [name, place] of PLACES.entries()) {
  if (/^\p{Script=Cyrillic}/u.test(name) && !place.isGozo) {
    PLACES.add(cyrillicForms(name), { ...place, needs: place.needs ?? 'case' });
  }
}

/** Folded names, in the form without anything attached. */
export const PLACE_NAMES: readonly { name: string; cityId: number }[] = PLACES.entries().map(
  ([name, { cityId }]) => ({ name, cityId }),
);

/** "Fontani" also means "of a fountain", and "isle" is an English word. */
const EVERYDAY_IN_SERBIAN = new Set(['fontana', 'isla']);

const serbianCases = (name: string): string[] => {
  if (/^[a-z]+a$/.test(name))
    return ['i', 'e', 'u', 'om'].map((ending) => name.slice(0, -1) + ending);
  return /^[a-z]+[^aeiou]$/.test(name) ? ['a', 'u', 'om'].map((ending) => name + ending) : [];
};
for (const [name, place] of PLACES.entries()) {
  if (!EVERYDAY_IN_SERBIAN.has(name)) PLACES.add(serbianCases(name), { ...place, needs: 'case' });
}

for (const [script, before, after, way] of ATTACHED) {
  for (const [name, place] of PLACES.entries()) {
    if (place.way !== null || place.needs === 'case' || !script.test(name)) continue;
    if (place.needs === 'place' && (way === 'along' || after === 'को')) continue;
    PLACES.add([before + name + after], { ...place, way, needs: null });
  }
}
