import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { mailRows } from '../support/link-in-mail';
import type { Product } from '../support/product';
import { expect, test } from '../support/test';
import { take } from './take';

/**
 * The width of a mail program's window on a desktop; on a phone the mail is as wide as the screen.
 */
const WIDTH = 800;

export function openMailWindow(): void {
  test.use({
    viewport: async ({ viewport, isMobile }, use) =>
      use(isMobile ? viewport : { width: WIDTH, height: 800 }),
  });
}

const mailTo = (product: Product, to: string) =>
  readdirSync(path.join(product.dataDir, 'mail'))
    .filter((file) => file.endsWith(`-${to}.eml`))
    .sort();

/** Photographs the next mail to an address, after the `count` that are there. */
export async function takeNext(
  page: Page,
  product: Product,
  name: string,
  [to, count]: [string, number],
) {
  await expect.poll(() => mailTo(product, to).length, { timeout: 60_000 }).toBeGreaterThan(count);
  const file = mailTo(product, to)[count] ?? '';
  await page.goto(`${product.mailUrl}/mail/${encodeURIComponent(file)}/html`);
  await take(page, name, { whole: true });
}

/** Photographs the newest mail to an address with such a subject, as soon as it is there. */
export async function takeLetter(
  page: Page,
  product: Product,
  name: string,
  [to, subject]: [string, RegExp],
) {
  const row = mailRows(page, to, subject).first();
  await expect(async () => {
    await page.goto(product.mailUrl ?? '');
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const href = await row.getByRole('link').getAttribute('href');
  await page.goto(`${new URL(href ?? '', product.mailUrl)}/html`);
  await take(page, name, { whole: true });
}
