import { paths } from '../../lib/url/paths';
import { portalPath } from '../../lib/url/portal-url';
import { addSession, newPerson, signInAs, signInAsDemo } from '../support/sign-in';
import { expect, test } from '../support/test';
import { take } from './take';

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

test('the dashboard', async ({ page }) => {
  await page.goto(paths.portal);
  await signInAsDemo(page, 'Tigist Bekele');
  await expect(page.getByText('Hello, Tigist')).toBeVisible();
  for (const tab of ['listings', 'calendar', 'bookings'] as const) {
    await page.goto(portalPath(tab));
    await take(page, `portal-${tab}`);
  }
  await page.getByRole('button', { name: 'Account menu' }).click();
  await take(page, 'portal-account-menu');
});
