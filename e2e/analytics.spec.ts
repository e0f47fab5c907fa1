import { startRecordingHost } from '../test/recording-host';
import { openHydrated } from './support/hydrated';
import { startSite } from './support/start-site';
import { expect, LONG, test } from './support/test';

test(
  'a site that measures reports what was seen, and of whom nothing',
  LONG,
  async ({ page, product }) => {
    const sink = await startRecordingHost();
    sink.answer(() => ({ status: 202 }));
    const site = await startSite(product, 'web-of-analytics', {
      BACKEND_URL: product.backendUrl,
      BACKEND_TOKEN: product.backendToken,
      ANALYTICS_URL: `${sink.url}/events`,
    });
    try {
      await page.goto(`${site.url}/news?origin=NG&residence=MT`);
      await page.getByLabel('Country of Origin').selectOption('Kenya');
      await expect(page).toHaveURL(/origin=KE/);
      await page.goto(`${site.url}/booking`);
      const events = () => sink.asked.flatMap(({ body }) => JSON.parse(body).events);
      await expect
        .poll(events)
        .toContainEqual(
          expect.objectContaining({ kind: 'view', path: '/news', device: 'desktop' }),
        );
      expect(events().filter(({ kind }) => kind === 'vital').length).toBeGreaterThan(0);
      expect(JSON.stringify(sink.asked)).not.toMatch(/origin=|Chrome|cookie/);
      expect(await page.context().cookies()).toEqual([]);
    } finally {
      await site.stop();
      await sink.close();
    }
  },
);

test('a site that does not measure loads and sends nothing to that end', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const asked: string[] = [];
  page.on('response', (response) => {
    asked.push(new URL(response.url()).pathname);
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
  });
  for (const path of ['/news', '/booking']) {
    await openHydrated(page, path);
  }
  expect(scripts.length).toBeGreaterThan(3);
  const reporting = (await Promise.all(scripts)).map((text) => text.includes('api/analytics'));
  expect(reporting).not.toContain(true);
  expect(asked).not.toContain('/api/analytics');
});

test('the files by which apps and browsers find the site', async ({ request }) => {
  for (const file of ['apple-app-site-association', 'assetlinks.json']) {
    expect((await request.get(`/.well-known/${file}`)).status()).toBe(404);
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  const sitemap = await (await request.get('/sitemap/en-1.xml')).text();
  expect(sitemap).toMatch(/<loc>[^<]+\/news<\/loc>/);
});
