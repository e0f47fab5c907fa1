import type { Page } from 'playwright/test';
import { freeVisit } from './support/free-visit';
import { mailsNow, pageOfMail, waitForMails } from './support/mailbox';
import type { Product } from './support/product';
import { bookingId, confirm, expectNoAxeFindings, fillIn, NAME } from './support/review-page';
import { expect, ON_PHONE, test } from './support/test';

/** An address that this test alone mails to. */
function ownAddress(): string {
  const { testId, project, retry, repeatEachIndex } = test.info();
  return `${testId}-${project.name}-${retry}-${repeatEachIndex}@customer.example`;
}

/** One word of 80 characters. */
const LONG_NAME = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 80);

async function book(
  page: Page,
  product: Product,
  { email, name = NAME }: { email: string; name?: string },
): Promise<string> {
  const visit = await freeVisit(product);
  await page.goto(visit.path);
  await fillIn(page, { email, name });
  await confirm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeVisible();
  return (await bookingId(page).textContent()) ?? '';
}

/** Opens the first mail to an address from the list of all mail, as soon as it is there. */
async function openMail(page: Page, product: Product, email: string) {
  await waitForMails(product, { to: email });
  const mail = page.frameLocator('iframe');
  await expect(async () => {
    await page.goto(product.mailUrl);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    // A frame without scripts or origin is a process of its own, which once stayed empty for
    // seconds.
    await expect(mail.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 25_000 });
  return mail;
}

test(
  'a booking is mailed, and the mail is read, followed, and stopped by somebody who did not book',
  ON_PHONE,
  async ({ page, product }) => {
    const email = ownAddress();
    const id = await book(page, product, { email });
    const mail = await openMail(page, product, email);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
    await expect(mail.getByText(id, { exact: true })).toBeVisible();
    await expect(page.getByText('appointment.ics')).toBeVisible();
    for (const name of ['Open in maps', 'Google', 'Outlook']) {
      await expect(mail.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    }
    const opened = page.context().waitForEvent('page');
    await mail.getByRole('link', { name: 'Tell us and we stop' }).click();
    const notMe = await opened;
    await expect(notMe.getByRole('heading', { level: 1 })).toBeVisible();
    await notMe.getByRole('main').getByRole('button').click();
    await expect(notMe).toHaveURL(/outcome=|not-me/);
    await expect(notMe.getByRole('main').getByRole('button')).toHaveCount(0);

    await book(page, product, { email });
    await book(page, product, { email: `later-${email}` });
    await waitForMails(product, { to: `later-${email}` });
    expect(await mailsNow(product, { to: email })).toHaveLength(1);
  },
);

test(
  'the mail and the page that shows it hold against axe, in both themes',
  ON_PHONE,
  async ({ page, product }) => {
    const email = ownAddress();
    await book(page, product, { email, name: LONG_NAME });
    const [mail] = await waitForMails(product, { to: email });
    const at = pageOfMail(product, mail);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const address of [product.mailUrl, at, null]) {
        // The mail itself runs no scripts where it is shown, and axe is one.
        if (address === null) await page.setContent(mail.html);
        else await page.goto(address);
        await expectNoAxeFindings(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
    }
  },
);
