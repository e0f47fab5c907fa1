import type { Page } from 'playwright/test';
import { NEW_EVENT_PATH } from '@/lib/shared/url/portal-paths';
import { subjectOf } from '@/local/demo/shapes/subject';
import { openNewEvent, zoneField } from './support/event-form';
import { expectHydrated } from './support/hydrated';
import { holdScripts } from './support/late-scripts';
import { askBackend } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { enter, registeredPerson } from './support/service-form';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession, newPerson, signInAs } from './support/sign-in';
import { heldReply } from './support/stub-host';
import { venueDay } from './support/stub-provider';
import { tabTo } from './support/tab-to';
import { expect, LONG, test } from './support/test';

const PORTAL = '/settln-providers';

async function chooseBirthDate(page: Page, day: string, month: string, year: string) {
  await page.getByLabel('Month').selectOption(month);
  await page.getByLabel('Year').selectOption(year);
  await page.getByLabel('Day').selectOption(day);
}

function createAccount(page: Page) {
  return page.getByRole('button', { name: 'Create account' });
}

/** Fills in what Google does not know, and sends the form. */
async function register(page: Page) {
  await chooseBirthDate(page, '14', 'September', '1991');
  await page.getByRole('checkbox').check();
  await createAccount(page).click();
}

test.describe('signed out', () => {
  test('the local account chooser names the demo providers and is for everybody', async ({
    page,
    baseURL,
  }) => {
    await page.goto(PORTAL);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page.getByRole('button', { name: /^Continue as / }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Continue as Tigist Bekele' }).click();
    await expect(page).toHaveURL(baseURL + PORTAL);
    await expect(page.getByText('Hello, Tigist')).toBeVisible();
  });

  test('RED-001 RED-002: /services and /events lead to the portal by a 307', async ({
    request,
  }) => {
    for (const path of ['/services', '/events']) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      expect(answer.headers().location).toBe(PORTAL);
    }
  });

  test('ROLE-007 ROLE-008: neither customers nor moderators have a sign-in', async ({
    request,
  }) => {
    for (const path of ['/login', '/signin', '/admin', '/moderation', '/account']) {
      expect((await request.get(path)).status()).toBe(404);
    }
  });

  test('PORT-002 to PORT-004 ROLE-002: the gate has Google alone, says a failed sign-in, and the next try returns to where it began', async ({
    page,
    baseURL,
  }) => {
    const begun = `${baseURL}${PORTAL}?tab=bookings`;
    await page.goto(`${PORTAL}?error=OAuthCallback&callbackUrl=${encodeURIComponent(begun)}`);
    const alert = page.getByRole('alert').filter({ hasText: 'Sign-in' });
    await expect(alert).toHaveText('Sign-in did not work. Please try again.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Portal');
    const buttons = page.getByRole('main').getByRole('button');
    await expect(buttons).toHaveText(['Sign in with Google']);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectNoAxeFindings(page, 'main');
    await signInAs(page, newPerson());
    await expect(page).toHaveURL(begun);
  });

  test('without scripts one can sign in and out', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(PORTAL);
    await signInAs(page, newPerson());
    await expect(page).toHaveURL(baseURL + PORTAL);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Portal');
    await context.close();
  });
});

