import type { Page } from 'playwright/test';
import { providerPath } from '@/lib/shared/url/paths';
import { demoService } from '@/local/demo/shapes/providers';
import { openHydrated } from './support/hydrated';
import { expectNoAxeFindings } from './support/review-page';
import { expectFitsBothWays } from './support/sideways';
import { expect, LONG_ON_PHONE, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const PROFILE = providerPath(demoService('typical').id);
const end = (page: Page) => page.getByRole('contentinfo');
const similar = (page: Page) => page.getByRole('region', { name: 'Similar services' });

/** Returns a function that gives the sum of all layout shifts so far. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { shifts: 0 };
    Object.assign(window, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shifts += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Object(window).sum.shifts);
}

test(
  'the hero says when the provider is free next; the end of a profile shows similar services when it is near, nothing moves, and it fits into 320 px',
  ON_PHONE,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const shifts = await watchShifts(page);
    await openHydrated(page, PROFILE);
    const hero = page.getByRole('main').locator('section').first();
    await expect(
      hero.getByText(/^(?:Free today|Next free \w{3} \d+ \w{3,4},) \d\d:\d\d$/),
    ).toBeVisible();
    const isAsked = () => asked.some((url) => /\/texts\?.*related/.test(url));
    const { height = 0 } = page.viewportSize() ?? {};
    const isFar = await end(page).evaluate(
      (foot, far) => foot.getBoundingClientRect().top > far,
      3 * height,
    );
    if (isFar) expect(isAsked()).toBe(false);

    await end(page).scrollIntoViewIfNeeded();
    await expect(similar(page).getByRole('article')).not.toHaveCount(0);
    await expect(similar(page).getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/find/beauty-and-fashion',
    );
    expect(await shifts()).toBeLessThanOrEqual(0.02);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeFindings(page, '[data-related]');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFitsBothWays(page);

    await similar(page).getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/providerPage\?id=/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Adaeze/);
  },
);

test('what else the provider has comes first', LONG_ON_PHONE, async ({ page }) => {
  await openHydrated(page, providerPath(demoService('noItems').id));
  await end(page).scrollIntoViewIfNeeded();
  const own = page.getByRole('region', { name: 'More from this provider' });
  await expect(own.getByRole('article').first()).toContainText(/\d\d:\d\d to \d\d:\d\d/);
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Opening hours',
    'More from this provider',
    'Similar services',
  ]);
});

test(
  'what cannot be read leaves the end of the page as it was, without a gap',
  LONG_ON_PHONE,
  async ({ page }) => {
    await page.route('**/api/services/*/related', (route) => route.abort());
    await openHydrated(page, PROFILE);
    const place = page.locator('[data-related]');
    await expect(place).toHaveCount(1);
    await end(page).scrollIntoViewIfNeeded();
    await expect(place).toHaveCount(0);
    await expect(similar(page)).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the links to similar services and the community stay, and no gap',
    LONG_ON_PHONE,
    async ({ page }) => {
      await page.goto(PROFILE);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Beauty and Fashion' })).toBeVisible();
      await expect(main.getByRole('link', { name: /Sub-Saharan Africa/ })).toBeVisible();
      const place = page.locator('[data-related]');
      expect(await place.evaluate(({ clientHeight }) => clientHeight)).toBe(0);
    },
  );
});
