import { AsyncLocalStorage } from 'node:async_hooks';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DEFAULT_LOCALE, type Locale, readLocale } from '@/lib/shared/texts/locales';
import type { Group } from '@/lib/shared/texts/texts';
import { localePath } from '@/lib/shared/url/locale-path';

const reading = new AsyncLocalStorage<Locale>();

/** The language of the letter that is being written. */
export function letterLocale(): Locale {
  return reading.getStore() ?? DEFAULT_LOCALE;
}

/** Writes in English if the site does not have the language. */
export function writeIn<Written>(
  language: string | null | undefined,
  write: () => Written,
): Written {
  return reading.run(readLocale(language) ?? DEFAULT_LOCALE, write);
}

export const letterTexts = <G extends Group>(group: G) => textsFor(letterLocale(), group);

export const letterLink = ({ siteUrl }: { siteUrl: string }, path: string): string =>
  siteUrl + localePath(letterLocale(), path);
