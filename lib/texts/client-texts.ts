import { use } from 'react';
import type { Locale } from './locales';
import { createTexts, type Group, type Texts } from './texts';
import { TextsContext } from './texts-context';

const EMPTY = {};

/** The texts of a group in the page's language, in the browser and where its markup is made. */
export function useTexts<G extends Group>(group: G): Texts<G> {
  const { locale, groups } = use(TextsContext);
  return createTexts<G>(locale, groups[group] ?? EMPTY);
}

/** The page's language. */
export function useLocale(): Locale {
  return use(TextsContext).locale;
}
