import { readdirSync, readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import type { LanguageCode } from '@/lib/texts/locales';
import { type Group, type Texts, toTexts } from '@/lib/texts/texts';
import type { Tree } from '@/scripts/texts/check-texts';

/**
 * The files of `messages/<language>`, by their names; those of the legal pages are English in every
 * language.
 */
export function readTexts(language: LanguageCode): Tree {
  const files = readdirSync(`messages/${language}`).filter(
    (name) => name !== 'legal.json' && name !== 'status.json',
  );
  const read = (name: string): Tree =>
    JSON.parse(readFileSync(`messages/${language}/${name}`, 'utf8'));
  return Object.fromEntries(files.map((name) => [name.replace('.json', ''), read(name)]));
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

/** What Playwright, which loads no JSON, has for `textsFor` of `lib/texts/catalogue.ts`. */
export function wordsOf(locale: LanguageCode): <G extends Group>(group: G) => Texts<G> {
  const messages = withEnglish(readTexts(locale), readTexts('en'));
  return (group) => {
    const namespace: string = group;
    return toTexts(createTranslator({ locale, namespace, messages }), locale);
  };
}
