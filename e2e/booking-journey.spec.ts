import { bookNow, dayLinks, timeLinks } from './support/booking-steps';
import { countBookedAt, PROVIDER_ID } from './support/free-visit';
import { confirm, expectConfirmed, fillIn } from './support/review-page';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

// With scripts: `nine-taps.spec.ts`.
test('without scripts a stranger finds a driver on the landing page and books', async ({
  page,
  product,
}) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await search.fill('airport');
  await search.press('Enter');
  await page.getByRole('link', { name: 'Atlas Airport Transfers', exact: true }).click();
  await expect(page).toHaveURL(`/providerPage?id=${PROVIDER_ID}`);
  await bookNow(page);
  await expect(page).toHaveURL(`/booking?providerId=${PROVIDER_ID}`);
  // Before its sheet is loaded, nothing is painted, yet both buttons count as visible.
  await page.waitForLoadState();

  await page.getByRole('checkbox', { name: 'Airport to anywhere in Malta' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Select time' })).toBeVisible();

  const shown = await dayLinks(page).first().textContent();
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(dayLinks(page).first()).not.toHaveText(shown ?? '');
  const time = timeLinks(page).first();
  const clock = ((await time.textContent()) ?? '').slice(0, 5);
  // The item is chosen already, so a time leads straight to the review.
  await time.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and confirm');
  await expect(page.getByRole('main')).toContainText(`${clock} to`);
  const startsAt = Date.parse(new URL(page.url()).searchParams.get('startTime') ?? '');
  await fillIn(page);
  await confirm(page);
  await expectConfirmed(page);
  await expect(page.getByRole('main')).toContainText(`${clock} to`);
  expect(await countBookedAt(product, startsAt, 45)).toBe(3);
});
