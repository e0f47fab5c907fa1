import { createTranslator } from 'next-intl';
import { DEFAULT_LOCALE, type LanguageCode } from '@/lib/shared/texts/locales';
import { type Group, type Texts, toTexts } from '@/lib/shared/texts/texts';
import { type Tree, usableTexts } from '@/scripts/texts/check-texts';
import { readTexts as readAll } from '@/scripts/texts/read-texts';

/** Without those of the legal pages, which are English in every language. */
export function readTexts(language: LanguageCode): Tree {
  const english = readAll(DEFAULT_LOCALE);
  const texts = language === DEFAULT_LOCALE ? english : usableTexts(readAll(language), english);
  const { legal: _, ...rest } = texts;
  return rest;
}

/** As the product does where the language lacks a text. */
function withEnglish(texts: Tree | undefined, english: Tree): Tree {
  const all = Object.entries(english).map(([key, source]) => {
    const own = texts?.[key];
    if (typeof source === 'string') return [key, own ?? source];
    return [key, withEnglish(typeof own === 'string' ? undefined : own, source)];
  });
  return Object.fromEntries(all);
}

/** What Playwright, which loads no JSON, has for `textsFor` of `lib/shared/texts/catalogue.ts`. */
export function wordsOf(locale: LanguageCode): <G extends Group>(group: G) => Texts<G> {
  const messages = withEnglish(readTexts(locale), readTexts('en'));
  return (group) => {
    const namespace: string = group;
    return toTexts(createTranslator({ locale, namespace, messages }), locale);
  };
}
