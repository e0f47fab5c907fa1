import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';
import { CATEGORIES, type CategoryId } from '@/lib/shared/domain/services/categories';
import { foldText } from '@/lib/shared/domain/text/fold';
import { serbianCyrillic } from '@/lib/shared/domain/text/serbian';
import type { LanguageCode } from '@/lib/shared/texts/locales';
import { AREAS } from './areas';
import communities from './communities.json';
import type { Entry } from './entry';
import { KIND } from './kinds';
import ar from './languages/ar.json';
import es from './languages/es.json';
import fil from './languages/fil.json';
import fr from './languages/fr.json';
import hi from './languages/hi.json';
import it from './languages/it.json';
import mt from './languages/mt.json';
import ne from './languages/ne.json';
import ptBR from './languages/pt-BR.json';
import sr from './languages/sr.json';
import uk from './languages/uk.json';
import { hindiForms, nepaliForms } from './languages/verbs';
import type { Words } from './languages/words';
import { peoplesOf } from './peoples';
import { listed } from './phrases';

export interface Sense {
  says: readonly string[];
  /** Phrases that have this meaning in texts. */
  words: readonly string[];
  kinds: readonly number[];
  whole: readonly CategoryId[];
  /** Categories in whose texts the words count. An empty list means all. */
  within: readonly CategoryId[];
  nearKinds: readonly number[];
  community: CommunityId | null;
  onlyRanks: boolean;
  isOnlySaid: boolean;
}

/** The category of food. */
const FOOD = 4;

function toSenses(category: CategoryId, entry: Entry): Sense[] {
  return entry.says.split(';').map((says) => toSense(category, entry, listed(says)));
}

function toSense(category: CategoryId, entry: Entry, says: readonly string[]): Sense {
  const { kinds = [], near = [], words, isCategory } = entry;
  const isDish = category === FOOD && !entry.kinds && !words && !isCategory;
  return {
    says,
    // The words of a phrase may be separated in a text ("day care"). The words of a dish rarely
    // are.
    words: [
      ...says.filter((phrase) => !entry.isOnlySaid && (isDish || !phrase.includes(' '))),
      ...listed(words ?? ''),
    ],
    isOnlySaid: entry.isOnlySaid ?? false,
    kinds: kinds.map((kind) => KIND[kind]),
    whole: isCategory ? [category] : [],
    within: entry.isAnywhere ? [] : [category, ...(entry.also ?? [])],
    nearKinds: near.map((kind) => KIND[kind]),
    community: entry.community ?? null,
    onlyRanks: entry.onlyRanks ?? false,
  };
}

const COUNTRIES: readonly Sense[] = COMMUNITIES.flatMap(({ id }) =>
  communities[id].countries.map((country) => {
    const says = listed(country);
    const none = { kinds: [], whole: [], within: [], nearKinds: [] };
    return { says, words: says, ...none, community: id, onlyRanks: false, isOnlySaid: false };
  }),
);

const TITLES: readonly Sense[] = CATEGORIES.map(({ id, title }) => ({
  ...toSense(id, { says: title, isCategory: true }, [title.replaceAll(',', ' ')]),
}));

const WRITTEN: readonly Sense[] = [
  ...AREAS.flatMap(({ category, entries }) =>
    entries.flatMap((entry) => toSenses(category, entry)),
  ),
  ...COUNTRIES,
  ...TITLES,
];

export const LANGUAGES = {
  ar,
  es,
  fil,
  fr,
  hi,
  it,
  mt,
  ne,
  'pt-BR': ptBR,
  sr,
  uk,
} satisfies Partial<Record<LanguageCode, Words>>;

/**
 * Case endings of words that end like the key. Words with another last letter get the endings for
 * consonants.
 */
const CASES: Readonly<Record<string, string>> = {
  a: 'u e i om',
  e: 'a u em',
  o: 'a u om',
  а: 'у е и і ою ом',
  я: 'ю і ї ею єю',
  ь: 'я ю ем',
  й: 'я ю єм',
  о: 'а у ом',
  е: 'а у ем',
};

/**
 * Like in "treba mi frizerka", "tražim frizerku". Some results are no words, but nobody types
 * those.
 */
function casesOf(word: string): string[] {
  const last = word.at(-1) ?? '';
  if (word.includes(' ') || word.length < 5) return [];
  const endings = CASES[last];
  if (endings) return endings.split(' ').map((ending) => word.slice(0, -1) + ending);
  const more = /[a-zčćžšđ]/u.test(last) ? ['a', 'u', 'om'] : ['а', 'у', 'ом', 'ові', 'я', 'ю'];
  return more.map((ending) => word + ending);
}

const VERBS = [
  [hi, hindiForms],
  [ne, nepaliForms],
] as const;

const INFLECTED: ReadonlySet<Words> = new Set([sr, uk]);

/**
 * Words of other languages, by the phrase to which they are added. A word that already has another
 * meaning keeps it.
 */
function otherLanguages(): Map<string, string[]> {
  const taken = new Set(WRITTEN.flatMap(({ says }) => says).map(foldText));
  const more = new Map<string, string[]>();
  const add = (phrase: string, words: readonly string[]) => {
    const free = words.filter((word) => !taken.has(foldText(word)));
    more.set(phrase, [...(more.get(phrase) ?? []), ...free]);
  };
  for (const language of Object.values(LANGUAGES)) {
    for (const [phrase, words] of Object.entries(language)) {
      const said = listed(words);
      // People type both alphabets.
      add(phrase, language === sr ? said.flatMap((word) => [word, serbianCyrillic(word)]) : said);
    }
  }
  // If a word of another language is also a case of some word, the word of the language counts.
  for (const said of more.values()) for (const word of said) taken.add(foldText(word));
  for (const [language, formsOf] of VERBS) {
    for (const [phrase, words] of Object.entries(language)) {
      add(phrase, listed(words).flatMap(formsOf));
    }
  }
  for (const language of INFLECTED) {
    for (const [phrase, words] of Object.entries(language)) {
      add(phrase, listed(words).flatMap(casesOf));
    }
  }
  return more;
}

function withOtherLanguages(senses: readonly Sense[]): Sense[] {
  const more = otherLanguages();
  return senses.map((sense) => {
    const added = sense.says.flatMap((phrase) => more.get(phrase) ?? []);
    for (const phrase of sense.says) more.delete(phrase);
    return { ...sense, says: [...new Set([...sense.says, ...added])] };
  });
}

/** A phrase belongs to the first entry that says it. */
export const SENSES: readonly Sense[] = withOtherLanguages(WRITTEN);

const WORDS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  ...Object.fromEntries(
    Object.entries(LANGUAGES).map(([code, words]) => [
      code,
      new Set(Object.values(words).flatMap(listed)),
    ]),
  ),
  en: new Set(WRITTEN.flatMap(({ says }) => says)),
};

/** A phrase that is in no language's list is a case of a word. */
export function isSaidIn(language: string, phrase: string): boolean {
  return WORDS_OF[language]?.has(phrase) ?? false;
}

export const COMMUNITY_SAYS: readonly { says: string; community: CommunityId }[] =
  COMMUNITIES.flatMap(({ id }) =>
    [...listed(communities[id].called), ...peoplesOf(communities[id])].map((says) => ({
      says,
      community: id,
    })),
  );
