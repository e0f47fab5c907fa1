import type { Page } from 'playwright/test';
import { providerPath } from '@/lib/shared/url/paths';
import { ownReviewsPath } from '@/lib/shared/url/portal-paths';
import { askAfterVisit, publishWritten } from './support/asked-review';
import { linkInMail, waitForMails } from './support/mailbox';
import { query } from './support/own-review';
import { askBackend } from './support/product';
import { addSession } from './support/sign-in';
import { decide, letIn, sendVerdicts, signInStaff, visitStaffRoom } from './support/staff';
import { expect, LONG_ON_PHONE, test } from './support/test';

const REVIEW = 'The coffee was strong, and twice as much as the page says.';
const REPLY = 'The price is on the door, Chidinma.';
const SEEN = 'Nobody had a receipt, and the price on the page is right.';
const APPEAL = 'Here is the receipt: it was sixty, not thirty.';
const ANSWER = 'You showed us the receipt, so what you wrote is true.';
const CUSTOMER = 'Chidinma Okafor';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A copy of the page may be from a moment before. */
const expectShown = (page: Page, path: string, words: string, isShown = true) =>
  expect
    .poll(async () => (await (await page.request.get(path)).text()).includes(words), {
      timeout: 20_000,
    })
    .toBe(isShown);

async function openWaiting(page: Page, kind: string, name: string) {
  await page.goto(`/staff?${new URLSearchParams({ kind, q: name })}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  // An appeal about a review is titled with the review, not with the business.
  await row.getByRole('link').first().click();
  await expect(heading(page)).toContainText('★★☆☆☆');
}

async function report(page: Page, profile: string) {
  await page.getByRole('link', { name: /^Report this review/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await expect(dialog).toContainText(`${profile}#reviews`);
  await dialog.getByText('A fact in it is not true').click();
  await dialog.getByLabel('Tell us so that we can check it').fill('It was thirty.');
  await dialog.getByLabel(/^I believe in good faith/).check();
  await button(page, 'Send report').click();
  await expect(dialog.getByRole('status')).toContainText(/Its number is N-\d+\./);
  await dialog
    .getByRole('status')
    .locator('..')
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
}

test(
  'a visit leads to a review, its notice to a decision, an appeal to another one, and the review is back',
  LONG_ON_PHONE,
  async ({ page, product, browser }) => {
    test.slow();
    const email = `${crypto.randomUUID()}@customer.example`;
    const { own, calendarId, name } = await askAfterVisit(product, CUSTOMER, email);
    const profile = providerPath(own.id);
    const mailed = { to: email, link: 'Write your review', subject: /How was it\?/ };
    await page.goto(await linkInMail(product, mailed));
    await expect(heading(page)).toHaveText('How was it?');
    await page.getByRole('radio', { name: /^2 of 5/ }).check();
    await page.getByLabel('Write about your visit').fill(REVIEW);
    await button(page, 'Post review').click();
    await expect(heading(page)).toHaveText('Thank you, Chidinma');
    await publishWritten(product, calendarId);
    await expectShown(page, profile, REVIEW);
    const [{ id: reviewId }] = await query(
      product,
      'SELECT id FROM reviews WHERE account_id = $1',
      [calendarId],
    );
    const replied = await askBackend(product, `/providerCalendar/reviews/${reviewId}/reply`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settlnProviderId: Number(calendarId), text: REPLY, lang: 'en' }),
    });
    expect(replied.status).toBe(200);

    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(ownReviewsPath(1));
    const review = page.getByRole('listitem').filter({ hasText: REVIEW });
    await report(page, profile);
    await expect(review).toContainText(
      /You reported this review on .* Until then the review stays\./,
    );
    await expect(review.getByRole('link', { name: /^Report this review/ })).toHaveCount(0);

    const [first, second] = [
      await letIn(product, 'Ingrid Vella'),
      await letIn(product, 'Kwame Asante'),
    ];
    const signIn = await signInStaff(product, first);
    const verdict = { action: 'takeDown', reasonId: 'untrueReview', text: SEEN };
    await decide(product, signIn, { kind: 'report', q: name }, verdict);
    await expectShown(page, profile, REVIEW, false);
    await sendVerdicts(product, calendarId);

    const told = {
      to: email,
      link: 'Appeal against this',
      subject: /Your review is not shown/,
    };
    await page.goto(await linkInMail(product, told));
    await expect(heading(page)).toHaveText('Do you think we are wrong?');
    await expect(page.getByText(SEEN)).toBeVisible();
    await page.getByLabel('What is our mistake, or what did we not know?').fill(APPEAL);
    await button(page, 'Send appeal').click();
    await expect(heading(page)).toHaveText('We have your appeal');
    const appealPage = page.url();

    const staff = await (await browser.newContext({ baseURL: product.siteUrl })).newPage();
    await visitStaffRoom(staff, product, first);
    await openWaiting(staff, 'appeal', name);
    await expect(staff.getByText(/^You made this decision/)).toBeVisible();
    await visitStaffRoom(staff, product, second);
    await openWaiting(staff, 'appeal', name);
    await expect(staff.getByText(APPEAL)).toBeVisible();
    await staff.getByRole('radio', { name: /^Change the decision/ }).check();
    await staff.getByLabel('What the author of the review reads').fill(ANSWER);
    await button(staff, 'Change it, next item').click();
    await expect(staff.getByText(/: Decision changed\./)).toBeVisible();
    await sendVerdicts(product, calendarId);
    await waitForMails(product, { to: email, subject: /We have changed our decision/ });
    await page.goto(appealPage);
    await expect(heading(page)).toHaveText('We have changed our decision');
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(page.getByText('Your review was taken down.')).toBeVisible();
    await expect(page.getByText('not shown any more')).toHaveCount(0);

    await expectShown(page, profile, REVIEW);
    await expectShown(page, profile, REPLY);
    await page.goto(ownReviewsPath(1));
    await expect(review).toContainText('We checked this review, and it stays.');
    await staff.context().close();
  },
);
