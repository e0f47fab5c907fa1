import type { Locator, Page } from 'playwright/test';
import { DAY_MS } from '@/lib/shared/time/units';
import { appealPath } from '@/lib/shared/url/appeal-url';
import { paths, providerPath, termsPath } from '@/lib/shared/url/paths';
import { servicePath } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';
import { reportPath } from '@/lib/shared/url/report-url';
import { slatePath } from '@/lib/shared/url/slate-url';
import { demoSlate } from '@/local/demo/slates';
import { openHydrated } from '../support/hydrated';
import { linkInMail } from '../support/mailbox';
import { query } from '../support/own-review';
import { publishReviews } from '../support/own-reviews';
import { openNamedShop } from '../support/own-shop';
import { askBackend, postToBackend } from '../support/product';
import { addSession, newPerson } from '../support/sign-in';
import { appealTokenOf, decide, openCase, sendAnswers } from '../support/staff';
import { expect, test } from '../support/test';
import { take } from './take';

test.setTimeout(300_000);

const SEEN = 'The picture has the name of its photographer, and he says that nobody asked him.';
const WORDS = 'This is my photograph.\nNobody asked me, and I have the negative.';
const LEASE = 'We bought it from his agency in July, and this is the number of the contract: 2231.';
const ANSWER = 'You showed us the contract with the agency, so you may use the picture.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillNotice(form: Locator, reason: string) {
  await form.getByText(reason).first().click();
  await form.getByLabel('Tell us so that we can check it').fill(WORDS);
  await form.getByLabel(/^I believe in good faith/).check();
}

/** Photographs a dialog empty, with errors and sent, and empty on a narrow phone. */
async function takeDialog(page: Page, { name, reason }: { name: string; reason: string }) {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await take(page, name);
  const end = dialog.getByText(/48 hours\.$/);
  await end.scrollIntoViewIfNeeded();
  await take(page, `${name}-end`);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose what is wrong.')).toBeVisible();
  await take(page, `${name}-errors`);
  await end.scrollIntoViewIfNeeded();
  await take(page, `${name}-errors-end`);
  const size = page.viewportSize();
  if (size && size.width < 400) {
    await page.setViewportSize({ width: 320, height: 640 });
    await take(page, name);
    await dialog.getByRole('heading').first().scrollIntoViewIfNeeded();
    await take(page, `${name}-top`);
    await page.setViewportSize(size);
  }
  await fillNotice(dialog, reason);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('status')).toBeVisible();
  await take(page, `${name}-sent`);
}

