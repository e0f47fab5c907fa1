import type { Page } from 'playwright/test';
import { toIso } from '@/lib/shared/time/instant';
import { freeVisit } from './support/free-visit';
import { mailsNow, pageOfMail, waitForMails } from './support/mailbox';
import { type Product, postToBackend } from './support/product';
import { bookingId, confirm, expectNoAxeFindings, fillIn, ownPhone } from './support/review-page';
import { expect, ON_PHONE, test } from './support/test';

/** An address that this test alone mails to. */
function ownAddress(): string {
  const { testId, project, retry, repeatEachIndex } = test.info();
  return `${testId}-${project.name}-${retry}-${repeatEachIndex}@customer.example`;
}

/** One word of 80 characters. */
const LONG_NAME = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 80);

async function book(page: Page, product: Product, email: string): Promise<string> {
  const visit = await freeVisit(product);
  await page.goto(visit.path);
  await fillIn(page, { email, name: LONG_NAME });
  await confirm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeVisible();
  return (await bookingId(page).textContent()) ?? '';
}

async function bookAtHost(product: Product, customerEmail: string) {
  const { calendarId, startsAt, items } = await freeVisit(product);
  await postToBackend(product, '/providerCalendar/bookings', {
    settlnProviderId: Number(calendarId),
    startTime: toIso(startsAt),
    serviceItems: items.map(({ id }) => id),
    customerName: LONG_NAME,
    customerPhone: ownPhone(),
    customerEmail,
  });
}

/** The mail and the pages that show it, in both themes, within the width of a phone. */
async function expectAccessibleMail(page: Page, product: Product, email: string) {
  const [mail] = await waitForMails(product, { to: email });
  for (const address of [product.mailUrl, pageOfMail(product, mail), null]) {
    // The mail itself runs no scripts where it is shown, and axe is one.
    if (address === null) await page.setContent(mail.html);
    else await page.goto(address);
    await expectNoAxeFindings(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeFindings(page);
    await page.emulateMedia({ colorScheme: null });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
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
  'a booking is mailed, and the mail holds against axe, is read, followed, and stopped by somebody who did not book',
  ON_PHONE,
  async ({ page, product }) => {
    const email = ownAddress();
    const id = await book(page, product, email);
    await expectAccessibleMail(page, product, email);
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

    for (const to of [email, `later-${email}`]) await bookAtHost(product, to);
    await waitForMails(product, { to: `later-${email}` });
    expect(await mailsNow(product, { to: email })).toHaveLength(1);
  },
);
