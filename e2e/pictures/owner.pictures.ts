import { createOwnService } from '../support/own-service';
import { addSession, newPerson } from '../support/sign-in';
import { expect, test } from '../support/test';
import { take } from './take';

test('a service as its owner sees it', async ({ page, product }) => {
  const service = await createOwnService(product);
  const path = `/services/${service.id}`;
  await page.goto(path);
  await take(page, 'service-signed-out');
  await addSession(page, product, product.siteUrl, service.owner);
  await page.goto(path);
  await take(page, 'service-detail');
  await page.getByRole('button', { name: 'Create Promotional Image' }).click();
  await expect(
    page.getByRole('region', { name: 'Promotional image' }).locator('[aria-busy]'),
  ).toHaveAttribute('aria-busy', 'false');
  await take(page, 'service-detail-promo');
  await page.getByRole('button', { name: 'Add New Item' }).click();
  await page.getByRole('button', { name: 'Add item' }).click();
  await take(page, 'service-item-dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Service' }).click();
  await take(page, 'service-delete');
});

test('a service that is somebody else’s, or not there', async ({ page, product }) => {
  const service = await createOwnService(product);
  await addSession(page, product, product.siteUrl, newPerson());
  await page.goto(`/services/${service.id}`);
  await take(page, 'service-of-somebody-else');
  await page.goto('/services/nonsense');
  await take(page, 'service-not-found');
});
