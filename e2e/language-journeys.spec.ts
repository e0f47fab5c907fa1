import { readFileSync } from 'node:fs';
import { timeLinks } from './support/booking-steps';
import { linkInMail } from './support/link-in-mail';
import { openShop } from './support/own-shop';
import { expectNoAxeFindings, ownEmail, ownPhone } from './support/review-page';
import { expect, test } from './support/test';

/** A plain text of `messages/ar`: `booking.review.heading`. */
function text(place: string): string {
  const [file = '', ...steps] = place.split('.');
  let found: unknown = JSON.parse(readFileSync(`messages/ar/${file}.json`, 'utf8'));
  for (const step of steps) found = (found as Record<string, unknown>)[step];
  if (typeof found !== 'string') throw new Error(`There is no text ${place}`);
  return found;
}

test('somebody who reads Arabic finds a service, books, and is mailed in Arabic', async ({
  page,
  product,
}) => {
  test.slow();
  const { own } = await openShop(product);
  const email = ownEmail();
  await page.goto('/ar');
  await expectNoAxeFindings(page);
  const search = page.getByRole('combobox', { name: text('directory.search.label') });
  await search.fill('injera');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/ar\/find\?q=injera/);
  await expect(page.getByRole('link', { name: own.name, exact: true }).first()).toBeVisible();
  await expectNoAxeFindings(page);

  await page.goto(`/ar/providerPage?id=${own.id}`);
  await expectNoAxeFindings(page);
  const book = page.getByRole('link', { name: text('profile.contacts.book'), exact: true });
  await book.filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('booking.items.heading'));
  await page.waitForLoadState();
  await page.getByRole('checkbox', { name: 'Coffee ceremony' }).check({ force: true });
  await page.getByRole('button', { name: text('booking.items.continue') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('booking.times.heading'));
  await page.getByRole('link', { name: text('booking.week.next') }).click();
  await expectNoAxeFindings(page);
  await timeLinks(page).first().click();
  await page.getByRole('button', { name: text('booking.confirm.confirm') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('booking.review.heading'));
  await expectNoAxeFindings(page);
  await page.getByLabel(text('booking.review.name')).fill('ليلى حداد');
  await page.getByLabel(text('booking.review.phone')).fill(ownPhone());
  await page.getByLabel(text('booking.review.email')).fill(email);
  await page.getByRole('button', { name: text('booking.confirm.confirm') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('booking.confirmed.heading'),
  );
  await expectNoAxeFindings(page);

  const link = text('booking.confirmed.change');
  const subject = new RegExp(text('mail.booked.title'));
  const path = await linkInMail(page, product, { to: email, subject, link });
  expect(path).toMatch(/^\/ar\/booking\/manage\//);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeFindings(page);
});
