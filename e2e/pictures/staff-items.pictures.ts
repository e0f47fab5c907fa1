import type { Page } from 'playwright/test';
import { staffItemPath } from '@/lib/shared/url/staff-url';
import { demoSlate } from '@/local/demo/slates';
import { startAt } from '../support/calendar';
import { createOwnEvent } from '../support/own-event';
import { openReview, query } from '../support/own-review';
import { publishReviews } from '../support/own-reviews';
import { openNamedShop } from '../support/own-shop';
import { postToBackend } from '../support/product';
import { ownPhone } from '../support/review-page';
import { newPerson } from '../support/sign-in';
import {
  appealTokenOf,
  decide,
  enterStaffRoom,
  letIn,
  openCase,
  signInStaff,
  waitingId,
} from '../support/staff';
import { expect, test } from '../support/test';
import { take } from './take';

test.setTimeout(300_000);

const WORDS = 'This is my photograph.\nNobody asked me, and I have the negative.';
const SEEN = 'The picture has the name of its photographer, and he says that nobody asked him.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses an action, writes the text, and waits for the preview of the mail. */
async function choose(page: Page, action: RegExp, reason = 0) {
  await page.getByRole('radio', { name: action }).check();
  if (reason > 0) await page.getByLabel('Reason from the terms').selectOption({ index: reason });
  await page.locator('#text').fill(SEEN);
  await expect(
    page
      .getByRole('region', { name: 'The mail that will be sent' })
      .or(page.getByText(/^Its owner is not told|^No mail is sent/)),
  ).toBeVisible();
}

test('an event and a review that wait', async ({ page, product }) => {
  const event = await createOwnEvent(product);
  const own = await openReview(product);
  await page.goto(own.path);
  await page.getByRole('radio', { name: /^1 of 5/ }).check();
  await page.getByLabel('Write about your visit').fill('Call 9900 0000, she is better.');
  await button(page, 'Post review').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  const [review] = await query(product, 'SELECT id FROM reviews WHERE booking_id = $1', [
    own.bookingId,
  ]);
  await enterStaffRoom(page, await letIn(product, 'Ingrid Vella'));
  await page.goto(staffItemPath('event', event.id));
  await take(page, 'staff-item-event', { whole: true });
  await page.goto(staffItemPath('review', String(review.id)));
  await take(page, 'staff-item-review', { whole: true });
  await choose(page, /^Refuse/, 1);
  await take(page, 'staff-item-review-refuse', { whole: true });
});

test('notices about a service, a review and a post', async ({ page, product }) => {
  const { own, calendarId, name, book } = await openNamedShop(product);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await book(startAt(tomorrow, '10:00'), {
    customerName: 'Chidinma Okafor',
    customerPhone: ownPhone(),
    customerEmail: newPerson().email,
  });
  const about = { kind: 'service', id: own.id };
  const sender = { email: newPerson().email, name: 'Luca Zammit', isInGoodFaith: true };
  const law = { reason: 'rights', text: WORDS };
  await postToBackend(product, '/reports', Object.assign({}, about, law, sender));
  const other = { reason: 'scam', text: 'They asked for a hundred euros first.' };
  await postToBackend(product, '/reports', Object.assign({}, about, other));
  const ingrid = await letIn(product, 'Ingrid Vella');
  const signIn = await signInStaff(product, ingrid);
  await enterStaffRoom(page, ingrid);
  const path = staffItemPath(
    'report',
    await waitingId(product, signIn, { kind: 'report', q: name }),
  );
  await page.goto(path);
  await take(page, 'staff-item-report', { whole: true });
  await choose(page, /^Nothing wrong/);
  await take(page, 'staff-item-report-keep', { whole: true });
  await choose(page, /^Suspend the account/, 1);
  await take(page, 'staff-item-report-suspend', { whole: true });
  await page.goto(`${path}?coming=yes`);
  await take(page, 'staff-item-coming', { whole: true });
  await choose(page, /^Suspend the account/, 1);
  await button(page, 'Suspend, next item').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await page.goto(staffItemPath('account', calendarId));
  await take(page, 'staff-item-suspended', { whole: true });
  await button(page, 'Undo').click();
  await expect(page.getByText('The decision was undone. No mail was sent.')).toBeVisible();

  await publishReviews(product, calendarId, [
    { stars: 2, text: 'Too quick.', author: 'Giulia M.' },
  ]);
  const [review] = await query(product, 'SELECT id FROM reviews WHERE account_id = $1', [
    calendarId,
  ]);
  for (const [kind, id] of [
    ['review', String(review.id)],
    ['slate', demoSlate('image').id],
  ] as const) {
    await postToBackend(product, '/reports', {
      kind,
      id,
      reason: 'harmful',
      text: 'See its words.',
    });
    const [report] = await query(
      product,
      'SELECT id FROM reports WHERE kind = $1 AND subject_id = $2 AND closed_at IS NULL',
      [kind, id],
    );
    await page.goto(staffItemPath('report', String(report.id)));
    await take(page, `staff-item-report-${kind}`, { whole: true });
  }
});

test('appeals', async ({ page, product }) => {
  const { name, own, first } = await openCase(product);
  const about = { kind: 'service', id: own.id, reason: 'rights', text: WORDS };
  await postToBackend(
    product,
    '/reports',
    Object.assign({ email: newPerson().email, name: 'Luca Zammit', isInGoodFaith: true }, about),
  );
  const verdict = { action: 'takeDown', reasonId: 'pictures', text: SEEN };
  await decide(product, first, { kind: 'report', q: name }, verdict);
  const token = await appealTokenOf(product, own.owner);
  const text = 'We bought it from his agency in July: the number of the contract is 2231.';
  await postToBackend(product, '/appeals', { token, text });
  const kwame = await letIn(product, 'Kwame Asante');
  const signIn = await signInStaff(product, kwame);
  await enterStaffRoom(page, kwame);
  const id = await waitingId(product, signIn, { kind: 'appeal', q: name });
  await page.goto(staffItemPath('appeal', id));
  await take(page, 'staff-item-appeal', { whole: true });
  await choose(page, /^Change the decision/);
  await take(page, 'staff-item-appeal-reverse', { whole: true });
  await button(page, 'Change it, next item').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await take(page, 'staff-item-appeal-undo');
});
