import { bookNow, dayLinks, timeLinks } from './support/booking-steps';
import { countBookedAt, PROVIDER_ID } from './support/free-visit';
import { bookingId, confirm, expectConfirmed, fillIn } from './support/review-page';
import { expect, test } from './support/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a stranger finds a driver on the landing page and books', async ({ page, product }, {
      project,
    }) => {
      await page.goto('/');
      const role = javaScriptEnabled ? 'combobox' : 'searchbox';
      const search = page.getByRole(role, { name: 'What are you looking for?' });
      await search.fill('airport');
      await search.press('Enter');
      await page.getByRole('link', { name: 'Atlas Airport Transfers', exact: true }).click();
      await expect(page).toHaveURL(`/providerPage?id=${PROVIDER_ID}`);
      await bookNow(page);
      await expect(page).toHaveURL(`/booking?providerId=${PROVIDER_ID}`);
      // Before its sheet is loaded, nothing is painted, yet both buttons count as visible.
      await page.waitForLoadState();

      await page
        .getByRole('checkbox', { name: 'Airport to anywhere in Malta' })
        .check({ force: true });
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Select time' })).toBeVisible();

      // Each of the four journeys has a week of its own.
      const weeks = 2 + (project.name === 'desktop' ? 4 : 0) + (javaScriptEnabled ? 0 : 1);
      for (let week = 0; week < weeks; week += 1) {
        const shown = await dayLinks(page).first().textContent();
        await page.getByRole('link', { name: 'Next week' }).click();
        await expect(dayLinks(page).first()).not.toHaveText(shown ?? '');
      }
      const time = timeLinks(page).first();
      const clock = ((await time.textContent()) ?? '').slice(0, 5);
      await time.click();
      // The item is chosen already, so without JavaScript a time leads straight to the review.
      if (javaScriptEnabled) await page.getByRole('button', { name: 'Confirm booking' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and confirm');
      await expect(page.getByRole('main')).toContainText(`${clock} to`);
      const startsAt = Date.parse(new URL(page.url()).searchParams.get('startTime') ?? '');
      await fillIn(page);
      await confirm(page);
      await expectConfirmed(page);
      await expect(page.getByRole('main')).toContainText(`${clock} to`);
      expect(await countBookedAt(product, startsAt, 45)).toBe(3);
      await expect(bookingId(page)).toHaveText(/^\d+$/);
    });
  });
}
