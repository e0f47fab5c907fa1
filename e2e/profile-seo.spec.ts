import sharp from 'sharp';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { demoEventId } from '@/local/demo/events';
import { demoService } from '@/local/demo/shapes/providers';
import { openHydrated } from './support/hydrated';
import { stubProvider } from './support/stub-provider';
import { expect, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const TYPICAL = demoService('typical').id;
const PROFILE = `/providerPage?id=${TYPICAL}`;
const TIMES = `/booking/select-time?providerId=${TYPICAL}&settlnProviderId=8`;
const NAME = 'Adaeze’s Crown Braids & Natural Hair';

const READERS = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  WhatsApp: 'WhatsApp/2.23.20.0',
  facebookexternalhit: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Twitterbot: 'Twitterbot/1.0',
};

/** What a reader without scripts finds in the head of a page. */
function readHead(html: string) {
  const head = unescapeHtml(html.slice(0, html.indexOf('</head>')));
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    meta,
  };
}

function unescapeHtml(html: string): string {
  return html.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
}

function readJsonLd(html: string): Record<string, unknown> {
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

for (const [reader, agent] of Object.entries(READERS)) {
  test(`${reader} reads title, description, canonical, picture and structured data`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(`${PROFILE}&utm_source=chat`, {
      headers: { 'user-agent': agent },
    });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const { title, canonical, meta } = readHead(html);
    expect(title).toBe(`${NAME} | Settln`);
    expect(canonical).toBe(`${baseURL}${PROFILE}`);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:title')).toBe(NAME);
    expect(meta('twitter:card')).toBe('summary_large_image');
    const description = meta('description') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect([...description].length).toBeLessThanOrEqual(156);
    expect(meta('og:description')).toBe(description);
    expect(meta('robots')).toBeUndefined();

    const data = readJsonLd(html);
    expect(data).toMatchObject({
      '@type': 'BeautySalon',
      name: NAME,
      url: canonical,
      address: { streetAddress: '14, Triq il-Wilġa, Gżira GŻR 1022', addressCountry: 'MT' },
      telephone: '+35621000001',
      aggregateRating: { ratingValue: '4.7', reviewCount: 3 },
    });
    expect(data.review).toHaveLength(3);

    const picture = await request.get(meta('og:image') ?? '', { headers: { 'user-agent': agent } });
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/png');
    const { width, height, format } = await sharp(await picture.body()).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  });
}

test('names in other scripts have a picture, too', async ({ request }) => {
  for (const role of ['arabicName', 'ethiopicText', 'devanagariText', 'longName'] as const) {
    const html = await (await request.get(`/providerPage?id=${demoService(role).id}`)).text();
    const picture = await request.get(readHead(html).meta('og:image') ?? '');
    expect(picture.status()).toBe(200);
    expect((await sharp(await picture.body()).metadata()).width).toBe(1200);
  }
});

