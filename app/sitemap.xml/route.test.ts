import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { COMPLETE } from '@/lib/shared/texts/languages';
import { tagOf } from '@/lib/shared/texts/locales';
import { PAGES } from '@/lib/shared/url/pages';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { GET as getFile } from '../sitemap/[file]/route';
import { GET } from './route';

const read = (file: string) =>
  getFile(new Request(`${SITE_URL}/sitemap/${file}`), { params: Promise.resolve({ file }) });

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost({ isOurs: true });
  stubWebEnv(host.url);
});
afterAll(() => host.close());
const SERVICE = {
  id: 'a&b',
  name: 'Selam Braids',
  address: 'Valletta',
  category_id: 2,
  community_id: 1,
  profile_image_url: null,
  is_community_favorite: false,
  updated_at: '2026-11-20T09:00:00Z',
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('names a file for each complete language', async () => {
  host.answer(() => ({ status: 404 }));
  const answer = await GET();
  expect(answer.headers.get('content-type')).toBe('application/xml');
  const xml = await answer.text();
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex [^>]+>\n<sitemap>/,
  );
  expect(xml.match(/<loc>/g)).toHaveLength(COMPLETE.length);
  expect(xml).toContain(`<sitemap><loc>${SITE_URL}/sitemap/en-1.xml</loc></sitemap>`);
  for (const language of ['fr', 'pt-BR']) {
    expect(xml).toContain(`<sitemap><loc>${SITE_URL}/sitemap/${language}-1.xml</loc></sitemap>`);
  }
});

test('names the pages as XML, each with itself in all complete languages', async () => {
  host.answer(({ url }) =>
    url.startsWith('/publicServiceProviders?') ? { body: [SERVICE] } : { status: 404 },
  );
  const answer = await read('fr-1.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml');
  const xml = await answer.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url><loc>/);
  const alternates = [...COMPLETE, 'x-default'].map((language) => {
    const folder = ['en', 'x-default'].includes(language) ? '' : `/${language}`;
    return `<xhtml:link rel="alternate" hreflang="${tagOf(language)}" href="${SITE_URL}${folder}/contact"/>`;
  });
  expect(xml).toContain(`<url><loc>${SITE_URL}/fr/contact</loc>${alternates.join('')}</url>`);
  expect(xml).toContain(`hreflang="pt-BR" href="${SITE_URL}/pt-BR/contact"`);
  expect(xml).toContain('<lastmod>2026-11-20T09:00:00Z</lastmod>');
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;)/);
});

test('the file of Brazilian Portuguese has its whole code', async () => {
  host.answer(() => ({ status: 404 }));
  const [brazilian, short] = await Promise.all(
    ['pt-BR', 'pt'].map((language) => read(`${language}-1.xml`)),
  );
  expect(await brazilian?.text()).toContain(`<url><loc>${SITE_URL}/pt-BR/contact</loc>`);
  expect(short?.status).toBe(404);
});

test('the pages that are English in all languages are named once, in English and without others', async () => {
  host.answer(() => ({ status: 404 }));
  const [english, french] = await Promise.all(
    ['en-1.xml', 'fr-1.xml'].map(async (file) => (await read(file)).text()),
  );
  for (const page of PAGES.filter(({ isEnglishOnly }) => isEnglishOnly)) {
    expect(english).toContain(`<url><loc>${SITE_URL}${page.path}</loc></url>`);
    expect(french).not.toContain(page.path);
  }
});

test('more pages than a file holds go into the next one', async () => {
  const services = Array.from({ length: 2_001 }, (_, number) => ({
    ...SERVICE,
    id: `s${number}`,
  }));
  host.answer(({ url }) => {
    if (!url.startsWith('/publicServiceProviders?')) return { status: 404 };
    const query = new URL(url, SITE_URL).searchParams;
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    return { body: services.slice(offset, offset + limit) };
  });
  expect(await (await GET()).text()).toContain(`${SITE_URL}/sitemap/ar-2.xml<`);
  const [first, second] = await Promise.all(['en-1.xml', 'ar-2.xml'].map(read));
  const text = (await first?.text()) ?? '';
  expect(text.match(/<loc>/g)).toHaveLength(2_000);
  expect(text.length).toBeLessThan(5 * 1024 * 1024);
  expect(await second?.text()).toContain(`/ar/providerPage?id=s2000</loc>`);
});

test.each(['en-2.xml', 'en-0.xml', 'xx-1.xml', 'en.xml', 'en-1'])('%s is no file', async (file) => {
  host.answer(() => ({ status: 404 }));
  expect((await read(file)).status).toBe(404);
});

test.each([401, 403, 500, 503])(
  'of a host without our extensions it names our own pages, whatever that says of other calls (%i)',
  async (status) => {
    const foreign = await startRecordingHost();
    vi.resetModules();
    vi.stubEnv('BACKEND_URL', foreign.url);
    const fresh = await import('../sitemap/[file]/route');
    foreign.answer(({ url }) =>
      url.startsWith('/serviceCategories/') ? { body: [] } : { status, body: {} },
    );
    const answer = await fresh.GET(new Request(SITE_URL), {
      params: Promise.resolve({ file: 'en-1.xml' }),
    });
    const xml = await answer.text();
    expect(answer.status).toBe(200);
    expect(xml).toContain(`<url><loc>${SITE_URL}/aboutus</loc>`);
    expect(xml).not.toContain(`<loc>${SITE_URL}/find`);
    expect(foreign.asked).toHaveLength(1);
    await foreign.close();
  },
);

test('without {host} it is not there for now, rather than empty', async () => {
  host.answer(() => ({ status: 500 }));
  for (const answer of [await GET(), await read('en-1.xml')]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.text()).not.toMatch(/<urlset|<sitemapindex/);
  }
});
