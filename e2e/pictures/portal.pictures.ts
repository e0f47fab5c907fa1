import type { Page } from 'playwright/test';
import { editServicePath, newServicePath, servicePath } from '@/lib/shared/url/portal-paths';
import { demoEmail, demoService } from '@/local/demo/shapes/providers';
import { subjectOf } from '@/local/demo/shapes/subject';
import { paths } from '../../lib/shared/url/paths';
import { portalPath } from '../../lib/shared/url/portal-url';
import { createOwnService } from '../support/own-service';
import type { Product } from '../support/product';
import { fillText, openNewForm, submitButton } from '../support/service-form';
import { addSession, newPerson, signInAs } from '../support/sign-in';
import { refuse } from '../support/staff';
import { expect, test } from '../support/test';
import { take } from './take';

const TYPICAL = demoService('typical');
/** The account of a stubbed host that has nothing else. */
const accountOf = ({ email }: { email: string }) => [
  { id: 7, user_id: subjectOf(email), first_name: 'Tigist', last_name: 'Wolde' },
];

test.setTimeout(120_000);

function enterAsDemo(page: Page, product: Product) {
  const owner = { name: 'Adaeze Okafor', email: demoEmail(TYPICAL.handle) };
  return addSession(page, product, product.siteUrl, owner);
}

test('the way into the portal', async ({ page, product, stubHost }) => {
  await page.goto(paths.portal);
  await take(page, 'portal-signed-out');
  await page.goto(`${paths.portal}?error=OAuthCallback`);
  await take(page, 'portal-sign-in-failed');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await take(page, 'local-account-chooser');
  await page.goto(paths.portal);
  await signInAs(page, newPerson());
  await take(page, 'portal-registration');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please select your date of birth.')).toBeVisible();
  await take(page, 'portal-registration-errors');
  await addSession(page, product, stubHost.siteUrl, newPerson());
  stubHost.answer(/^GET \/settlnProviders/, { status: 503 });
  await page.goto(stubHost.siteUrl + paths.portal);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await take(page, 'portal-account-check-failed');
});

test('the dashboard', async ({ page, product }) => {
  await enterAsDemo(page, product);
  for (const tab of ['listings', 'bookings'] as const) {
    await page.goto(portalPath(tab));
    await expect(page.getByText('Hello, ')).toBeVisible();
    await take(page, `portal-${tab}`);
  }
  await page.getByRole('button', { name: 'Account menu' }).click();
  await take(page, 'portal-account-menu');
  await page.goto(portalPath('listings'));
  await page.getByRole('button', { name: 'List your service or event' }).click();
  await take(page, 'portal-what-to-list');
  await page.getByRole('button', { name: 'List a Service' }).click();
  await take(page, 'portal-which-category');
});

test('the first steps of new providers', async ({ page, product }) => {
  const own = await createOwnService(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(paths.portal);
  await take(page, 'portal-first-steps', { whole: true });
  await refuse(product, own.id, { text: 'Please add the number of the house.' });
  await page.goto(paths.portal);
  await take(page, 'portal-first-steps-rejected', { whole: true });
});

test('listings that are none, or cannot be read', async ({ page, product, stubHost }) => {
  const person = newPerson();
  await addSession(page, product, stubHost.siteUrl, person);
  stubHost.answer(/GET \/settlnProviders/, { status: 200, json: accountOf(person) });
  stubHost.answer(/GET \/(serviceProviders|events)\?/, { status: 200, json: [] });
  await page.goto(stubHost.siteUrl + paths.portal);
  await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible();
  await take(page, 'portal-listings-empty');
  stubHost.answer(/GET \/(serviceProviders|events)\?/, { status: 400 });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
  await take(page, 'portal-listings-failed');
});

test('the service form', async ({ page, product }) => {
  await page.goto(newServicePath(4));
  await take(page, 'service-form-signed-out');
  await openNewForm(page, product);
  await expect(page.getByRole('heading', { level: 1, name: 'List a Service' })).toBeVisible();
  await take(page, 'service-form', { whole: true });
  await submitButton(page).click();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await take(page, 'service-form-errors', { whole: true });
  await fillText(page, 'Habesha Coffee & Injera Kitchen');
  await take(page, 'service-form-filled', { whole: true });
  await enterAsDemo(page, product);
  await page.goto(editServicePath(TYPICAL.id));
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Service' })).toBeVisible();
  await take(page, 'service-form-edit', { whole: true });
});

test('a service as its owner sees it', async ({ page, product }) => {
  await enterAsDemo(page, product);
  await page.goto(servicePath(TYPICAL.id));
  await take(page, 'service-detail-approved', { whole: true });
  await page.getByRole('button', { name: 'Create Promotional Image' }).click();
  await expect(
    page.getByRole('region', { name: 'Promotional image' }).locator('[aria-busy]'),
  ).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('region', { name: 'Promotional image' }).scrollIntoViewIfNeeded();
  await take(page, 'service-promotional-image');

  const own = await createOwnService(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(servicePath(own.id));
  await take(page, 'service-detail-pending', { whole: true });
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(dialog.getByText('Please enter an item name')).toBeVisible();
  await take(page, 'service-item-error');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Service' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await take(page, 'service-delete');
});
