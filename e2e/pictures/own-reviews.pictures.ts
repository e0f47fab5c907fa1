import type { Page } from 'playwright/test';
import { ownReviewsPath } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';
import { query } from '../support/own-review';
import { publishReviews } from '../support/own-reviews';
import { openNamedShop } from '../support/own-shop';
import { addSession } from '../support/sign-in';
import { decideAbout, letIn, signInStaff } from '../support/staff';
import { expect, test } from '../support/test';
import { take } from './take';

test.setTimeout(300_000);

const SOME = [
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

test('the reviews of a provider', async ({ page, product }) => {
  const { own, calendarId } = await openNamedShop(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(ownReviewsPath(1));
  await take(page, 'portal-reviews-empty', { whole: true });
  await publishReviews(product, calendarId, SOME);
  await page.goto(portalPath('listings'));
  await take(page, 'portal-listings-reviews', { whole: true });
  await page.goto(ownReviewsPath(1));
  await take(page, 'portal-reviews', { whole: true });
  const review = page.getByRole('listitem').filter({ hasText: 'Giulia M.' });
  await review.getByRole('button', { name: 'Reply to Giulia M.' }).click();
  const field = review.getByLabel('Your reply to Giulia M.');
  await field.fill('Call me on +356 2100 0042.');
  await take(page, 'portal-reviews-reply', { whole: true });
  await button(page, 'Post reply').click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await take(page, 'portal-reviews-reply-error', { whole: true });
  await field.fill('Thank you for waiting, Giulia. We pour each cup by hand.');
  await button(page, 'Post reply').click();
  await expect(review.getByRole('status')).toHaveText('Your reply is posted.');
  await take(page, 'portal-reviews-replied', { whole: true });
  await review.getByRole('link', { name: /^Report this review/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await expect(dialog).toBeVisible();
  await take(page, 'portal-reviews-report-dialog');
  await dialog.getByText('A fact in it is not true').click();
  await dialog.getByLabel('Tell us so that we can check it').fill('It was five minutes.');
  await dialog.getByLabel(/^I believe in good faith/).check();
  await button(page, 'Send report').click();
  await expect(dialog.getByRole('status')).toBeVisible();
  await take(page, 'portal-reviews-report-sent');
  await page.goto(ownReviewsPath(1));
  await take(page, 'portal-reviews-reported', { whole: true });
  const [noticed] = await query(
    product,
    'SELECT id FROM reviews WHERE account_id = $1 AND author = $2',
    [calendarId, 'Giulia M.'],
  );
  const signIn = await signInStaff(product, await letIn(product, 'Ingrid Vella'));
  const [report] = await query(
    product,
    "SELECT id FROM reports WHERE kind = 'review' AND subject_id = $1",
    [String(noticed.id)],
  );
  const keep = { action: 'keep', text: 'Whoever waits knows how long it was. We cannot tell.' };
  await decideAbout(product, signIn, { kind: 'report', id: String(report.id) }, keep);
  await page.goto(ownReviewsPath(1));
  await take(page, 'portal-reviews-stays', { whole: true });
});