test.describe('registration', () => {
  test.beforeEach(async ({ page, product }) => {
    await enter(page, product, newPerson());
    await page.goto(PORTAL);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Create Your Provider Account',
    );
  });

  test('PORT-006 ROLE-003 REG-001 to REG-010: it asks five things, two known, says what is missing and takes one there, and fits into 320 px', async ({
    page,
    context,
  }) => {
    await expect(page.getByRole('textbox')).toHaveCount(3);
    await expect(page.getByRole('combobox')).toHaveCount(3);
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect(page.getByLabel('First name')).toHaveValue('Tigist');
    await expect(page.getByLabel('Last name')).toHaveValue('Wolde-Mariam Żammit');
    await expect(page.getByLabel('Email')).toHaveValue(/^new-.+@settln\.example$/);
    await expect(page.getByRole('link', { name: 'Listings' })).toHaveCount(0);
    const kept = await page.evaluate(() => sessionStorage.getItem('settln:registration'));
    expect(kept, 'what nobody has typed is not kept').toBeNull();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'provider terms and conditions' }).click();
    const terms = await opened;
    await expect(terms).toHaveURL(/\/settln-providers-terms-and-conditions$/);
    await terms.close();

    for (const label of ['First name', 'Last name', 'Email']) await page.getByLabel(label).fill('');
    await createAccount(page).click();
    for (const message of [
      'Please enter your first name.',
      'Please enter your last name.',
      'Please select your date of birth.',
      'Please enter a valid email address.',
      'Please agree to the terms and conditions to continue.',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
      'Please enter your first name.',
    );
    await page.getByLabel('First name').fill('Ada');
    await expect(page.getByText('Please enter your first name.')).toHaveCount(0);
    await expectNoAxeFindings(page, 'main form');

    await page.getByLabel('Last name').fill('Obi');
    await createAccount(page).click();
    // Its fields are disabled while the form is sent, and cannot take the focus then.
    await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('DOB-001 to DOB-006: the picker offers and clamps days, and asks for 18 years', async ({
    page,
  }) => {
    const day = page.getByLabel('Day');
    const years = page.getByLabel('Year').locator('option');
    const thisYear = Number(venueDay(0).slice(0, 4));
    await expect(years.nth(1)).toHaveText(String(thisYear - 18));
    await expect(years.last()).toHaveText(String(thisYear - 100));
    await chooseBirthDate(page, '31', 'January', '1992');
    await page.getByLabel('Month').selectOption('February');
    await expect(day).toHaveValue('29');
    await expect(day.locator('option')).toHaveCount(30);
    await page.getByLabel('Year').selectOption('1991');
    await expect(day).toHaveValue('28');
    // Born 18 years before the day after tomorrow; that year may have no 29 February.
    const later = venueDay(venueDay(2).endsWith('-02-29') ? 3 : 2);
    const [year = 0, month, dayOfMonth] = later.split('-').map(Number);
    // At the end of a year, the list of years itself keeps younger people out.
    if (year !== thisYear) return;
    await page.getByLabel('Year').selectOption(String(thisYear - 18));
    await page.getByLabel('Month').selectOption(String(month));
    await day.selectOption(String(dayOfMonth));
    await createAccount(page).click();
    await expect(
      page.getByText('You must be at least 18 years old to become a provider.'),
    ).toBeVisible();
  });

  test('REG-012 REG-013: a refusal is said, and nothing typed is lost', LONG, async ({ page }) => {
    await page.getByLabel('First name').fill('Adaeze');
    const refusals = [
      {
        status: 502,
        json: { error: { code: 'host_failed', message: 'This name is not allowed.' } },
      },
      { status: 500, body: 'broken' },
    ];
    await page.route('**/api/provider', (route) => route.fulfill(refusals.shift()));
    await register(page);
    const alert = page.getByRole('alert').filter({ hasText: /\w/ });
    await expect(alert).toHaveText('This name is not allowed.');
    await createAccount(page).click();
    await expect(alert).toHaveText('Failed to create provider account');
    await expect(page.getByLabel('First name')).toHaveValue('Adaeze');
    await expect(page.getByLabel('Month')).toHaveValue('9');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.unroute('**/api/provider');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Adaeze');
    for (const [label, value] of Object.entries({ Day: '14', Month: '9', Year: '1991' })) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('checkbox').check();
    await createAccount(page).click();
    await expect(page.getByText('Hello, Adaeze')).toBeVisible();
  });

  test('what is chosen and ticked before React takes over is kept', LONG, async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await chooseBirthDate(page, '31', 'February', '1992');
    await page.getByRole('checkbox').check();
    await expect(createAccount(page)).toBeDisabled();
    releaseScripts();
    await expect(createAccount(page)).toBeEnabled();
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('29');
    await createAccount(page).click();
    await expect(page.getByText('Hello, Tigist')).toBeVisible();
  });

  test(
    'REG-011: with the keyboard alone one says whether one is a business, which nobody need answer, and gets to the dashboard and out again',
    LONG,
    async ({ page, product }) => {
      await page.getByLabel('Last name').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.type('14');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Sep');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1991');
      // Past the e-mail address.
      const unsaid = page.getByRole('radio', { name: 'I would rather not say yet' });
      await expect(unsaid).toBeChecked();
      await tabTo(unsaid);
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: 'No, as a private person' })).toBeChecked();
      const email = await page.getByLabel('Email').inputValue();
      const agrees = page.getByRole('checkbox');
      await tabTo(agrees);
      await page.keyboard.press('Space');
      await expect(agrees).toBeChecked();
      // The button cannot take the focus before React has taken over.
      await expect(createAccount(page)).toBeEnabled();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Hello, Tigist')).toBeVisible();
      const account = `/settlnProviders?userId=${subjectOf(email)}&hostCountry=MT`;
      expect(await (await askBackend(product, account)).json()).toMatchObject([
        { trader: 'private' },
      ]);
      await page.getByRole('button', { name: 'Account menu' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'First steps' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Portal');
    },
  );
});

