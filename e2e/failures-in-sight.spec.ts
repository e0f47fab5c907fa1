import type { Locator, Page, Response } from 'playwright/test';
import { ACCOUNT_PATH } from '@/lib/shared/url/account-url';
import {
  OTHER_CALENDARS_PATH,
  openingHoursPath,
  PEOPLE_PATH,
  TRADER_PATH,
} from '@/lib/shared/url/portal-paths';
import { STAFF_PEOPLE_PATH, staffItemPath } from '@/lib/shared/url/staff-url';
import { arrangePath } from '../lib/shared/url/arrange-url';
import { expectFieldsHydrated, openHydrated } from './support/hydrated';
import { createOwnService } from './support/own-service';
import { openShop } from './support/own-shop';
import { addSession, signInAs } from './support/sign-in';
import { letIn, visitStaffRoom } from './support/staff';
import { venueDay } from './support/stub-provider';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

interface Form {
  path: string;
  fill: (page: Page) => Promise<void>;
  button: string;
  /** What was typed, once signing in has led back; null where the form says to sign in elsewhere. */
  isKept: ((page: Page) => Promise<void>) | null;
}

const NAME = 'Temesgen Wolde-Giorgis';

const FORMS: Record<string, Form> = {
  'booking by hand': {
    path: arrangePath({ date: venueDay(3), minute: 10 * 60 }),
    async fill(page) {
      await page.getByLabel('Add an item').selectOption({ label: 'Coffee ceremony' });
      await page.getByLabel('Start').selectOption('11:30');
      await page.getByLabel('Name').fill(NAME);
    },
    button: 'Book',
    async isKept(page) {
      await expect(page.getByLabel('Name')).toHaveValue(NAME);
      await expect(page.getByLabel('Start')).toHaveValue(String(11 * 60 + 30));
      await expect(page.getByLabel('Price')).toBeVisible();
    },
  },
  'opening hours': {
    path: openingHoursPath(),
    fill: (page) => page.locator('[data-weekday="2"]').getByRole('switch').click(),
    button: 'Save hours',
    isKept: (page) =>
      expect(
        page.getByText('What you had entered before is back. It is not saved yet.'),
      ).toBeVisible(),
  },
  people: {
    path: PEOPLE_PATH,
    async fill(page) {
      await page.locator('[data-person="0"] > button').click();
      await page.getByLabel('Name customers see').fill(NAME);
    },
    button: 'Save changes',
    isKept: (page) => expect(page.locator('[data-person="0"] > button')).toContainText(NAME),
  },
  'other calendars': {
    path: OTHER_CALENDARS_PATH,
    async fill(page) {
      await page.getByLabel('Your name for the calendar').fill('Mine');
      await page.getByLabel('Its secret address').fill('https://calendar.example/secret.ics');
    },
    button: 'Add',
    async isKept(page) {
      await expect(page.getByLabel('Your name for the calendar')).toHaveValue('Mine');
      await expect(page.getByLabel('Its secret address')).toHaveValue(/secret/);
    },
  },
  'names of the account': {
    path: ACCOUNT_PATH,
    fill: (page) => page.getByLabel('First name').fill('Temesgen'),
    button: 'Save',
    isKept: null,
  },
};

/** With the focus, and uncovered from its first line to its last. */
async function expectFailureInSight(page: Page) {
  const failure = page.locator('[role="alert"]:focus');
  await expect(failure).toBeVisible();
  const isClear = () =>
    failure.evaluate((note) => {
      const { left, top, bottom, width } = note.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        note.contains(document.elementFromPoint(left + width / 2, y)),
      );
    });
  await expect.poll(isClear).toBe(true);
}

test(
  'without a connection every form says so where it is seen; signing in again leads back to what was typed',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.setTimeout(240_000);
    const { own } = await openShop(product);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [name, { path, fill, button, isKept }] of Object.entries(FORMS)) {
      await test.step(name, async () => {
        await addSession(page, product, product.siteUrl, own.owner);
        await page.goto(path);
        await expectFieldsHydrated(page);
        await fill(page);
        const send = page.getByRole('button', { name: button, exact: true }).first();
        await page.route('**/*', (route) =>
          route.request().method() === 'GET' ? route.fallback() : route.abort(),
        );
        await send.click();
        await expectFailureInSight(page);
        await page.unroute('**/*');
        await page.context().clearCookies();
        const isWrite = (response: Response) => response.request().method() !== 'GET';
        const [answer] = await Promise.all([page.waitForResponse(isWrite), send.click()]);
        if (!isKept) return expectFailureInSight(page);
        expect(answer.status()).toBe(401);
        await expect(page.getByRole('alertdialog', { name: 'Please sign in again' })).toBeVisible();
        await signInAs(page, own.owner);
        await expectFieldsHydrated(page);
        await isKept(page);
      });
    }
  },
);

test(
  'without a connection a form that is posted says so in its place, and keeps what was typed',
  ON_PHONE,
  async ({ page, product }) => {
    const { own } = await openShop(product);
    const service = await createOwnService(product);
    const lose = async (send: Locator) => {
      await page.route('**/*', (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.abort(),
      );
      await send.click();
      await expectFailureInSight(page);
      await page.unroute('**/*');
    };
    await addSession(page, product, product.siteUrl, own.owner);
    await openHydrated(page, TRADER_PATH);
    const business = page.getByRole('radio').first();
    await business.check();
    await lose(page.getByRole('button', { name: 'Save' }));
    await expect(business).toBeChecked();

    await page.context().clearCookies();
    await visitStaffRoom(page, product, await letIn(product, 'Kwame Mensah', 'owner'));
    await openHydrated(page, staffItemPath('service', service.id));
    await page.getByRole('radio', { name: /^Refuse/ }).check();
    await page.getByLabel('Reason from the terms').selectOption({ index: 1 });
    const words = page.getByLabel('What its owner reads first');
    await words.fill('The licence of the kitchen is of another street.');
    await lose(page.getByRole('button', { name: /^Refuse/ }));
    await expect(words).toHaveValue(/another street/);

    await openHydrated(page, STAFF_PEOPLE_PATH);
    await page.getByLabel('E-mail that they sign in with').fill('lwazi.ndlovu@staff.example');
    await lose(page.getByRole('button', { name: 'Add', exact: true }));
    await expect(page.getByLabel('E-mail that they sign in with')).toHaveValue(
      'lwazi.ndlovu@staff.example',
    );
  },
);
