import { AsyncLocalStorage } from 'node:async_hooks';
import { textsFor } from '@/lib/texts/catalogue';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/texts/locales';
import type { Group } from '@/lib/texts/texts';
import { localePath } from '@/lib/url/locale-path';

const reading = new AsyncLocalStorage<Locale>();

/** Of the letter that is being written. */
export function letterLocale(): Locale {
  return reading.getStore() ?? DEFAULT_LOCALE;
}

/** Writes for a reader of `language`; of one that is not served any more, in English. */
export function writeIn<Written>(
  language: string | null | undefined,
  write: () => Written,
): Written {
  return reading.run(isLocale(language) ? language : DEFAULT_LOCALE, write);
}

/** Texts in the language of the letter. */
export const letterTexts = <G extends Group>(group: G) => textsFor(letterLocale(), group);

/** A link in the letter. */
export const letterLink = ({ siteUrl }: { siteUrl: string }, path: string): string =>
  siteUrl + localePath(letterLocale(), path);
