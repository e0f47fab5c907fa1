import type { Browser, Page } from 'playwright/test';
import { providerPath } from '@/lib/url/paths';
import { ownReviewsPath } from '@/lib/url/portal-paths';
import { askAfterVisit, publishWritten } from './support/asked-review';
import { linkInMail, waitForMails } from './support/mailbox';
import type { Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { addSession, type Person } from './support/sign-in';
import { letIn, sendVerdicts, visitStaffRoom } from './support/staff';
import { expect, ON_PHONE, test } from './support/test';

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

async function enterAside(browser: Browser, product: Product, person: Person) {
  const page = await (await browser.newContext({ baseURL: product.siteUrl })).newPage();
  await visitStaffRoom(page, product, person);
  return page;
}

async function openWaiting(page: Page, kind: string, name: string) {
  await page.goto(`/staff?${new URLSearchParams({ kind, q: name })}`);
  await page.getByRole('main').getByRole('list').getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
}

/** Only by keyboard. */
async function takeDown(page: Page) {
  await expect(async () => {
    await page.keyboard.press('r');
    await expect(page.getByRole('radio', { name: /^Take down/ })).toBeChecked({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('1');
    await expect(page.getByLabel('Reason from the terms')).not.toHaveValue('', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('e');
  await expect(page.getByLabel('What whoever wrote it reads')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(SEEN);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/: Taken down\./)).toBeVisible();
}

async function report(page: Page, profile: string) {
  await page.getByRole('link', { name: /is not true or not allowed/ }).click();
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
  ON_PHONE,
  async ({ page, product, browser }) => {
    test.slow();
    const email = `${crypto.randomUUID()}@customer.example`;
    const { own, calendarId, name } = await askAfterVisit(product, CUSTOMER, email);
    const profile = providerPath(own.id);
    const mailed = { to: email, link: 'Say how it was', subject: /How was it\?/ };
    await page.goto(await linkInMail(product, mailed));
    await expect(heading(page)).toHaveText('How was it?');
    await page.getByRole('radio', { name: /^2 of 5/ }).check();
    await page.getByLabel('In your words').fill(REVIEW);
    await button(page, 'Post review').click();
    await expect(heading(page)).toHaveText('Thank you, Chidinma');
    await publishWritten(product, calendarId);
    await expectShown(page, profile, REVIEW);

    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(ownReviewsPath(1));
    const review = page.getByRole('listitem').filter({ hasText: REVIEW });
    await review.getByRole('button', { name: 'Reply to Chidinma O.' }).click();
    await review.getByLabel('Your reply to Chidinma O.').fill(REPLY);
    await button(page, 'Post reply').click();
    await expect(review.getByRole('status')).toHaveText('Your reply is posted.');
    await report(page, profile);
    await expect(review).toContainText(/You told us on .* Until then it stays\./);
    await expect(review.getByRole('link', { name: /not true/ })).toHaveCount(0);

    const come = async (who: string) => enterAside(browser, product, await letIn(product, who));
    const ingrid = await come('Ingrid Vella');
    const kwame = await come('Kwame Asante');
    await openWaiting(ingrid, 'report', name);
    await takeDown(ingrid);
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
    await page.getByLabel('What did we get wrong, or not know?').fill(APPEAL);
    await button(page, 'Send appeal').click();
    await expect(heading(page)).toHaveText('We have your appeal');
    const appealPage = page.url();

    await openWaiting(ingrid, 'appeal', name);
    await expect(ingrid.getByText(/^You decided this first/)).toBeVisible();
    await openWaiting(kwame, 'appeal', name);
    await expect(kwame.getByText(APPEAL)).toBeVisible();
    await kwame.getByRole('radio', { name: /^Change the decision/ }).check();
    await kwame.getByLabel('What whoever wrote it reads').fill(ANSWER);
    await button(kwame, 'Change it, next item').click();
    await expect(kwame.getByText(/: Decision changed\./)).toBeVisible();
    await sendVerdicts(product, calendarId);
    await waitForMails(product, { to: email, subject: /We have changed our decision/ });
    await page.goto(appealPage);
    await expect(heading(page)).toHaveText('We have changed our decision');
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(page.getByText('Your review was taken down.')).toBeVisible();
    await expect(page.getByText('not shown any more')).toHaveCount(0);
    await expectNoAxeFindings(page, 'main');

    await expectShown(page, profile, REVIEW);
    await expectShown(page, profile, REPLY);
    await page.goto(ownReviewsPath(1));
    await expect(review).toContainText('We looked, and it stays.');
    await Promise.all([ingrid, kwame].map((aside) => aside.context().close()));
  },
);
