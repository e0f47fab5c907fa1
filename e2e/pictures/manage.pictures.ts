import { freeVisit } from '../support/free-visit';
import { bookOwnLink } from '../support/own-link';
import { NAME } from '../support/review-page';
import { expect, test } from '../support/test';
import { take } from './take';

const LONG_NAME = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 80);

test('a customer’s own booking in its states', async ({ page, product }) => {
  test.slow();
  const { path } = await bookOwnLink(product, 'ahead', NAME);
  await page.goto(path);
  await take(page, 'manage-booking', { whole: true });
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await take(page, 'manage-offline', { whole: true });
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  await take(page, 'manage-cancel-dialog');
  await page.goto(`${path}?ask=cancel`);
  await take(page, 'manage-cancel-page');
  await page.goto(`${path}/move`);
  await take(page, 'manage-move', { whole: true });
  await page.locator('[data-time]').last().click();
  await expect(page).toHaveURL(/startTime/);
  await take(page, 'manage-move-chosen');
  const { startsAt } = await freeVisit(product);
  const taken = new Date(startsAt + 420_000).toISOString();
  await page.goto(`${path}/move?startTime=${taken}`);
  await take(page, 'manage-move-lost', { whole: true });
  await page.goto(`${path}/move`);
  await page.locator('[data-time]').last().click();
  await page.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.locator('[data-state="moved"]')).toBeVisible();
  await take(page, 'manage-moved', { whole: true });
  await page.goto(`${path}?ask=cancel`);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.locator('[data-state="cancelled"]')).toBeVisible();
  await take(page, 'manage-cancelled', { whole: true });
});

for (const [state, name] of [
  ['withinTheHour', 'manage-too-late'],
  ['past', 'manage-past'],
  ['cancelledByProvider', 'manage-cancelled-by-provider'],
] as const) {
  test(name, async ({ page, product }) => {
    const { path } = await bookOwnLink(product, state, LONG_NAME);
    await page.goto(path);
    await take(page, name, { whole: true });
  });
}

test('a link that is none', async ({ page }) => {
  await page.goto('/booking/manage/nothing~1-2-3');
  await take(page, 'manage-no-link');
});
