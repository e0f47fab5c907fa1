import type { Page } from 'playwright/test';
import { PSEUDO_LOCALE } from '@/lib/shared/texts/locales';
import { paths } from '../lib/shared/url/paths';
import { freeVisit } from './support/free-visit';
import { ownPhone } from './support/review-page';
import { expect, test } from './support/test';
import { wordsOf } from './support/words';

test('NFR: a page names its language to crawlers and link previews', async ({ page, baseURL }) => {
  await page.goto(`/it${paths.news}`);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'it_IT');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/it/news`);
  const sitemap = await page.request.get('/sitemap/it-1.xml');
  expect(await sitemap.text()).toContain(`${baseURL}/it/news</loc>`);
});

/** Books from the profile on, pressing what leads on at each step. */
async function book(page: Page, path: string) {
  await page.goto(`/mt${path}`);
  await page.locator('input[name=customerName]').fill('María-José');
  await page.locator('input[name=customerPhone]').fill(ownPhone());
  await page.locator('main button[type=submit]:visible').last().click();
  await page.waitForURL(/confirmed=/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mt');
  expect(new URL(page.url()).pathname).toBe(`/mt${paths.review}`);
}

test('NFR: a booking keeps the language', async ({ page, product }) => {
  const visit = await freeVisit(product);
  await book(page, visit.path);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('mt')('booking.confirmed')('heading'),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NFR: a booking keeps the language, and its cookie belongs to the page', async ({
    page,
    product,
  }) => {
    await book(page, (await freeVisit(product)).path);
    const [cookie] = await page.context().cookies();
    expect(cookie?.path).toBe(`/mt${paths.review}`);
  });
});

test('an older address of Portuguese leads to the Brazilian page, for good', async ({ page }) => {
  const answer = await page.request.get('/pt/find?q=x', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/pt-BR/find?q=x');
  await page.goto('/pt/find?q=x');
  await expect(page).toHaveURL(/\/pt-BR\/find\?q=x$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test.describe('in a browser of Portugal', () => {
  test.use({ locale: 'pt-PT' });

  test('an English page offers Portuguese', async ({ page }) => {
    await page.goto(paths.about);
    await page.locator('section[lang="pt-BR"]').getByRole('link').click();
    await expect(page).toHaveURL(`/pt-BR${paths.about}`);
  });
});

test('a language that is not served has no pages', async ({ request }) => {
  const answer = await request.get(`/${PSEUDO_LOCALE}${paths.about}`);
  expect(answer.status()).toBe(404);
});
