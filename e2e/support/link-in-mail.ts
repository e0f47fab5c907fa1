import type { Page } from 'playwright/test';
import type { Product } from './product';
import { expect } from './test';

/** The rows of the mail server's page about such mails; the newest is first. */
export const mailRows = (page: Page, to: string, subject: RegExp) =>
  page.getByRole('row').filter({ hasText: to }).filter({ hasText: subject });

/** Path and query behind a link of the newest such mail, as soon as all of them are there. */
export async function linkInMail(
  page: Page,
  product: Product,
  {
    to,
    subject,
    link: name,
    mails = 1,
  }: { to: string; subject: RegExp; link: string; mails?: number },
): Promise<string> {
  const link = page.frameLocator('iframe').getByRole('link', { name });
  let href = '';
  await expect(async () => {
    await page.goto(product.mailUrl ?? '');
    await expect(mailRows(page, to, subject).nth(mails - 1)).toBeVisible({ timeout: 500 });
    await mailRows(page, to, subject).first().getByRole('link').click({ timeout: 10_000 });
    href = (await link.getAttribute('href', { timeout: 10_000 })) ?? '';
  }).toPass({ timeout: 60_000 });
  const { pathname, search } = new URL(href);
  return pathname + search;
}
