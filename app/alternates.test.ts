import { afterEach, expect, test, vi } from 'vitest';

const asked = vi.hoisted(() => ({ locale: 'en' }));
vi.mock('next-intl/server', () => ({ getLocale: async () => asked.locale }));

afterEach(() => vi.unstubAllEnvs());

/** The addresses of the news, asked for in a language of a site with one language or two. */
async function alternatesIn(locale: string, isPseudoOn: boolean) {
  asked.locale = locale;
  vi.stubEnv('PSEUDO_LOCALE', isPseudoOn ? '1' : '');
  vi.resetModules();
  const { alternatesOf } = await import('./alternates');
  return alternatesOf('/news?origin=GH', 'https://settln.example');
}

test('a site of one language names no others', async () => {
  expect(await alternatesIn('en', false)).toEqual({
    canonical: 'https://settln.example/news?origin=GH',
  });
});

test('of several languages each page names its own address and that of the others', async () => {
  const languages = {
    en: 'https://settln.example/news?origin=GH',
    'en-XA': 'https://settln.example/en-XA/news?origin=GH',
    'x-default': 'https://settln.example/news?origin=GH',
  };
  expect(await alternatesIn('en', true)).toEqual({ canonical: languages.en, languages });
  expect(await alternatesIn('en-XA', true)).toEqual({ canonical: languages['en-XA'], languages });
});
