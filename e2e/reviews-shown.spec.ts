import type { Page } from 'playwright/test';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { providerPath } from '@/lib/shared/url/paths';
import { ownReviewsPath } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';
import { smallTargets } from './support/checks/targets';
import { publishReviews } from './support/own-reviews';
import { openNamedShop } from './support/own-shop';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

const LONG_TEXT = `Wilhelmina-Alexandrina ${'Fatoumata '.repeat(5)}`.slice(0, 60).trim();
const SOME = [
  {
    stars: 5,
    text: 'Three rounds, and stories with each.',
    author: 'Chidinma O.',
    reply: 'Come again.',
  },
  { stars: 4, text: 'Un quarto d’ora di attesa.', lang: 'it', author: 'Giulia M.' },
  { stars: 2, text: 'Too quick.\nNobody said why.', author: LONG_TEXT },
  { stars: 5, text: '', author: '' },
];

const section = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });
const entries = (page: Page) => section(page).getByRole('listitem');

const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

/** What the main part of a page says, without markup. */
function wordsIn(html: string): string {
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
  return main.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '');
}

/** A copy of the page may be from a moment before. */
async function openUntil(page: Page, path: string, shows: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path);
    await shows();
  }).toPass({ timeout: 20_000 });
}

test(
  'a profile shows its reviews, the newest first, and its copy follows each change',
  ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const { own, calendarId, name } = await openNamedShop(product);
    const path = providerPath(own.id);
    const read = () => htmlOf(page, path);
    await expect.poll(read).toContain('No reviews yet.');
    expect(wordsIn(await read())).not.toMatch(/\d reviews?\b/);

    await publishReviews(product, calendarId, SOME.slice(0, 2));
    await expect.poll(async () => wordsIn(await read())).toContain('2 reviews');
    expect(wordsIn(await read())).not.toContain('4.5');
    expect(await read()).not.toContain('AggregateRating');

    await publishReviews(product, calendarId, SOME.slice(2));
    await openUntil(page, path, () => expect(entries(page)).toHaveCount(4, { timeout: 1_000 }));
    await expect(page.getByRole('link', { name: '4.0 of 5 stars, 4 reviews' })).toBeVisible();
    await expect(section(page).getByRole('row', { name: '5 50% 2' })).toBeVisible();
    await expect(section(page).getByRole('row', { name: '1 0% 0' })).toBeVisible();
    const italian = entries(page).filter({ hasText: 'Giulia M.' });
    await expect(italian).toContainText('In Italian');
    await expect(italian.getByText('Un quarto d’ora')).toHaveAttribute('lang', 'it');
    await expect(entries(page).filter({ hasText: 'A customer' })).toContainText(
      'Only stars, no text.',
    );
    await expect(entries(page).filter({ hasText: 'Come again.' })).toContainText(
      `Reply by ${name}`,
    );
    const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const said = JSON.parse(data ?? '');
    expect(said.aggregateRating).toMatchObject({ ratingValue: '4.0', reviewCount: 4 });
    expect(said.review).toHaveLength(3);
    await expectNoSidewaysScroll(page);
    expect(await smallTargets(page, '#reviews')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeFindings(page, '#reviews');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: '4.0 of 5 stars, 4 reviews' }).press('Enter');
    await expect(
      section(page).getByRole('heading', { name: 'Reviews', exact: true }),
    ).toBeInViewport();
    await section(page).getByRole('link', { name: 'Report the review by Giulia M.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this review' });
    await expect(dialog).toContainText('Giulia M.');
    await expect(dialog).toContainText(`${path}#reviews`);
  },
);

