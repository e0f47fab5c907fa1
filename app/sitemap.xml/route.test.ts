import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { GET } from './route';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost(['directory', 'public-slates']);
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

test('names the pages as XML', async () => {
  host.answer(({ url }) =>
    url.startsWith('/publicServiceProviders?') ? { body: [SERVICE] } : { status: 404 },
  );
  const answer = await GET();
  expect(answer.headers.get('content-type')).toBe('application/xml');
  const xml = await answer.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url><loc>/);
  expect(xml).toContain(`<url><loc>${SITE_URL}/aboutus</loc></url>`);
  expect(xml).toContain('<lastmod>2026-11-20T09:00:00Z</lastmod>');
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;)/);
});

test.each([401, 403, 500, 503])(
  'of a host without our extensions it names our own pages, whatever that says of other calls (%i)',
  async (status) => {
    const foreign = await startRecordingHost();
    vi.resetModules();
    vi.stubEnv('BACKEND_URL', foreign.url);
    const fresh = await import('./route');
    foreign.answer(({ url }) =>
      url.startsWith('/serviceCategories/') ? { body: [] } : { status, body: {} },
    );
    const answer = await fresh.GET();
    const xml = await answer.text();
    expect(answer.status).toBe(200);
    expect(xml).toContain(`<url><loc>${SITE_URL}/aboutus</loc></url>`);
    expect(xml).not.toContain(`<loc>${SITE_URL}/find`);
    expect(foreign.asked).toHaveLength(1);
    await foreign.close();
  },
);

test('without {host} it is not there for now, rather than empty', async () => {
  host.answer(() => ({ status: 500 }));
  const answer = await GET();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.text()).not.toContain('<urlset');
});

test('where several languages are complete, each page names the others', async () => {
  vi.resetModules();
  vi.stubEnv('PSEUDO_LOCALE', '1');
  const fresh = await import('./route');
  host.answer(() => ({ status: 404 }));
  const xml = await (await fresh.GET()).text();
  const others =
    `<xhtml:link rel="alternate" hreflang="en" href="${SITE_URL}/aboutus"/>` +
    `<xhtml:link rel="alternate" hreflang="en-XA" href="${SITE_URL}/en-XA/aboutus"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${SITE_URL}/aboutus"/>`;
  expect(xml).toContain(`<url><loc>${SITE_URL}/aboutus</loc>${others}</url>`);
  expect(xml).toContain(`<url><loc>${SITE_URL}/en-XA/aboutus</loc>${others}</url>`);
});
