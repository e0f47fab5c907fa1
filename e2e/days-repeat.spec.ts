import type { Page } from 'playwright/test';
import { formatDate } from '@/lib/shared/time/format';
import {
  addDays,
  firstOfMonth,
  type LocalDate,
  noonOf,
  weekdayOf,
} from '@/lib/shared/time/local-date';
import { instantOf } from '@/lib/shared/time/venue-time';
import { smallTargets } from './support/checks/targets';
import { enterHours } from './support/own-calendar';
import { openShop } from './support/own-shop';
import { askBackend, type Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { MALTA, venueDay } from './support/stub-provider';
import { expect, LONG, LONG_ON_PHONE, test } from './support/test';

/** Its first Monday, some months from this one. */
function firstMonday(months: number): LocalDate {
  const first = firstOfMonth(venueDay(0), months);
  return addDays(first, (7 - weekdayOf(first)) % 7);
}

async function freeOn(product: Product, calendarId: string, date: LocalDate): Promise<number> {
  const query = new URLSearchParams({
    settlnProviderId: calendarId,
    startTime: new Date(instantOf(date, 0, MALTA)).toISOString(),
    endTime: new Date(instantOf(addDays(date, 1), 0, MALTA)).toISOString(),
  });
  const slots = await (await askBackend(product, `/providerCalendar/slots?${query}`)).json();
  return slots.filter(({ status }: { status: string }) => status === 'available').length;
}

async function openDaysOff(page: Page) {
  await enterHours(page);
  await page.getByRole('button', { name: 'Days off' }).click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save days off' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
}

const dayAt = (page: Page, date: LocalDate) => page.locator(`[data-date="${date}"]`);
const nameOf = (date: LocalDate) => formatDate(noonOf(date), 'UTC', 'en');

test(
  'every first Monday is closed from then on, until it is removed',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const { own, calendarId } = await openShop(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await openDaysOff(page);
    const [next, later] = [firstMonday(1), firstMonday(2)];
    await page.getByRole('button', { name: 'Next month' }).click();
    const day = dayAt(page, next);
    await day.tap();
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(next);
    // The form is seen together with the day that was pressed.
    await expect(day).toBeInViewport();
    await expect(page.getByLabel('Repeats')).toBeInViewport();
    await page.getByLabel('Repeats').selectOption('Every first Monday of the month');
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(dayAt(page, later)).toHaveAccessibleName(`${nameOf(later)}, Being added`);
    expect(await smallTargets(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Add days that repeat' }).click();
    await expect(dayAt(page, later)).toHaveAccessibleName(`${nameOf(later)}, Day off`);
    const line = page.getByRole('listitem').filter({ hasText: 'Every first Monday of the month' });
    await expect(line).toContainText(`Day off. First on ${nameOf(next)}.`);
    await save(page);
    expect(await freeOn(product, calendarId, later)).toBe(0);
    expect(await freeOn(product, calendarId, addDays(later, 7))).toBe(32);
    // What was saved is what the page said.
    await page.reload();
    await openDaysOff(page);
    await expect(line).toContainText(`Day off. First on ${nameOf(next)}.`);
    await page.getByRole('button', { name: 'Remove Every first Monday of the month' }).click();
    await save(page);
    expect(await freeOn(product, calendarId, later)).toBe(32);
  },
);

test(
  'what cannot repeat is refused before it is added, and other hours repeat by keys alone',
  LONG,
  async ({ page, product }) => {
    const { own, calendarId } = await openShop(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await openDaysOff(page);
    const day = addDays(firstMonday(1), 1);
    const [from, until] = [page.getByLabel('From', { exact: true }), page.getByLabel(/^Until/)];
    const add = page.getByRole('button', { name: 'Add days that repeat' });
    await page.getByRole('radio', { name: 'Other hours' }).press('Space');
    await from.fill(day);
    await until.fill(addDays(day, 7));
    await page.getByLabel('Open until').selectOption('12:00');
    await page.getByLabel(/^Name/).fill('Ferragosto '.repeat(6).slice(0, 60));
    await page.getByLabel('Repeats').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('can be 7 days in a row at most.')).toBeVisible();
    await expectNoAxeFindings(page, 'main');
    await add.press('Enter');
    await expect(page.getByText('No days off yet.')).toBeVisible();
    await until.fill('');
    await expect(page.getByText('Every Tuesday')).toBeVisible();
    await add.press('Enter');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Save days off' }).press('Enter');
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    expect(await freeOn(product, calendarId, addDays(day, 70))).toBe(12);
    await page.reload();
    await openDaysOff(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Every Tuesday' })).toContainText(
      'Other hours, 09:00 to 12:00',
    );
  },
);
