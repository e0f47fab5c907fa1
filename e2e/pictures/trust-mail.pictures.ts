import { DAY_MS } from '@/lib/shared/time/units';
import { askAfterVisit, publishWritten } from '../support/asked-review';
import { startAt } from '../support/calendar';
import { linkInMail } from '../support/mailbox';
import { calendarOf } from '../support/own-calendar';
import { query } from '../support/own-review';
import { createOwnService } from '../support/own-service';
import { openNamedShop } from '../support/own-shop';
import { type Product, postToBackend } from '../support/product';
import { ownPhone } from '../support/review-page';
import { newPerson } from '../support/sign-in';
import {
  appealTokenOf,
  decide,
  decideAbout,
  letIn,
  openCase,
  ROSA,
  sendAnswers,
  sendVerdicts,
  signInStaff,
} from '../support/staff';
import { expect, test } from '../support/test';
import { openMailWindow, takeLetter } from './letters';

openMailWindow();
test.setTimeout(300_000);

const WORDS = 'This is my photograph.\nNobody asked me, and I have the negative.';
const SEEN = 'The picture has the name of its photographer, and he says that nobody asked him.';
const LEASE = 'We bought it from his agency in July: the number of the contract is 2231.';
const ANSWER = 'You showed us the contract with the agency, so you may use the picture.';

const customerMail = () => `${crypto.randomUUID()}@customer.example`;

function sendNotice(product: Product, id: string, email: string) {
  const about = { kind: 'service', id, reason: 'rights', text: WORDS };
  const sender = { email, name: 'Luca Zammit', isInGoodFaith: true };
  return postToBackend(product, '/reports', Object.assign(about, sender));
}

test('the question about a visit, and a review that is not shown', async ({ page, product }) => {
  const email = customerMail();
  const { calendarId } = await askAfterVisit(product, 'Chidinma Okafor', email);
  await takeLetter(page, product, 'mail-review-asked', [email, /How was it\?/]);
  await page.goto(
    await linkInMail(product, { to: email, link: 'Write your review', subject: /How was it\?/ }),
  );
  await page.getByRole('radio', { name: /^2 of 5/ }).check();
  await page
    .getByLabel('Write about your visit')
    .fill('The coffee was strong, and twice the price.');
  await page.getByRole('button', { name: 'Post review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  await publishWritten(product, calendarId);
  const [review] = await query(product, 'SELECT id FROM reviews WHERE account_id = $1', [
    calendarId,
  ]);
  const signIn = await signInStaff(product, await letIn(product, 'Ingrid Vella'));
  const text = 'The price on the page is the one that you paid.';
  const verdict = { action: 'takeDown', reasonId: 'untrueReview', text };
  await decideAbout(product, signIn, { kind: 'review', id: String(review.id) }, verdict);
  await sendVerdicts(product, calendarId);
  await takeLetter(page, product, 'mail-review-not-shown', [email, /not shown/]);
});

test('letters about notices', async ({ page, product }) => {
  const { name, own, first } = await openCase(product);
  const report = { kind: 'report', q: name };
  for (const [ending, verdict] of [
    ['kept', { action: 'keep', text: SEEN }],
    ['taken-down', { action: 'takeDown', reasonId: 'pictures', text: SEEN }],
  ] as const) {
    const { email } = newPerson();
    await sendNotice(product, own.id, email);
    await takeLetter(page, product, `mail-notice-received-${ending}`, [email, /We have your/]);
    await decide(product, first, report, verdict);
    await sendAnswers(product, email);
    await takeLetter(page, product, `mail-notice-${ending}`, [email, /We have reviewed/]);
  }
});

test('letters about decisions and appeals', async ({ page, product }) => {
  for (const [action, subject] of [
    ['reverse', /We have changed/],
    ['stays', /Our decision stays/],
  ] as const) {
    const { name, own, first, second } = await openCase(product);
    const { owner, id } = own;
    const accountId = await calendarOf(product, owner.email);
    const verdict = { action: 'takeDown', reasonId: 'pictures', text: SEEN };
    await decideAbout(product, first, { kind: 'service', id }, verdict);
    await sendVerdicts(product, accountId);
    await takeLetter(page, product, `mail-taken-down-${action}`, [owner.email, /was taken down/]);
    const token = await appealTokenOf(product, owner);
    await postToBackend(product, '/appeals', { token, text: LEASE });
    await decide(product, second, { kind: 'appeal', q: name }, { action, text: ANSWER });
    await sendVerdicts(product, accountId);
    await takeLetter(page, product, `mail-appeal-${action}`, [owner.email, subject]);
  }
});

test('letters about a wish for a change and about a suspension', async ({ page, product }) => {
  const first = await signInStaff(product, ROSA);
  const { own, calendarId, book } = await openNamedShop(product);
  const customerEmail = customerMail();
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  await book(startAt(tomorrow, '10:00'), {
    customerName: 'Chidinma Okafor',
    customerPhone: ownPhone(),
    customerEmail,
  });
  const text = 'Three customers paid in advance and found nobody.';
  const suspend = { action: 'suspend', reasonId: 'complaints', text };
  await decideAbout(product, first, { kind: 'account', id: calendarId }, suspend);
  await sendVerdicts(product, calendarId);
  await takeLetter(page, product, 'mail-suspended-owner', [own.owner.email, /is suspended/]);
  await takeLetter(page, product, 'mail-suspended-customer', [customerEmail, /About your visit/]);
  const waiting = await createOwnService(product);
  const ask = { action: 'ask', reasonId: 'incomplete', text: 'No price for the second thing.' };
  await decideAbout(product, first, { kind: 'service', id: waiting.id }, ask);
  await sendVerdicts(product, await calendarOf(product, waiting.owner.email));
  await takeLetter(page, product, 'mail-ask', [waiting.owner.email, /Please change/]);
});
