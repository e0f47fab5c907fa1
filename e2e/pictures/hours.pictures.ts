import { createOwnService } from '../support/own-service';
import { addSession } from '../support/sign-in';
import { approve } from '../support/staff';
import { expect, test } from '../support/test';
import { take } from './take';

test('the opening hours of a provider', async ({ page, product }) => {
  const own = await createOwnService(product);
  await approve(product, own.id);
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto('/settln-providers/opening-hours');
  await take(page, 'opening-hours-none');
  // The day that was opened last shows its fields.
  for (const day of ['Wednesday', 'Thursday', 'Friday', 'Tuesday']) {
    await page.getByRole('switch', { name: `${day}, open` }).click();
  }
  const tuesday = page.locator('[data-weekday="1"]');
  await tuesday.getByLabel('Tuesday, 1: until').selectOption('13:00');
  await tuesday.getByRole('button', { name: 'Add hours on Tuesday' }).click();
  await expect(tuesday.getByLabel('Tuesday, 2: from')).toHaveValue('840');
  await take(page, 'opening-hours');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Saved. Customers are offered these times now.')).toBeVisible();
  await page.getByRole('button', { name: 'Days off' }).click();
  await take(page, 'opening-hours-days-off');
  await page.getByRole('button', { name: 'Rules' }).click();
  await take(page, 'opening-hours-rules', { whole: true });
});
