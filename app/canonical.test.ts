import { expect, test, vi } from 'vitest';
import { canonicalOf } from './canonical';

const asked = vi.hoisted(() => ({ locale: 'en' }));
vi.mock('next-intl/server', () => ({ getLocale: async () => asked.locale }));

test.each([
  ['en', 'https://settln.example/news?origin=GH'],
  ['ar', 'https://settln.example/ar/news?origin=GH'],
])('a page in %s names its own address', async (locale, canonical) => {
  asked.locale = locale;
  expect(await canonicalOf('/news?origin=GH', 'https://settln.example')).toEqual({ canonical });
});

test.each([
  '/privacy-policy',
  '/terms',
  '/settln-providers-terms-and-conditions',
  '/delete-request',
])('%s, which is English in all languages, names its English address', async (path) => {
  asked.locale = 'ar';
  expect(await canonicalOf(path)).toEqual({ canonical: path });
});
