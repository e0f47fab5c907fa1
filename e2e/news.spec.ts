import type { Page } from 'playwright/test';
import { openHydrated } from './support/hydrated';
import { expectNoAxeFindings } from './support/review-page';
import { stubNews, stubNewsPage } from './support/stub-news';
import { expect, LONG, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const END = "You've reached the end of the news feed.";
const FAILED = 'Failed to load news. Please try again later.';

const cards = (page: Page) => page.getByRole('article');
const more = (page: Page) => page.getByRole('button', { name: 'Load More News' });
const origin = (page: Page) => page.getByLabel('Country of Origin');
const newsOf = (iso: string) => `/news?origin=${iso}&residence=MT`;

test(
  'NEWS-001 to NEWS-016: the feed is read to its end, by keyboard, without losing the place',
  ON_PHONE,
  async ({ page, stubHost }) => {
    stubNews(stubHost, 'PE', 45);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await page.goto('/news');
    expect(answer?.status()).toBe(200);
    await expect(origin(page)).toHaveValue('GH');
    await expect(page.getByLabel('Country of Residence')).toHaveValue('MT');
    await page.goto(stubHost.siteUrl + newsOf('PE'));
    await expect(origin(page)).toHaveValue('PE');
    const residence = page.getByLabel('Country of Residence');
    await expect(residence).toHaveValue('MT');
    await expect(residence.getByRole('option')).toHaveText([
      'Malta',
      'United Kingdom',
      'Australia',
      'Hungary',
      'Switzerland',
      'Belgium',
      'Netherlands',
      'Germany',
      'Italy',
    ]);
    await expect(cards(page)).toHaveCount(20);
    const second = cards(page).nth(1);
    await expect(second).toContainText('The Harbour Post');
    await expect(second.locator('time')).toHaveText('2 hours ago');
    await expect(second.getByRole('heading', { level: 2 })).toHaveText('PE story 2');
    await expect(second).toContainText('What happened at number 2.');
    const link = second.getByRole('link', { name: 'Read Full Article' });
    await expect(link).toHaveAttribute('href', 'https://harbour.example/PE/2');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const headline = second.getByRole('link', { name: 'PE story 2', exact: true });
    const picture = second.locator('a[aria-hidden="true"]');
    for (const way of [headline, picture]) {
      await expect(way).toHaveAttribute('href', 'https://harbour.example/PE/2');
      await expect(way).toHaveAttribute('target', '_blank');
      await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
    }
    // A card is one stop for Tab, and has no link without a name.
    await expect(second.locator('a:not([tabindex="-1"])')).toHaveCount(1);
    await expect(second.getByRole('link')).toHaveText(['PE story 2', 'Read Full Article']);
    await expect(cards(page).nth(2).locator('a')).toHaveCount(0);

    await more(page).focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    // One of the second page's twenty was there already.
    await expect(cards(page)).toHaveCount(39);
    await expect(cards(page).nth(20)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(page).toHaveURL(/count=40$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(39);
    await more(page).click();
    await expect(cards(page)).toHaveCount(43);
    await expect(page.getByText(END)).toBeVisible();
    await expect(more(page)).toHaveCount(0);
  },
);

test(
  'NEWS-002: another country loads in place, keeps the focus, and Back brings the first',
  LONG,
  async ({ page, stubHost }) => {
    stubNews(stubHost, 'NG', 5);
    stubNews(stubHost, 'KE', 25);
    await page.goto(stubHost.siteUrl + newsOf('KE'));
    await more(page).click();
    await expect(cards(page)).toHaveCount(24);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/origin=NG/, async (route) => {
      await held;
      await route.continue();
    });
    await origin(page).focus();
    await origin(page).selectOption('Nigeria');
    await expect(page.getByRole('status').first()).toHaveText('Loading news…');
    await expect(cards(page)).toHaveCount(0);
    release();
    await expect(cards(page)).toHaveCount(5);
    await expect(page).toHaveURL(/\/news\?origin=NG&residence=MT$/);
    await expect(origin(page)).toBeFocused();
    await expect(page.getByText(END)).toBeVisible();
    await page.goBack();
    await expect(origin(page)).toHaveValue('KE');
    await expect(cards(page).first()).toContainText('KE story 1');
  },
);

test.describe('states, which no width changes', () => {
  test(
    'NEWS-008: a card shows its picture, and the page comes alive as it was sent',
    LONG,
    async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await openHydrated(page, '/news');
      const picture = page.getByRole('article').first().locator('img');
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBe(640);
      expect(problems).toEqual([]);
    },
  );

  test(
    'NEWS-014, NEWS-016: a full last page offers one more load, then the end',
    LONG,
    async ({ page, stubHost }) => {
      stubNews(stubHost, 'LB', 20);
      await page.goto(stubHost.siteUrl + newsOf('LB'));
      await more(page).click();
      await expect(page.getByText(END)).toBeFocused();
      await expect(cards(page)).toHaveCount(20);
    },
  );

  test(
    'NEWS-017 to NEWS-019: failures and an empty feed say so, and keep what is there',
    LONG,
    async ({ page, stubHost }) => {
      stubNewsPage(stubHost, 'JM', 0, { status: 200, json: [] });
      await page.goto(stubHost.siteUrl + newsOf('JM'));
      await expect(page.getByText('No news available for the selected countries.')).toBeVisible();

      stubNewsPage(stubHost, 'ET', 0, { status: 500 });
      const answer = await page.goto(stubHost.siteUrl + newsOf('ET'));
      expect(answer?.status()).toBe(502);
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
      await expectNoAxeFindings(page, 'main');
      stubNews(stubHost, 'ET', 25);
      stubNewsPage(stubHost, 'ET', 20, { status: 500 });
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(cards(page)).toHaveCount(20);

      await more(page).click();
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
      await expect(cards(page)).toHaveCount(20);
      stubNews(stubHost, 'ET', 25);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(cards(page)).toHaveCount(24);
      await expect(page.getByText(FAILED)).toHaveCount(0);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, and more news is a page of all up to there', async ({
    page,
    stubHost,
  }) => {
    stubNews(stubHost, 'IN', 45);
    await page.goto(`${stubHost.siteUrl}/news?origin=XX`);
    await origin(page).selectOption('India');
    await page.getByRole('button', { name: 'Show news' }).click();
    await expect(page).toHaveURL(/\/news\?origin=IN&residence=MT$/);
    await expect(cards(page)).toHaveCount(20);
    await more(page).click();
    await expect(page).toHaveURL(/origin=IN&residence=MT&count=40#article-21$/);
    await expect(cards(page)).toHaveCount(39);
    await expect(cards(page).nth(20)).toBeInViewport();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/news\?origin=IN&residence=MT$/,
    );
    stubNewsPage(stubHost, 'IN', 40, { status: 500 });
    await more(page).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(cards(page)).toHaveCount(39);
  });
});
