import { afterEach, expect, it, vi } from 'vitest';
import { languageName, languageNames, otherLanguageName } from './language-name';

afterEach(() => vi.restoreAllMocks());

it('names languages as the locale does', () => {
  expect(languageName('ar', 'it')).toBe('arabo');
  expect(languageNames(['en', 'ar', 'it'], 'sr')).toBe('engleski, arapski i italijanski');
  expect(languageNames(['en', 'ar'], 'mt')).toBe('Ingliż u Għarbi');
});

it('names another language, and neither that of the reader nor what a host may send instead of one', () => {
  const told = (tag: string | null) => otherLanguageName(tag, 'en');
  expect([told('ar'), told('pt-BR'), told('fr-u-ca-gregory')]).toEqual([
    'Arabic',
    'Brazilian Portuguese',
    'French',
  ]);
  for (const tag of [null, '', 'en', 'en-GB', 'no tag!', 'en_US', '<b>'])
    expect(told(tag)).toBe('');
});

it('names each in itself in a browser that does not know the locale', () => {
  vi.spyOn(Intl.DisplayNames, 'supportedLocalesOf').mockReturnValue([]);
  vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(languageNames(['ar', 'it'], 'mt')).toBe('العربية, italiano');
});
