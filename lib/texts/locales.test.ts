import { expect, it } from 'vitest';
import { ALL_LOCALES, localeOfTag, tagOf } from './locales';

it('says that Serbian is in Latin letters, and finds the language of a page by what it says', () => {
  expect(tagOf('sr')).toBe('sr-Latn');
  expect(tagOf('en-XA')).toBe('en-XA');
  for (const locale of ALL_LOCALES) expect(localeOfTag(tagOf(locale))).toBe(locale);
  expect(localeOfTag(undefined)).toBeUndefined();
});
