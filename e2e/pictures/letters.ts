import type { Page } from 'playwright/test';
import { pageOfMail, waitForMails } from '../support/mailbox';
import type { Product } from '../support/product';
import { test } from '../support/test';
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

/** Photographs the next mail to an address, after the `count` that are there. */
export async function takeNext(
  page: Page,
  product: Product,
  name: string,
  [to, count]: [string, number],
) {
  const mails = await waitForMails(product, { to }, count + 1);
  await page.goto(`${pageOfMail(product, mails[count] ?? mails[0])}/html`);
  await take(page, name, { whole: true });
}

/** Photographs the newest mail to an address with such a subject, as soon as it is there. */
export async function takeLetter(
  page: Page,
  product: Product,
  name: string,
  [to, subject]: [string, RegExp],
) {
  const [first, ...others] = await waitForMails(product, { to, subject });
  await page.goto(`${pageOfMail(product, others.at(-1) ?? first)}/html`);
  await take(page, name, { whole: true });
}
