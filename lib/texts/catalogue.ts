import { type AbstractIntlMessages, createTranslator } from 'next-intl';
import { CATALOGUE } from '@/messages/generated/catalogue';
import type { Locale } from './locales';
import { type Group, type Texts, toTexts } from './texts';

/** Compiled by Next's build (`next.config.ts`); elsewhere ICU. */
export function messagesOf(locale: Locale): AbstractIntlMessages {
  return CATALOGUE[locale];
}

const known = new Map<string, unknown>();

/** For routes, drawn pictures, mail and tests. */
export function textsFor<G extends Group>(locale: Locale, group: G): Texts<G> {
  const key = `${locale} ${group}`;
  const namespace: string = group;
  const texts =
    known.get(key) ??
    toTexts<G>(createTranslator({ locale, namespace, messages: messagesOf(locale) }), locale);
  known.set(key, texts);
  // The key names the group, whose type the map cannot carry.
  return texts as Texts<G>;
}