test('a link to an event has a picture of its own', async ({ request }) => {
  const html = await (await request.get(publicEventPath(demoEventId(1)))).text();
  const { meta } = readHead(html);
  expect(meta('og:title')).toBe('Carnival Brass at the Waterfront');
  expect(meta('twitter:card')).toBe('summary_large_image');
  const picture = await request.get(meta('og:image') ?? '');
  expect(picture.headers()['cache-control']).toContain('public');
  const { width, height, format } = await sharp(await picture.body()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
});

test('what the public may not see has neither picture nor index', async ({ request }) => {
  for (const role of ['pending', 'rejected', 'delisted'] as const) {
    const { id } = demoService(role);
    expect((await request.get(`/providerPage/card?id=${id}`)).status()).toBe(404);
    const page = await request.get(`/providerPage?id=${id}`);
    expect(page.status()).toBe(404);
    expect(readHead(await page.text()).meta('robots')).toContain('noindex');
  }
  expect((await request.get('/providerPage/card')).status()).toBe(404);
});

/** Pages without texts of their own in the preview of a link, one of each part of the site. */
const WITHOUT_PREVIEW = [
  '/aboutus',
  '/settln-providers',
  '/booking/not-me',
  '/booking/review',
  `/booking?providerId=${TYPICAL}`,
  '/booking/manage/no-such-token',
];

test('a link to a page without a preview of its own shows that of the site', async ({
  request,
}) => {
  for (const path of WITHOUT_PREVIEW) {
    const { meta, title } = readHead(await (await request.get(path)).text());
    expect(meta('og:title'), path).toBe(title);
    expect(new URL(meta('og:image') ?? '').pathname, path).toBe('/opengraph-image.png');
    expect(meta('twitter:card'), path).toBe('summary_large_image');
  }
});

test('a link to the first step says whom it books, unless nobody can be booked', async ({
  request,
}) => {
  const descriptionOf = async (path: string) =>
    readHead(await (await request.get(path)).text()).meta('description');
  const words = `Choose a service of ${NAME} and book a time, without an account.`;
  expect(await descriptionOf(`/booking?providerId=${TYPICAL}`)).toBe(words);
  const closed = demoService('noCalendar').id;
  expect(await descriptionOf(`/booking?providerId=${closed}`)).toBeUndefined();
});

test('in other languages that of the site is drawn with their words', async ({ request }) => {
  for (const language of ['ar', 'hi', 'it']) {
    const { meta } = readHead(await (await request.get(`/${language}/aboutus`)).text());
    const address = new URL(meta('og:image') ?? '');
    expect(address.pathname + address.search).toBe(`/card?language=${language}`);
    const picture = await request.get(address.href);
    expect(picture.headers()['cache-control']).toContain('public');
    const { width, height, format } = await sharp(await picture.body()).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  }
});

test('step 2, one visitor’s choice, has no preview', async ({ request }) => {
  const html = await (await request.get(TIMES)).text();
  expect(html).not.toMatch(/<meta[^>]*(?:og|twitter):/);
});

test('tabs and home screens get their icons on every page', async ({ request }) => {
  for (const path of ['/', TIMES, '/no-such-page']) {
    const html = await (await request.get(path)).text();
    const icons = html.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g) ?? [];
    expect(icons, path).toHaveLength(3);
    for (const icon of icons) {
      const [, href = '', type = ''] = icon.match(/href="([^"]+)".* type="([^"]+)"/) ?? [];
      const answer = await request.get(href);
      expect(answer.status(), href).toBe(200);
      expect(answer.headers()['content-type']).toContain(type.split('/')[0]);
      expect(answer.headers()['cache-control'], href).toBe('public, max-age=86400');
      expect((await answer.body()).length, href).toBeGreaterThan(100);
    }
  }
});

test('robots.txt leads to the sitemaps of all languages, which name public profiles only', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain(`<loc>${baseURL}/sitemap/en-1.xml</loc>`);
  expect(index).toContain(`<loc>${baseURL}/sitemap/ar-1.xml</loc>`);
  expect((await request.get('/sitemap/ar-2.xml')).status()).toBe(404);
  const arabic = await (await request.get('/sitemap/ar-1.xml')).text();
  expect(arabic).toContain(`<loc>${baseURL}/ar${PROFILE}</loc>`);
  const sitemap = await (await request.get('/sitemap/en-1.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/</loc>`);
  expect(sitemap).toContain(`<loc>${baseURL}${PROFILE}</loc>`);
  for (const role of ['pending', 'rejected', 'delisted'] as const) {
    expect(sitemap).not.toContain(demoService(role).id);
  }
});

test('landing and 404 tell crawlers the truth about themselves', async ({ request }) => {
  const home = readHead(await (await request.get('/')).text());
  expect(home.title).toBe('Find, Connect, and Experience cultural communities around you | Settln');
  const { pathname } = new URL(home.meta('og:image') ?? '');
  const picture = await request.get(pathname);
  expect((await sharp(await picture.body()).metadata()).width).toBe(1200);
  const missing = await request.get('/no-such-page');
  expect(missing.status()).toBe(404);
  expect(readHead(await missing.text()).meta('robots')).toContain('noindex');
});

test('XSS-1: markup in a name, a description or an address stays text', async ({
  page,
  stubHost,
}) => {
  const payload = `</script><script>window.hit=1</script><img src=x onerror="window.hit=1">"'`;
  const json = {
    id: 'x',
    name: `Name ${payload}`,
    description: `Description ${payload}`,
    address: `Address ${payload}`,
    phone_number: 'javascript:window.hit=1',
    website_url: 'javascript:window.hit=1',
    profile_image_url: 'javascript:window.hit=1',
    portfolioImages: [{ id: 1, image_url: 'data:text/html,<script>1</script>' }],
    subcategories: [{ id: 1, title: `Tag ${payload}` }],
    category_id: 2,
  };
  const id = stubProvider(stubHost, { details: { status: 200, json } });
  await openHydrated(page, `${stubHost.siteUrl}/providerPage?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Name ${payload}`);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(await page.locator('[href^="javascript" i], [src^="javascript" i]').count()).toBe(0);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '').name).toBe(`Name ${payload}`);
});
