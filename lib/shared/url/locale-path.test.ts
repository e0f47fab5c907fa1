import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/shared/texts/locales';
import { localePath, splitLocale } from './locale-path';

test.each(['/', '/booking', '/providerPage?id=7', '/services/a%2Fb/edit'])(
  'the address of %s in each language leads back to it',
  (path) => {
    for (const locale of LOCALES) {
      expect(splitLocale(localePath(locale, path))).toEqual({ locale, path });
    }
    expect(localePath('en', path)).toBe(path);
  },
);

test('an address that was made before Portuguese was that of Brazil is in it', () => {
  expect(splitLocale('/pt')).toEqual({ locale: 'pt-BR', path: '/' });
  expect(splitLocale('/pt/news')).toEqual({ locale: 'pt-BR', path: '/news' });
  expect(splitLocale('/pt-PT/news')).toEqual({ locale: 'en', path: '/pt-PT/news' });
});

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/news', '/news'],
  ['/english', '/english'],
  ['/xx/news', '/xx/news'],
  ['', ''],
])('%s without its language is %s', (pathname, path) => {
  expect(splitLocale(pathname)).toEqual({ locale: 'en', path });
});