test('the dialogs that report a profile, a post and a review', async ({ page, product }) => {
  const { own, calendarId } = await openNamedShop(product);
  const reviews = [{ stars: 2, text: 'Too quick.', author: 'Giulia M.' }];
  await publishReviews(product, calendarId, reviews);
  await openHydrated(page, providerPath(own.id));
  await page.getByRole('link', { name: 'Report this listing' }).click();
  await takeDialog(page, { name: 'report-listing', reason: 'Something else' });
  await openHydrated(page, slatePath(demoSlate('image').id));
  await page.getByRole('link', { name: 'Report this post' }).click();
  await takeDialog(page, { name: 'report-post', reason: 'Something else' });
  const report = page.getByRole('link', { name: 'Report the review by Giulia M.' });
  await expect(async () => {
    await openHydrated(page, providerPath(own.id));
    await expect(report).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await report.click();
  await takeDialog(page, { name: 'report-review', reason: 'A fact in it is not true' });
});

test('the whole notice', async ({ page, product }) => {
  const { own, calendarId } = await openNamedShop(product);
  await page.goto(paths.report);
  await take(page, 'notice-unknown');
  await page.goto(reportPath({ kind: 'service', id: own.id, pageOf: null }));
  await take(page, 'notice-form', { whole: true });
  await button(page, 'Send notice').click();
  await expect(page.locator('#reason-error')).toBeVisible();
  await take(page, 'notice-errors', { whole: true });
  const main = page.getByRole('main');
  await fillNotice(main, 'Uses my work without permission');
  await button(page, 'Send notice').click();
  await expect(page.locator('#name-error, #email-error')).toHaveCount(2);
  await take(page, 'notice-errors-law', { whole: true });
  await page.getByRole('textbox', { name: 'Name' }).fill('Luca Zammit');
  await page.getByLabel('E-mail').fill(newPerson().email);
  await button(page, 'Send notice').click();
  await expect(heading(page)).toHaveText('We have your notice');
  await take(page, 'notice-sent', { whole: true });
  await publishReviews(product, calendarId, [{ stars: 2, text: 'Too quick.' }]);
  const [review] = await query(product, 'SELECT id FROM reviews WHERE account_id = $1', [
    calendarId,
  ]);
  await page.goto(reportPath({ kind: 'review', id: String(review.id), pageOf: own.id }));
  await take(page, 'notice-review', { whole: true });
  await fillNotice(main, 'A fact in it is not true');
  await button(page, 'Send notice').click();
  await expect(heading(page)).toHaveText('We have your notice');
  await take(page, 'notice-sent-no-mail', { whole: true });
});

test('an appeal of an owner, also one that is too late', async ({ page, product, stubHost }) => {
  const { name, own, first, second } = await openCase(product);
  const about = { kind: 'service', id: own.id, reason: 'rights', text: WORDS };
  const sender = { email: newPerson().email, name: 'Luca Zammit', isInGoodFaith: true };
  await postToBackend(product, '/reports', { ...about, ...sender });
  const verdict = { action: 'takeDown', reasonId: 'pictures', text: SEEN };
  await decide(product, first, { kind: 'report', q: name }, verdict);
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(portalPath('listings'));
  await take(page, 'portal-listings-taken-down', { whole: true });
  await page.goto(servicePath(own.id));
  await take(page, 'service-taken-down', { whole: true });
  const token = await appealTokenOf(product, own.owner);
  const path = appealPath(token);
  await page.goto(path);
  await take(page, 'appeal', { whole: true });
  const asked = new URLSearchParams({ token });
  const { appeal } = await (await askBackend(product, `/appeals?${asked}`)).json();
  const ended = new Date(Date.now() - DAY_MS).toISOString();
  for (const [name, change] of [
    ['appeal-over', { closesAt: ended }],
    ['appeal-settled', { isSettled: true }],
  ] as const) {
    const json = { appeal: Object.assign({}, appeal, change) };
    stubHost.answer(/GET \/appeals\?/, { status: 200, json });
    await page.goto(stubHost.siteUrl + path);
    await take(page, name, { whole: true });
  }
  await page.goto(path);
  await button(page, 'Send appeal').click();
  await expect(page.locator('#text-error')).toBeVisible();
  await take(page, 'appeal-error', { whole: true });
  await page.getByLabel('What is our mistake, or what did we not know?').fill(LEASE);
  await button(page, 'Send appeal').click();
  await expect(heading(page)).toHaveText('We have your appeal');
  await take(page, 'appeal-sent', { whole: true });
  const answer = { action: 'reverse', text: ANSWER };
  await decide(product, second, { kind: 'appeal', q: name }, answer);
  await page.goto(path);
  await take(page, 'appeal-answered', { whole: true });
});

test('an appeal of whoever sent a notice, and its refusal', async ({ page, product }) => {
  const { name, own, first, second } = await openCase(product);
  const { email } = newPerson();
  const about = { kind: 'service', id: own.id, reason: 'rights', text: WORDS };
  const sender = { email, name: 'Luca Zammit', isInGoodFaith: true };
  await postToBackend(product, '/reports', { ...about, ...sender });
  await decide(product, first, { kind: 'report', q: name }, { action: 'keep', text: SEEN });
  await sendAnswers(product, email);
  const told = { to: email, link: 'Appeal against this', subject: /We have reviewed your notice/ };
  const noticePath = await linkInMail(product, told);
  await page.goto(noticePath);
  await take(page, 'appeal-of-notice', { whole: true });
  await page.getByLabel('What is our mistake, or what did we not know?').fill(LEASE);
  await button(page, 'Send appeal').click();
  await expect(heading(page)).toHaveText('We have your appeal');
  const stays = { action: 'stays', text: ANSWER };
  await decide(product, second, { kind: 'appeal', q: name }, stays);
  await page.goto(noticePath);
  await take(page, 'appeal-stays', { whole: true });
});

test('the terms', async ({ page }) => {
  await page.goto(paths.terms);
  await take(page, 'terms', { whole: true });
  await page.goto(termsPath('decisions'));
  await take(page, 'terms-decisions');
});
