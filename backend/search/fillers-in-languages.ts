import { foldText } from '@/lib/shared/domain/text/fold';
import { serbianCyrillic } from '@/lib/shared/domain/text/serbian';
import languages from './fillers-in-languages.json';

/**
 * Words like `EMPTY_WORDS` and `SIDE_WORDS` in another language. Words that mean a trade in English
 * are not listed.
 */
interface Fillers {
  empty: readonly string[];
  side: readonly string[];
  /**
   * Words that are also English words or names ("camera", "dal", "Dan"). They are left out only
   * next to other words of `empty`.
   */
  alsoEnglish?: readonly string[];
  /** Words for all services, free times and bookings. */
  ofAllServices?: readonly string[];
}

const inCyrillic = (lines: readonly string[]) => lines.map(serbianCyrillic);

const { empty, side, alsoEnglish } = languages.sr;

const ALL: readonly Fillers[] = [
  ...Object.values(languages),
  { empty: inCyrillic([...empty, ...alsoEnglish]), side: inCyrillic(side) },
];

const wordsOf = (which: keyof Fillers) =>
  ALL.flatMap((fillers) => fillers[which] ?? []).flatMap((line) =>
    foldText(line).split(' ').filter(Boolean),
  );

export const OF_ALL_IN_LANGUAGES: readonly string[] = wordsOf('ofAllServices');
export const EMPTY_IN_LANGUAGES: readonly string[] = wordsOf('empty');
export const SIDE_IN_LANGUAGES: readonly string[] = wordsOf('side');
export const ALSO_ENGLISH: ReadonlySet<string> = new Set(wordsOf('alsoEnglish'));
