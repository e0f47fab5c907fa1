import type { Page } from 'playwright/test';
import { providerPath } from '@/lib/shared/url/paths';
import { TRADER_PATH } from '@/lib/shared/url/portal-paths';
import { subjectOf } from '@/local/demo/shapes/subject';
import { openService } from './support/own-people';
import { askBackend, type Product } from './support/product';
import { registeredPerson } from './support/service-form';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession, newPerson, type Person } from './support/sign-in';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

/** The first sight of a page on a machine that is busy with other tests. */
const SLOW = { timeout: 30_000 };

async function saidBy(product: Product, person: Person): Promise<unknown> {
  const path = `/settlnProviders?userId=${subjectOf(person.email)}&hostCountry=MT`;
  const accounts = (await (await askBackend(product, path)).json()) as { trader: unknown }[];
  return accounts[0]?.trader;
}

async function say(page: Page, answer: string) {
  await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible(SLOW);
}

test(
  'a profile says what its provider says, at once, and nothing before',
  LONG_ON_PHONE,
  async ({ page, browser, product }) => {
    test.slow();
    const { own } = await openService(product);
    const profile = await (await browser.newContext()).newPage();
    const line = profile.getByText('The provider says that they are');
    await profile.goto(product.siteUrl + providerPath(own.id));
    await expect(profile.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
    await expect(line).toHaveCount(0);

    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto('/settln-providers?tab=listings');
    await expect(page.getByText(/have not said yet whether you are a business/)).toBeVisible(SLOW);
    await page.getByRole('link', { name: 'Answer now', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business or private person');
    await say(page, 'No, as a private person');
    await expect(page.getByRole('radio', { name: 'No, as a private person' })).toBeChecked();
    await expectNoSidewaysScroll(page);

    await expect(async () => {
      await profile.reload();
      await expect(line).toHaveText(/that they are a private person\. .* do not apply/, {
        timeout: 2000,
      });
    }).toPass(SLOW);
    await profile.getByRole('link', { name: 'What this means' }).click();
    await expect(profile).toHaveURL(/\/terms#traders$/);
    await expect(
      profile.getByRole('heading', { name: 'Businesses and private persons' }),
    ).toBeInViewport();
    for (const name of ['Other people’s data', 'Decisions and complaints']) {
      await expect(profile.getByRole('heading', { name })).toBeAttached();
    }

    await say(page, 'Yes, as a business');
    await expect(async () => {
      await profile.goto(product.siteUrl + providerPath(own.id));
      await expect(line).toHaveText(/that they are a business\. .* apply to what you book/, {
        timeout: 2000,
      });
    }).toPass(SLOW);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is said, changed and taken back', ON_PHONE, async ({ page, product }) => {
    const person = await registeredPerson(product);
    await addSession(page, product, product.siteUrl, person);
    await page.goto(TRADER_PATH);
    await say(page, 'Yes, as a business');
    expect(await saidBy(product, person)).toBe('business');
    await say(page, 'I would rather not say yet');
    expect(await saidBy(product, person)).toBeNull();
  });

  test(
    'strangers are led on, and registering says that it needs them',
    LONG_ON_PHONE,
    async ({ page, product }) => {
      await page.goto(TRADER_PATH);
      await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
      await addSession(page, product, product.siteUrl, newPerson());
      expect(await (await page.request.get(TRADER_PATH)).text()).toContain(
        'Create your provider account first.',
      );
      await page.goto('/settln-providers');
      const note = page.locator('noscript main > p');
      await expect(note).toBeVisible();
      await expect(note).toContainText('Registering, your calendar and your lists need JavaScript');
      await expect(page.getByText('Checking your account')).toBeHidden();
    },
  );
});
