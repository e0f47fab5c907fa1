import { use } from 'react';
import type { Locale } from './locales';
import { type CompiledGroup, createTexts, type Group, type Texts } from './texts';
import { TextsContext } from './texts-context';

const EMPTY: CompiledGroup = {};

const known = new WeakMap<CompiledGroup, unknown>();

/** The texts of a group in the page's language, in the browser and where its markup is made. */
export function useTexts<G extends Group>(group: G): Texts<G> {
  const { locale, groups } = use(TextsContext);
  const compiled = groups[group] ?? EMPTY;
  // The same function at each render, so that memos and effects may depend on it.
  const texts = known.get(compiled) ?? createTexts<G>(locale, compiled);
  known.set(compiled, texts);
  // Each compiled group belongs to one language and one name, which the map cannot express.
  return texts as Texts<G>;
}

/** The page's language. */
export function useLocale(): Locale {
  return use(TextsContext).locale;
}
