import type { Browser, Page } from 'playwright/test';
import { HOUR_MS } from '@/lib/shared/time/units';
import { ACCOUNT_PATH } from '@/lib/shared/url/account-url';
import { expectHydrated } from './support/hydrated';
import { linkInMail } from './support/mailbox';
import { createOwnService } from './support/own-service';
import type { Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession, newPerson, type Person, signInAs } from './support/sign-in';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

/** One word of 80 characters. */
const LONG = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 80);

async function openAccount(page: Page, product: Product, owner: Person, age = 0) {
  await addSession(page, product, product.siteUrl, owner, { age });
  await page.goto(ACCOUNT_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
}

test(
  'the menu leads to names and telephone, saved also of 80 letters, what is wrong is said beside it; mails are switched off and on by keyboard, and what always comes has no switch',
  ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const { owner, name } = await createOwnService(product);
    await addSession(page, product, product.siteUrl, owner);
    await page.goto('/settln-providers');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${ACCOUNT_PATH}$`));
    await expect(page.getByText(name)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByLabel('First name').fill(LONG);
    await page.getByLabel('Name customers see').fill('');
    await page.getByLabel('Phone number for our team').fill('call me');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const shown = page.getByLabel('Name customers see');
    await expect(shown).toBeFocused();
    await expect(page.getByText('Please enter a name.')).toBeVisible();
    await expect(page.getByText('Enter a valid phone number')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue(LONG);
    await expectNoAxeFindings(page, 'main form:has(:invalid, [aria-invalid])');
    await shown.fill('Marija’s Chair');
    await page.getByLabel('Phone number for our team').fill('+356 2100 0040');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved.')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(ACCOUNT_PATH);
    await expect(other.getByLabel('First name')).toHaveValue(LONG);
    await expectNoSidewaysScroll(other);
    // The first page saves meanwhile; the other one warns before it replaces that.
    await page.getByLabel('Last name').fill('Borg');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await other.getByLabel('Last name').fill('Vella');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('It was changed somewhere else in the meantime.')).toBeVisible();
    await expect(other.getByLabel('Last name')).toHaveValue('Vella');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Saved.')).toBeVisible();
    await other.close();

    // Mails are switched off and on by keyboard, and what always comes has no switch.
    await page.reload();
    await expectHydrated(page);
    const mails = page.getByRole('form', { name: 'What we send you by mail' });
    await expect(mails.getByRole('checkbox')).toHaveCount(3);
    const moved = mails.getByRole('checkbox', { name: 'A customer moves a visit' });
    const cancelled = mails.getByRole('checkbox', { name: 'A customer cancels' });
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(1);
    let saves = 0;
    // Next may leave an answer once it has read what it needs: such a request does not finish.
    page.on('response', (response) => {
      if (response.request().method() === 'POST') saves += 1;
    });
    await moved.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect.poll(() => saves).toBe(2);
    await page.reload();
    await expect(moved).not.toBeChecked();
    await expect(cancelled).not.toBeChecked();
    await mails.getByText('A customer cancels').click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(cancelled).toBeChecked();
    await page.route('**/account', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    // The switch goes back by itself.
    await moved.click();
    await expect(page.getByText('It could not be saved just now.')).toBeVisible();
    await expect(moved).not.toBeChecked();
  },
);

test(
  'another address gets mail once its link was used where the owner is signed in',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const { owner } = await createOwnService(product);
    const address = newPerson().email.replace('new-', 'desk-');
    await openAccount(page, product, owner);
    await page.getByLabel('Another address').fill('x<ann@example.com>');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await page.getByLabel('Another address').fill(address);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByText(`${address} is not confirmed yet.`)).toBeVisible();
    await expect(page.getByText(`Your mail goes to ${owner.email}. Customers`)).toBeVisible();
    await expect(page.getByText('We are sending the link.')).toBeVisible();
    await expect(page.getByLabel('Another address')).toHaveValue('');
    await expectNoSidewaysScroll(page);
    const wanted = { to: address, subject: /Is this your address/, link: 'Yes, it is mine' };
    const link = await linkInMail(product, wanted);
    await page.getByLabel('Another address').fill('typed@other.example');
    await page.getByRole('button', { name: 'Send the link again' }).press('Enter');
    await expect(page.getByText('We are sending the link.')).toBeVisible();
    await expect(page.getByLabel('Another address')).toHaveValue('typed@other.example');

    // Only the newer link works.
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByText('Sign in with the account')).toBeVisible();
    await addSession(page, product, product.siteUrl, owner);
    await page.goto(await linkInMail(product, { ...wanted, mails: 2 }));
    await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, send my mail to it' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your mail now goes to this address' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page.getByText(`Your mail goes to ${address}. Customers`)).toBeVisible();
    await expect(page.getByText('is not confirmed yet')).toHaveCount(0);
  },
);

async function signedInDevice(browser: Browser, product: Product, owner: Person, age = 0) {
  const context = await browser.newContext({ baseURL: product.siteUrl });
  const page = await context.newPage();
  await openAccount(page, product, owner, age);
  return page;
}

test(
  'signing out everywhere ends the sessions of all devices, and the next sign-in works; one device is signed out from another, and an old sign-in changes no address',
  ON_PHONE,
  async ({ browser, product }) => {
    test.slow();
    const { owner } = await createOwnService(product);
    const phone = await signedInDevice(browser, product, owner);
    const laptop = await signedInDevice(browser, product, owner, HOUR_MS);
    await expect(laptop.getByText('To see or change this, please sign in again')).toBeVisible();
    await expect(laptop.getByLabel('Another address')).toHaveCount(0);
    await expect(phone.getByLabel('Another address')).toBeVisible();
    await phone.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(phone.getByRole('heading', { name: 'You are signed out.' })).toBeVisible();
    await laptop.getByLabel('Last name').fill('Kept');
    await laptop.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(laptop.getByText('Nothing was saved: please sign in again.')).toBeVisible();
    await expect(laptop.getByLabel('Last name')).toHaveValue('Kept');
    await laptop.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(
      laptop.getByRole('heading', { name: 'You were signed out already.' }),
    ).toBeVisible();
    await laptop.goto(ACCOUNT_PATH);
    await expect(laptop.getByText('Sign in to see your account.')).toBeVisible();
    await signInAs(phone, owner);
    await expect(phone.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();

    await signInAs(laptop, owner);
    await phone.reload();
    await expectHydrated(phone);
    const devices = phone
      .getByRole('list', { name: 'Where you are signed in' })
      .getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
    await devices.getByRole('button', { name: /^Sign out .*, signed in on / }).press('Enter');
    await expect(phone.getByText(/^You are signed out there: Chrome, .*\.$/)).toBeVisible();
    await expect(devices).toHaveText([/This device/]);
    await expect(phone.getByRole('list', { name: 'Where you are signed in' })).toBeFocused();
    await laptop.goto(ACCOUNT_PATH);
    await expect(laptop.getByText('Sign in to see your account.')).toBeVisible();
    for (const page of [phone, laptop]) await page.context().close();
  },
);

test('the page works without scripts', LONG_ON_PHONE, async ({ browser, product }) => {
  const { owner } = await createOwnService(product);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openAccount(page, product, owner);
  await page.getByLabel('Last name').fill('Borg');
  await page.getByLabel('Name customers see').fill('…');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Borg');
  await page.getByLabel('Name customers see').fill('Borg & Sons');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const mails = page.getByRole('form', { name: 'What we send you by mail' });
  await mails.getByRole('checkbox', { name: 'A customer cancels' }).uncheck();
  await mails.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const screen = page.getByRole('form', { name: 'What is shown on your screen' });
  await screen.getByRole('checkbox', { name: 'New booking' }).uncheck();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto(ACCOUNT_PATH);
  await expect(page.getByLabel('Name customers see')).toHaveValue('Borg & Sons');
  await expect(mails.getByRole('checkbox', { name: 'A customer cancels' })).not.toBeChecked();
  await expect(mails.getByRole('checkbox', { name: 'A customer moves a visit' })).toBeChecked();
  await expect(screen.getByRole('checkbox', { name: 'New booking' })).not.toBeChecked();
  await expect(screen.getByRole('checkbox', { name: 'A customer cancels' })).toBeChecked();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out.' })).toBeVisible();
  await context.close();
});

// A host that keeps no settings has no such page: `app/own-things.test.tsx`.
