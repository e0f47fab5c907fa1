import { type AbstractIntlMessages, createTranslator } from 'next-intl';
import { readMessages } from '@/lib/shared/texts/read-messages';
import { DEFAULT_LOCALE, type Locale } from './locales';
import { type Group, type Texts, toTexts } from './texts';

interface Tree {
  [key: string]: unknown;
}

/** After compiling, a text with values is a list. */
const isGroup = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes English texts where the language has none, and always for legal pages. */
function withEnglish(texts: Tree, english: Tree): Tree {
  const all = Object.entries(english).map(([key, source]) => {
    const own = texts[key];
    if (!isGroup(source)) return [key, own ?? source];
    return [key, isGroup(own) ? withEnglish(own, source) : source];
  });
  return Object.fromEntries(all);
}

const whole = new Map<Locale, AbstractIntlMessages>();

/** In the site, texts are compiled. Elsewhere they are ICU. */
export function messagesOf(locale: Locale): AbstractIntlMessages {
  const known = whole.get(locale);
  if (known) return known;
  const own = readMessages(locale);
  const made =
    locale === DEFAULT_LOCALE ? own : (withEnglish(own, messagesOf(DEFAULT_LOCALE)) as typeof own);
  whole.set(locale, made);
  return made;
}

const known = new Map<string, unknown>();

/** For use outside of components. */
export function textsFor<G extends Group>(locale: Locale, group: G): Texts<G> {
  const key = `${locale} ${group}`;
  const namespace: string = group;
  const texts =
    known.get(key) ??
    toTexts<G>(createTranslator({ locale, namespace, messages: messagesOf(locale) }), locale);
  known.set(key, texts);
  // The map cannot hold the type of the group.
  return texts as Texts<G>;
}
