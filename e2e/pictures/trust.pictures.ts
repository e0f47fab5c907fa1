import type { Page } from 'playwright/test';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { paths, providerPath } from '@/lib/shared/url/paths';
import { reviewsPath } from '@/lib/shared/url/profile-url';
import { publishWritten } from '../support/asked-review';
import { openReview, query } from '../support/own-review';
import { publishReviews } from '../support/own-reviews';
import { openNamedShop } from '../support/own-shop';
import type { Product } from '../support/product';
import { decideAbout, letIn, signInStaff } from '../support/staff';
import { expect, test } from '../support/test';
import { take } from './take';

test.setTimeout(300_000);

const WORDS =
  'Light and even, and my phone stayed out of it.\nIt started ten minutes late, that is all.';
const SOME = [
  {
    stars: 5,
    text: 'Three rounds, and stories with each. We stayed until the last cup.',
    author: 'Chidinma O.',
    reply: 'Come again, Chidinma. The next harvest is in from Yirgacheffe.',
  },
  {
    stars: 4,
    text: 'Un quarto d’ora di attesa, ma ne è valsa la pena.',
    lang: 'it',
    author: 'Giulia M.',
  },
  { stars: 2, text: 'Too quick.\nNobody said why.', author: 'Wilhelmina-Alexandrina Fatoumata F.' },
  { stars: 5, text: '', author: '' },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stars = (page: Page, count: number) =>
  page.getByRole('radio', { name: new RegExp(`^${count} of 5`) });

async function write(page: Page, { path, text = WORDS }: { path: string; text?: string }) {
  await page.goto(path);
  await stars(page, 4).check();
  await page.getByLabel('Write about your visit').fill(text);
  await button(page, 'Post review').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
}

/** A copy of the page may be from a moment before. */
async function openWith(page: Page, path: string, words: string | RegExp) {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(words, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

test('a review is asked for, written, shown, changed and taken back', async ({ page, product }) => {
  const own = await openReview(product);
  await page.goto(own.managePath);
  await take(page, 'manage-asks-review', { whole: true });
  await page.goto(own.path);
  await take(page, 'review-write', { whole: true });
  await button(page, 'Post review').click();
  await expect(page.locator('#stars-error')).toBeVisible();
  await take(page, 'review-write-error', { whole: true });
  await write(page, own);
  await take(page, 'review-thanks', { whole: true });
  await page.goto(own.path);
  await take(page, 'review-waiting', { whole: true });
  await publishWritten(product, String(own.accountId));
  await query(
    product,
    "UPDATE reviews SET reply = 'Thank you. The tram was late that day.', replied_at = now() WHERE booking_id = $1",
    [own.bookingId],
  );
  await page.goto(own.path);
  await take(page, 'review-already', { whole: true });
  await page.getByRole('link', { name: 'Change it' }).click();
  await stars(page, 5).check();
  await take(page, 'review-change', { whole: true });
  await button(page, 'Save changes').click();
  await expect(page.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  await take(page, 'review-changed', { whole: true });
  await page.goto(own.managePath);
  await take(page, 'manage-reviewed', { whole: true });
  await page.goto(own.path);
  await page.getByRole('link', { name: 'Remove it' }).click();
  await take(page, 'review-remove', { whole: true });
  await button(page, 'Remove review').click();
  await expect(page.getByText('Your review was removed.')).toBeVisible();
  await take(page, 'review-removed', { whole: true });
});

test('a review waits for a person, is refused, or its time is over', async ({ page, product }) => {
  const own = await openReview(product);
  await write(page, { path: own.path, text: 'Call 9900 0000, she is better.' });
  await take(page, 'review-held-thanks', { whole: true });
  await page.goto(own.path);
  await take(page, 'review-held', { whole: true });
  const [review] = await query(product, 'SELECT id FROM reviews WHERE booking_id = $1', [
    own.bookingId,
  ]);
  const signIn = await signInStaff(product, await letIn(product, 'Ingrid Vella'));
  const text = 'It gives a telephone number of somebody who works elsewhere.';
  const verdict = { action: 'refuse', reasonId: 'spam', text };
  await decideAbout(product, signIn, { kind: 'review', id: String(review.id) }, verdict);
  await page.goto(own.path);
  await take(page, 'review-refused', { whole: true });

  const late = await openReview(product);
  await write(page, late);
  await publishWritten(product, String(late.accountId));
  await moveVisit(product, late.bookingId, ['-31 days', '-30 days']);
  await page.goto(late.path);
  await take(page, 'review-closed', { whole: true });
});

const moveVisit = (product: Product, bookingId: number | undefined, span: [string, string]) =>
  query(
    product,
    `UPDATE bookings SET during = tstzrange(now() + $2::interval, now() + $3::interval), kept = null
      WHERE id = $1`,
    [bookingId, ...span],
  );

test('a link says why nothing can be written, and a missed visit can be disputed', async ({
  page,
  product,
}) => {
  const own = await openReview(product);
  await query(product, 'UPDATE bookings SET missed_at = now() WHERE id = $1', [own.bookingId]);
  await page.goto(own.managePath);
  await take(page, 'manage-missed', { whole: true });
  await page.goto(own.path);
  await take(page, 'review-missed', { whole: true });
  await button(page, 'I was there').click();
  await expect(page.getByText('You said that you were there.')).toBeVisible();
  await take(page, 'review-missed-disputed', { whole: true });
  await moveVisit(product, own.bookingId, ['1 hour', '2 hours']);
  await page.goto(own.path);
  await take(page, 'review-too-early', { whole: true });
  await moveVisit(product, own.bookingId, ['-31 days', '-30 days']);
  await page.goto(own.path);
  await take(page, 'review-link-expired');
  await query(
    product,
    `UPDATE bookings SET status = 'cancelled', cancelled_at = lower(during) - interval '1 hour',
      cancelled_by = 'customer' WHERE id = $1`,
    [own.bookingId],
  );
  await page.goto(own.path);
  await take(page, 'review-cancelled');
  await page.goto(`${own.path}x`);
  await take(page, 'review-unknown');
});

test('reviews on a profile, on cards and in the summary of a booking', async ({
  page,
  product,
  stubHost,
}) => {
  const { own, calendarId, word, name } = await openNamedShop(product);
  const path = providerPath(own.id);
  await openWith(page, path, name);
  await take(page, 'profile-reviews-none', { whole: true });
  await publishReviews(product, calendarId, SOME.slice(0, 2));
  await openWith(page, path, '2 reviews');
  await take(page, 'profile-reviews-two', { whole: true });
  await page.goto(`/find?q=${word}`);
  await take(page, 'find-card-two-reviews');
  await publishReviews(product, calendarId, SOME.slice(2));
  await openWith(page, path, '4 reviews');
  await take(page, 'profile-reviews-four', { whole: true });
  await page.goto(`/find?q=${word}`);
  await take(page, 'find-card-score');
  await openWith(page, bookingPath({ serviceId: own.id }), '4 reviews');
  await take(page, 'booking-score');
  const more = Array.from({ length: 13 }, (_, at) => ({
    stars: 5 - (at % 2),
    text: 'We had a good afternoon.',
    author: `Maria ${String.fromCharCode(65 + at)}.`,
  }));
  await publishReviews(product, calendarId, more);
  await query(
    product,
    `UPDATE reviews SET status = 'refused', decided_at = now()
      WHERE account_id = $1 AND author = 'Maria M.'`,
    [calendarId],
  );
  await openWith(page, path, '16 reviews');
  await take(page, 'profile-reviews-many', { whole: true });
  await page.goto(reviewsPath(own.id, 2));
  await take(page, 'profile-reviews-more', { whole: true });
  await page.goto('/find');
  await page.getByText('How this list is sorted').click();
  await take(page, 'find-how-sorted', { whole: true });
  await page.goto('/find?sort=reviewed');
  await take(page, 'find-best-reviewed', { whole: true });
  stubHost.answer(/GET \/reviews/, { status: 503 });
  await page.goto(stubHost.siteUrl + path);
  await take(page, 'profile-reviews-failed', { whole: true });
});

test('how reviews work', async ({ page }) => {
  await page.goto(paths.howReviewsWork);
  await take(page, 'how-reviews-work', { whole: true });
});