test(
  'more reviews come by a link, and the focus goes to the first new one',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const { own, calendarId } = await openNamedShop(product);
    const written = Array.from({ length: 17 }, (_, n) => ({ author: `Author ${n + 1}` }));
    await publishReviews(product, calendarId, written);
    await openUntil(page, providerPath(own.id), () =>
      expect(entries(page)).toHaveCount(4, { timeout: 1_000 }),
    );
    await expect(section(page)).toContainText('4 of 17');
    await section(page).getByRole('link', { name: 'Show more reviews' }).click();
    await expect(entries(page)).toHaveCount(14);
    await expect(
      section(page).getByRole('heading', { name: 'Author 5', exact: true }),
    ).toBeFocused();
    await section(page).getByRole('link', { name: 'Show more reviews' }).press('Enter');
    await expect(entries(page)).toHaveCount(17);
    await expect(section(page).getByRole('link', { name: 'Show more reviews' })).toHaveCount(0);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a profile has all of its reviews, and a report of one leads to the whole form',
    LONG_ON_PHONE,
    async ({ page, product }) => {
      const { own, calendarId } = await openNamedShop(product);
      await publishReviews(
        product,
        calendarId,
        Array.from({ length: 6 }, (_, n) => ({ author: `Author ${n + 1}` })),
      );
      await openUntil(page, providerPath(own.id), () =>
        expect(entries(page)).toHaveCount(4, { timeout: 1_000 }),
      );
      await section(page).getByRole('link', { name: 'Show more reviews' }).click();
      await expect(entries(page)).toHaveCount(6);
      await section(page).getByRole('link', { name: 'How we check' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How reviews work');
      await page.goBack();
      await section(page).getByRole('link', { name: 'Report the review by Author 1' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a page');
      await expect(page.getByText(`${providerPath(own.id)}#reviews`)).toBeVisible();
      await page.getByLabel('It is not about a visit here').check();
      await page.getByLabel('Tell us so that we can check it').fill('She never came.');
      await page.getByLabel(/^I believe in good faith/).check();
      await page.getByRole('button', { name: 'Send notice' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your notice');
      await page.getByRole('link', { name: 'Back to the page' }).click();
      await expect(page).toHaveURL(/#reviews$/);
    },
  );

  test(
    'a provider replies, and may say that one is not true',
    LONG_ON_PHONE,
    async ({ page, product }) => {
      const { own, calendarId } = await openNamedShop(product);
      await publishReviews(product, calendarId, SOME.slice(1, 2));
      await addSession(page, product, product.siteUrl, own.owner);
      await page.goto(ownReviewsPath(1));
      const review = page.getByRole('listitem').filter({ hasText: 'Giulia M.' });
      const field = review.getByLabel('Your reply to Giulia M.');
      const post = page.getByRole('button', { name: 'Post reply', exact: true });
      await review.getByRole('link', { name: 'Reply to Giulia M.' }).click();
      await field.fill('Call me on +356 2100 0042.');
      await post.click();
      await expect(
        review.getByText('Please leave out links, numbers and addresses.'),
      ).toBeVisible();
      await expect(field).toHaveValue(/2100/);
      await field.fill('Thank you, Giulia.');
      await post.click();
      await expect(review.getByRole('link', { name: 'Edit reply' })).toBeVisible();
      await expect(review.getByText('Thank you, Giulia.')).toBeVisible();

      await review.getByRole('link', { name: /^Report this review/ }).click();
      await expect(page.getByText(`${providerPath(own.id)}#reviews`)).toBeVisible();
      await expect(page.getByLabel('A fact in it is not true')).toBeVisible();
      await expect(page.getByLabel('Wrong address, price or number')).toHaveCount(0);
    },
  );
});

test(
  'BOOK-013: cards and the summary of a booking show the score, and the list can be sorted by it',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const { own, calendarId, word, name } = await openNamedShop(product);
    const booking = bookingPath({ serviceId: own.id });
    const read = async (path: string) => wordsIn(await htmlOf(page, path));
    const find = `/find?q=${word}`;
    expect(await read(find)).toContain(name);
    expect(await read(find)).not.toMatch(/\d reviews|of 5 stars/);
    expect(await read(booking)).toContain('Rating 5.0 to start with, no reviews yet');

    await publishReviews(product, calendarId, SOME.slice(0, 2));
    expect(await read(find)).toContain('2 reviews');
    await expect.poll(() => read(booking)).toContain('4.5 of 5 stars, 2 reviews');

    await publishReviews(product, calendarId, SOME.slice(0, 2));
    expect(await read(find)).toContain('4.5 of 5 stars, 4 reviews');
    await expect.poll(() => read(booking)).toContain('4.5 of 5 stars, 4 reviews');

    await page.goto('/find');
    const how = page.getByText('How this list is sorted');
    await how.click();
    await expect(page.getByText('Nobody can pay')).toBeVisible();
    await expectNoAxeFindings(page, 'main details[open]');
    await page.getByRole('button', { name: 'Earliest free time, change the sorting' }).click();
    await page.getByRole('link', { name: 'Best reviewed' }).click();
    await expect(page).toHaveURL(/sort=reviewed/);
    await expect(
      page.getByRole('button', { name: 'Best reviewed, change the sorting' }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a provider reads, replies once, changes the reply, and says that one is not true',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const { own, calendarId } = await openNamedShop(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(ownReviewsPath(1));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
    await expect(page.getByRole('main')).toContainText('You will find reviews here after visits');

    await publishReviews(product, calendarId, SOME.slice(1));
    await page.goto(portalPath('listings'));
    await expect(page.getByRole('link', { name: /Listings.*3 new/ })).toBeVisible();
    await expect(page.getByText('3.7 of 5 stars, 3 reviews')).toBeAttached();
    await page.getByRole('link', { name: 'Reviews', exact: true }).click();
    const review = page.getByRole('listitem').filter({ hasText: 'Giulia M.' });
    await expect(review).toContainText('New');
    await expectNoSidewaysScroll(page);
    expect(await smallTargets(page, 'main')).toEqual([]);

    await review.getByRole('button', { name: 'Reply to Giulia M.' }).click();
    const field = review.getByLabel('Your reply to Giulia M.');
    await expect(field).toBeFocused();
    await field.fill('Call me on +356 2100 0042.');
    await review.getByRole('button', { name: 'Post reply' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expectNoAxeFindings(page, 'main form');
    await field.fill('Thank you, Giulia.');
    await page.reload();
    await expect(field).toHaveValue('Thank you, Giulia.');
    await review.getByRole('button', { name: 'Post reply' }).press('Enter');
    await expect(review.getByRole('status')).toHaveText('Your reply is posted.');
    await expect(review.getByRole('button', { name: 'Edit reply' })).toBeFocused();
    await review.getByRole('button', { name: 'Edit reply' }).press('Enter');
    await field.fill('Thank you for waiting, Giulia.');
    await review.getByRole('button', { name: 'Save reply' }).click();
    await expect(review.getByText('Thank you for waiting, Giulia.')).toBeVisible();
    await expect(review).toContainText('Changed on');

    await review.getByRole('link', { name: /^Report this review/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this review' });
    await expect(dialog).toContainText('A bad review is not a wrong review.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await expect
      .poll(() => htmlOf(page, providerPath(own.id)))
      .toContain('Thank you for waiting, Giulia.');
  },
);

test('what was on screen for two seconds is not new any more', LONG, async ({ page, product }) => {
  const { own, calendarId } = await openNamedShop(product);
  await publishReviews(product, calendarId, SOME.slice(0, 1));
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(ownReviewsPath(1));
  const tab = page.getByRole('navigation').getByRole('link', { name: /^Listings/ });
  await expect(tab).toContainText('1 new');
  await page.getByRole('article').scrollIntoViewIfNeeded();
  await expect(tab).not.toContainText('new');
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('article')).not.toContainText('New');
});

test('a stranger sees the sign-in, and nobody else’s reviews', async ({ page, product }) => {
  const { calendarId } = await openNamedShop(product);
  await publishReviews(product, calendarId, SOME);
  const read = () => htmlOf(page, ownReviewsPath(1));
  expect(await read()).toContain('Sign in with Google');
  const other = await openNamedShop(product);
  await addSession(page, product, product.siteUrl, other.own.owner);
  const html = await read();
  expect(html).toContain('You will find reviews here after visits');
  expect(html).not.toContain('Giulia M.');
});
