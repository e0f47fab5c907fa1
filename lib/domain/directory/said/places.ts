import { GOZO_PLACES } from '@/lib/domain/places/points';
import { GOZO_SPELLINGS, PLACE_SPELLINGS } from '@/lib/domain/places/spellings';
import { ARABIC_SPELLINGS } from '@/lib/domain/places/spellings-arabic';
import { CYRILLIC_SPELLINGS, cyrillicForms } from '@/lib/domain/places/spellings-cyrillic';
import { DEVANAGARI_SPELLINGS } from '@/lib/domain/places/spellings-devanagari';
import { listed, Phrases } from './phrases';

/** What stands with a place: where, about where, or from where to where. */
export type Way = 'at' | 'around' | 'along';

export interface SaidPlace {
  cityId: number;
  isGozo: boolean;
  /** Of what is written together with the name. */
  way: Way | null;
  /** A Serbian case, which only counts behind a preposition: "u Sliemi". */
  isCase: boolean;
}

const GOZO_TOWN = GOZO_PLACES[0] ?? 68;

const inOtherScripts = (id: number): string[] => [
  ...listed(ARABIC_SPELLINGS[id]),
  ...listed(CYRILLIC_SPELLINGS[id]).flatMap(cyrillicForms),
  ...listed(DEVANAGARI_SPELLINGS[id]),
];

const NAMES: readonly (SaidPlace & { spellings: readonly string[] })[] = [
  ...Object.entries(PLACE_SPELLINGS).map(([id, latin]) => ({
    cityId: Number(id),
    isGozo: false,
    way: null,
    isCase: false,
    spellings: [...new Set([...latin, ...inOtherScripts(Number(id))])],
  })),
  { cityId: GOZO_TOWN, isGozo: true, way: null, isCase: false, spellings: GOZO_SPELLINGS },
];

/** "F'Tas-Sliema", "بسليما" and "स्लीमामा" are one word. */
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
for (const { spellings, ...place } of NAMES) PLACES.add(spellings, place);

/** Folded, as they are written alone. */
export const PLACE_NAMES: readonly { name: string; cityId: number }[] = PLACES.entries().map(
  ([name, { cityId }]) => ({ name, cityId }),
);

const serbianCases = (name: string): string[] => {
  if (/^[a-z]+a$/.test(name))
    return ['i', 'e', 'u', 'om'].map((ending) => name.slice(0, -1) + ending);
  return /^[a-z]+[^aeiou]$/.test(name) ? ['a', 'u', 'om'].map((ending) => name + ending) : [];
};
for (const [name, place] of PLACES.entries()) {
  PLACES.add(serbianCases(name), { ...place, isCase: true });
}

for (const [script, before, after, way] of ATTACHED) {
  for (const [name, place] of PLACES.entries()) {
    if (place.way === null && !place.isCase && script.test(name))
      PLACES.add([before + name + after], { ...place, way });
  }
}
