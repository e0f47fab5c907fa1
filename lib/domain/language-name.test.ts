import { afterEach, expect, it, vi } from 'vitest';
import { languageName, languageNames } from './language-name';

afterEach(() => vi.restoreAllMocks());

it('names languages as the locale does', () => {
  expect(languageName('ar', 'it')).toBe('arabo');
  expect(languageNames(['en', 'ar', 'it'], 'sr')).toBe('engleski, arapski i italijanski');
  expect(languageNames(['en', 'ar'], 'mt')).toBe('Ingliż u Għarbi');
});

it('names each in itself in a browser that does not know the locale', () => {
  vi.spyOn(Intl.DisplayNames, 'supportedLocalesOf').mockReturnValue([]);
  vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(languageNames(['ar', 'it'], 'mt')).toBe('العربية, italiano');
});