test.describe('the dashboard', () => {
  test('PORT-007 DASH-001 to DASH-006 SES-4: greeting, initial, three tabs in the URL, a menu that closes on Escape and a click outside; signing out leads to the gate, and a copied cookie is dead', async ({
    page,
    product,
    context,
    browser,
    baseURL,
  }) => {
    await addSession(page, product, product.siteUrl, await registeredPerson(product));
    await page.goto(PORTAL);
    await expect(page.getByText('Hello, Almaz')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('A');
    const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    await expect(tabs).toHaveText(['Calendar', 'Listings', 'Bookings']);
    await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveText('Listings');
    for (const tab of ['Calendar', 'Bookings', 'Listings']) {
      await tabs.filter({ hasText: tab }).click();
      await expect(page).toHaveURL(`${PORTAL}?tab=${tab.toLowerCase()}`);
      await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveText(tab);
    }
    await page.goBack();
    await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveText('Bookings');

    const signOut = page.getByRole('button', { name: 'Sign Out' });
    const open = page.getByRole('button', { name: 'Account menu' });
    await expect(signOut).toBeHidden();
    await open.click();
    await expect(signOut).toBeVisible();
    await expectNoAxeFindings(page, '#account-menu');
    await page.keyboard.press('Escape');
    await expect(signOut).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 8, y: 8 } });
    await expect(signOut).toBeHidden();

    const copied = (await context.cookies()).filter(({ name }) => name.includes('session-token'));
    expect(copied).toHaveLength(1);
    await open.click();
    await signOut.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Portal');
    const thief = await browser.newContext({ baseURL });
    await thief.addCookies(copied);
    const answer = await thief.request.post('/api/provider', {
      data: {},
      headers: { origin: String(baseURL) },
    });
    expect(answer.status()).toBe(401);
    expect(await (await thief.request.get(PORTAL)).text()).toContain('Sign in with Google');
    await thief.close();
  });
});

test('who signs out leaves nothing that was typed to the next person at the device', async ({
  page,
  product,
}) => {
  await addSession(page, product, product.siteUrl, newPerson());
  await page.goto('/delete-request');
  const email = page.getByLabel('Email');
  await expect(page.getByRole('button', { name: 'Submit request' })).toBeEnabled();
  await expect(async () => {
    await email.fill('');
    await email.fill('tigist@example.org');
    await page.reload();
    await expect(email).toHaveValue('tigist@example.org', { timeout: 1000 });
  }).toPass();
  await page.goto(PORTAL);
  await expect(createAccount(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Portal');
  await page.goto('/delete-request');
  await expect(page.getByRole('button', { name: 'Submit request' })).toBeEnabled();
  await expectHydrated(page);
  await expect(email).toHaveValue('');
});

test(
  'staying after "Sign Out" keeps what was typed, and leaving forgets it',
  LONG,
  async ({ page, product }) => {
    const person = await openNewEvent(page, product);
    const title = page.getByLabel('Title');
    await title.pressSequentially('Enkutatash');
    const signOut = async (answer: 'stay' | 'leave') => {
      const asked = page.waitForEvent('dialog');
      const button = page.getByRole('button', { name: 'Sign Out' });
      // The menu is still open after staying.
      if (!(await button.isVisible()))
        await page.getByRole('button', { name: 'Account menu' }).click();
      // A click on something that leaves the page waits until the browser's question is answered.
      const pressed = button.click();
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await (answer === 'stay' ? question.dismiss() : question.accept());
      await pressed;
    };

    await signOut('stay');
    await expect(title).toHaveValue('Enkutatash');
    page.once('dialog', (question) => question.accept());
    // A reload would also show what the browser itself remembers of fields.
    await page.goto(NEW_EVENT_PATH);
    await expect(page.getByText('We kept what you had entered here.')).toBeVisible();
    await expect(title).toHaveValue('Enkutatash');
    await title.pressSequentially(' 2020');
    await signOut('stay');
    await signOut('leave');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Portal');
    await enter(page, product, person);
    await page.goto(NEW_EVENT_PATH);
    await expect(zoneField(page)).not.toHaveValue('');
    await expect(title).toHaveValue('');
  },
);

test(
  'PORT-005 PORT-008: the account check is said while it runs; where it fails, a Retry finds the account',
  LONG,
  async ({ page, product, stubHost }) => {
    await addSession(page, product, stubHost.siteUrl, newPerson());
    const { held, release } = heldReply({ status: 503 });
    stubHost.answer(/^GET \/settlnProviders/, held);
    await page.goto(stubHost.siteUrl + PORTAL, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toContainText('Checking your account');
    stubHost.answer(/^GET \/settlnProviders/, { status: 503 });
    release();
    await expect(page.getByText('We could not check whether you have an account')).toBeVisible();
    await page.getByLabel('First name').fill('Adaeze');
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(page.getByLabel('First name')).toHaveValue('Adaeze');
    const account = { id: 7, first_name: 'Adaeze', last_name: 'O', email: 'a@b.c' };
    stubHost.answer(/^GET \/settlnProviders/, { status: 200, json: [account] });
    // The first Retry may still be under way, and find the account by itself.
    await retry.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(page.getByText('Hello, Adaeze')).toBeVisible();
  },
);
