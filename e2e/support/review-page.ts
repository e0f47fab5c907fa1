import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { axeFindings } from './checks/axe';
import { expect, test } from './test';

export const MALTA = 'Europe/Malta';
export const NAME = 'María-José Gebremedhin de la Cruz';

/** Up to eleven digits of this test alone, others for each of its customers. */
function ownDigits(customer: number): string {
  const { testId, project, retry, repeatEachIndex } = test.info();
  const number = createHash('sha256')
    .update([testId, project.name, retry, repeatEachIndex, customer].join())
    .digest()
    .readUIntBE(0, 4);
  return String(number).padStart(11, '0');
}

/** The phone number of a customer of this test alone, for one number books few times a day. */
export const ownPhone = (customer = 0) => `+888 ${ownDigits(customer)}`;

/** The same for a number of Malta, where the test is about its spelling. */
export const ownMobile = (customer = 0) => `+356 99${ownDigits(customer).slice(-6)}`;

/** The mail address of the customer of this test alone, for one address gets few mails a day. */
export const ownEmail = () => `${ownPhone().slice(-11)}@customer.example`;

export async function fillIn(page: Page, { name = NAME, phone = ownPhone(), email = '' } = {}) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Email').fill(email);
}

/** Fills in what must be known and confirms, with keys alone. */
export async function confirmByKeyboard(page: Page) {
  await page.getByLabel('Name').focus();
  await page.keyboard.type(NAME);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ownPhone());
  await page.keyboard.press('Enter');
}

/** The one that is on show, whatever it reads. */
export function confirmButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Confirm/ });
}

/** Confirms. Until the style sheets are there, the buttons of both widths count as shown. */
export async function confirm(page: Page) {
  await page.waitForLoadState();
  await confirmButton(page).click();
}

export function bookingId(page: Page): Locator {
  return page.locator('dt:text-is("Booking id") + dd');
}

/** REV-026 to REV-028. */
export async function expectConfirmed(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeVisible();
  await expect(bookingId(page)).toHaveText(/^\d+$/);
  await expect(page.getByText(NAME, { exact: true })).toBeVisible();
}

/** The notice after the last submit, which gets the focus as a whole. */
export function noticeOf(page: Page): Locator {
  return page.locator('main [tabindex="-1"]').filter({ has: page.getByRole('alert') });
}

/** The clock time on a button of the lost-slot panel. */
export async function timeOn(button: Locator): Promise<string> {
  return ((await button.textContent()) ?? '').slice(0, 5);
}

export async function expectNoAxeFindings(page: Page, within = ':root') {
  expect(await axeFindings(page, within)).toEqual([]);
}

/** The idempotency keys of the booking calls that the page makes from now on. */
export function watchKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/bookings')) return;
    keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}
