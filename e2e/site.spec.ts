import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from './support/review-page';
import { expect, LONG_ON_PHONE, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const HEADLINE = 'Find, Connect, and Experience cultural communities around you.';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Download App' });
const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download App' });

test(
  'LAND-001 to LAND-004, LAND-006 to LAND-013, NAV-001 to NAV-013: headline, tagline, three pairs, in that order, and links where they should lead',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    const main = page.getByRole('main');
    await expect(main.getByText('Settle in - experience cultures!')).toBeVisible();
    await expect(downloadButton(page)).toBeVisible();
    const grid = main.getByRole('region', { name: 'What you can do' });
    const pairs = grid.getByRole('article');
    await expect(pairs).toHaveCount(3);
    await expect(pairs.getByRole('img')).toHaveCount(3);
    await expect(pairs).toContainText([
      /^Stay Informed About News.*news about your ethnic community in your city/is,
      /^Access Services.*services within your ethnic community in the diaspora/is,
      /^Stay Connected.*meet your diaspora community across the globe/is,
    ]);
    const intro = main.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
    const tops = await Promise.all(
      [page.getByRole('banner'), intro, grid, page.getByRole('contentinfo')].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().top),
      ),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));

    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Settln home' })).toHaveAttribute('href', '/');
    await expect(bar.getByRole('link', { name: 'Settln home' })).toHaveText('Settln');
    await expect(bar.getByRole('link', { name: 'Settln home' }).locator('svg')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Providers' })).toHaveAttribute(
      'href',
      '/settln-providers',
    );
    const sections = bar.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(sections).toHaveText(['Find', 'What’s on', 'Communities', 'News']);
    await expect(bar.getByRole('link').last()).toHaveText('Providers');

    const foot = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['About Us', '/aboutus'],
      ['Contact Us', '/contact'],
      ['Privacy Policy', '/privacy-policy'],
      ['News', '/news'],
      ['How it works', '/how-it-works'],
      ['Provider terms', '/settln-providers-terms-and-conditions'],
      ['Terms for everybody', '/terms'],
    ]) {
      await expect(foot.getByRole('link', { name })).toHaveAttribute('href', href ?? '');
    }
    const map = foot.getByRole('navigation', { name: 'Site map' }).getByRole('link');
    await expect(map).toHaveText([
      /About/,
      /Contact/,
      /Privacy/,
      'News',
      /How/,
      /terms/,
      'Terms for everybody',
    ]);
    const social = foot.getByRole('navigation', { name: 'Social media' }).getByRole('link');
    await expect(social).toHaveText(['Facebook', 'Instagram', 'LinkedIn', 'TikTok']);
    const stores = foot.getByRole('link', { name: /^(Android|iOS)$/ });
    for (const [name, href] of [
      ['Facebook', 'https://facebook.example.com/settln'],
      ['Instagram', 'https://instagram.example.com/settln'],
      ['LinkedIn', 'https://linkedin.example.com/company/settln'],
      ['TikTok', 'https://tiktok.example.com/@settln'],
      ['Android', 'https://play.example.com/store/apps/details?id=example.settln'],
      ['iOS', 'https://apps.example.com/app/settln'],
    ] as const) {
      const link = social.or(stores).filter({ hasText: name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(stores).toHaveText(['Android', 'iOS']);
    await expect(foot.getByText('© 2025. All rights reserved.', { exact: true })).toBeVisible();
    // NAV-011, NAV-012: the first and third column have no empty elements.
    const empty = foot.locator('h2:empty, a:empty');
    await expect(empty).toHaveCount(0);
    const columns = foot.getByRole('navigation', { name: 'Site map' }).locator('xpath=../*');
    await expect(columns).toHaveCount(4);
  },
);

test('LAND-005, DL-001 to DL-009: the dialog opens, closes in three ways, and leads to the stores in a new tab, which closes it too', async ({
  page,
  context,
}) => {
  await context.route(/^https:\/\/(?:play|apps)\./, (route) => route.fulfill({ body: 'store' }));
  await page.goto('/');
  await expect(dialog(page)).toBeHidden();
  for (const close of [
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(4, 4),
    () => page.keyboard.press('Escape'),
  ]) {
    await downloadButton(page).click();
    await expect(dialog(page)).toContainText('Settln');
    await expect(dialog(page)).toContainText('Choose your platform:');
    await expect(dialog(page).getByRole('link')).toHaveText(['Android', 'iOS']);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(downloadButton(page)).toBeFocused();
    await expect(page).toHaveURL('/');
  }
  for (const [name, store] of [
    ['Android', /^https:\/\/play\./],
    ['iOS', /^https:\/\/apps\./],
  ] as const) {
    await downloadButton(page).click();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      dialog(page).getByRole('link', { name }).click(),
    ]);
    await expect(tab).toHaveURL(store);
    await tab.close();
    await expect(dialog(page)).toBeHidden();
  }
  await downloadButton(page).click();
  await expectNoAxeFindings(page, 'dialog[open]');
});

test('DL-010, DL-011: /downloadapp shows the dialog, and closing it leads home', async ({
  page,
}) => {
  await page.goto('/downloadapp');
  await expect(dialog(page)).toBeVisible();
  // Before the scripts run, a key does nothing.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/', { timeout: 2_000 });
  }).toPass();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
});

test('a dialog whose texts do not come is opened by its page', LONG_ON_PHONE, async ({ page }) => {
  // It is patient for eight seconds.
  await page.addInitScript(() => {
    const startTimer = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => startTimer(ms / 40);
  });
  await page.route('**/texts?*', () => {});
  await page.goto('/');
  await downloadButton(page).click();
  await expect(page).toHaveURL(/\/downloadapp\??$/);
  await expect(dialog(page).getByRole('link')).toHaveText(['Android', 'iOS']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the download dialog opens, shows both stores and closes', async ({ page }) => {
    await page.goto('/');
    await downloadButton(page).click();
    await expect(page).toHaveURL(/\/downloadapp\??$/);
    await expect(dialog(page).getByRole('link')).toHaveText(['Android', 'iOS']);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/\??$/);
    await expect(dialog(page)).toBeHidden();
  });
});

test('an unknown address answers 404 with the house’s page', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page.');
  await expect(page.getByRole('main').getByRole('link', { name: 'News' })).toHaveAttribute(
    'href',
    '/news',
  );
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/no-such-page');
  await page.getByRole('combobox').fill('braids');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find?q=braids');
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'What are you looking for?' })).toBeFocused();
});
