import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { providerPath } from '@/lib/shared/url/paths';
import { demoService } from '@/local/demo/shapes/providers';
import { expect, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const PROFILE = providerPath(demoService('typical').id);
const UNREVIEWED = providerPath(demoService('bookedOut').id);
const CATEGORY = '/find/legal-services';

/** What the console of a page calls an error from now on, and what its scripts throw. */
function listenForProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

test('the HTML of a profile has at most 16 KB compressed, and 21 with three reviews', async ({
  request,
}) => {
  const sizeOf = async (path: string) => gzipSync(await (await request.get(path)).text()).length;
  expect(await sizeOf(UNREVIEWED)).toBeLessThanOrEqual(16 * 1024);
  expect(await sizeOf(PROFILE)).toBeLessThanOrEqual(21 * 1024);
});

test('all public pages load the same sheet, which has at most 22 KB compressed', async ({
  request,
}) => {
  const sheets = new Set<string>();
  for (const path of ['/', '/find', PROFILE, '/whats-on', '/communities', '/news', '/contact']) {
    const html = await (await request.get(path)).text();
    for (const [, url = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
      sheets.add(url);
    }
  }
  const sizes: number[] = [];
  for (const url of sheets) sizes.push(gzipSync(await (await request.get(url)).text()).length);
  const [site = 0, fonts = 0, ...more] = sizes.sort((one, other) => other - one);
  expect(site).toBeLessThanOrEqual(22 * 1024);
  // Next makes a small one for the fonts.
  expect(fonts).toBeLessThanOrEqual(1024);
  expect(more).toEqual([]);
});

test('React takes over a category without a complaint', async ({ page }) => {
  const problems = listenForProblems(page);
  await page.goto(CATEGORY);
  await page.getByRole('button', { name: 'Community', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Community' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('React takes over a profile without a complaint, and loses nothing of it', async ({
  page,
}) => {
  const problems = listenForProblems(page);
  await page.goto(PROFILE);
  const main = page.getByRole('main');
  // Without what a script adds at the end of the page.
  const said = () =>
    main.evaluate((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelector('[data-related]')?.remove();
      return copy.textContent;
    });
  const before = await said();
  await page.getByRole('link', { name: 'Open image 2 of 7' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // A closed dialog is hidden at once, and removed after its `close` event.
  await expect.poll(said).toBe(before);
  expect(problems).toEqual([]);
});
