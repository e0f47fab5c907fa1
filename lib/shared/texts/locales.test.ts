import { expect, it } from 'vitest';
import { ALL_LOCALES, localeOfTag, readLocale, SHORT_CODES, tagOf } from './locales';

it('says that Serbian is in Latin letters, and finds the language of a page by what it says', () => {
  expect(tagOf('sr')).toBe('sr-Latn');
  expect(tagOf('en-XA')).toBe('en-XA');
  for (const locale of ALL_LOCALES) expect(localeOfTag(tagOf(locale))).toBe(locale);
  expect(localeOfTag(undefined)).toBeUndefined();
});

it('reads "pt", which older addresses and accounts have, as the Portuguese of Brazil', () => {
  expect(SHORT_CODES).toEqual([['pt', 'pt-BR']]);
  expect(readLocale('pt')).toBe('pt-BR');
  expect(readLocale('pt-BR')).toBe('pt-BR');
  expect(readLocale('sr')).toBe('sr');
  for (const other of ['xx', 'PT', 'pt-PT', '', null, undefined, 'constructor']) {
    expect(readLocale(other)).toBeUndefined();
  }
});
