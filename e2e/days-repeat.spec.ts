import type { Page } from 'playwright/test';
import { formatDate } from '@/lib/time/format';
import { addDays, firstOfMonth, type LocalDate, noonOf, weekdayOf } from '@/lib/time/local-date';
import { instantOf } from '@/lib/time/venue-time';
import { smallTargets } from './support/checks/targets';
import { enterHours } from './support/own-calendar';
import { openShop } from './support/own-shop';
import { askBackend, type Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { addSession } from './support/sign-in';
import { MALTA, venueDay } from './support/stub-provider';
import { expect, ON_DESKTOP, test } from './support/test';

const YEAR = Number(venueDay(0).slice(0, 4));

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
  await expect(page.getByText('Saved. Customers are offered these times now.')).toBeVisible();
}

const dayAt = (page: Page, date: LocalDate) => page.locator(`[data-date="${date}"]`);
const nameOf = (date: LocalDate) => formatDate(noonOf(date), 'UTC', 'en');

test('every first Monday is closed from then on, until it is removed', async ({
  page,
  product,
  hasTouch,
}) => {
  const { own, calendarId } = await openShop(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await openDaysOff(page);
  const [next, later] = [firstMonday(1), firstMonday(2)];
  await page.getByRole('button', { name: 'Next month' }).click();
  const day = dayAt(page, next);
  await (hasTouch ? day.tap() : day.click());
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(next);
  if (hasTouch) {
    // The form is seen together with the day that was pressed.
    await expect(day).toBeInViewport();
    await expect(page.getByLabel('Repeats')).toBeInViewport();
  }
  await page.getByLabel('Repeats').selectOption('Every first Monday of the month');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(dayAt(page, later)).toHaveAccessibleName(`${nameOf(later)}, Being added`);
  await expectNoAxeFindings(page);
  expect(await smallTargets(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Add days that repeat' }).click();
  await expect(dayAt(page, later)).toHaveAccessibleName(`${nameOf(later)}, Day off`);
  const line = page.getByRole('listitem').filter({ hasText: 'Every first Monday of the month' });
  await expect(line).toContainText(`Day off. First on ${nameOf(next)}.`);
  await save(page);
  for (const date of [next, later, firstMonday(14)]) {
    expect(await freeOn(product, calendarId, date)).toBe(0);
    expect(await freeOn(product, calendarId, addDays(date, 7))).toBe(32);
  }
  // What was saved is what the page said.
  await page.reload();
  await openDaysOff(page);
  await expect(line).toContainText(`Day off. First on ${nameOf(next)}.`);
  await page.getByRole('button', { name: 'Remove Every first Monday of the month' }).click();
  await save(page);
  expect(await freeOn(product, calendarId, later)).toBe(32);
});

test('August is closed once for all years, and what cannot repeat is refused before', async ({
  page,
  product,
}) => {
  const { own, calendarId } = await openShop(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await openDaysOff(page);
  const [from, until] = [page.getByLabel('From', { exact: true }), page.getByLabel(/^Until/)];
  const repeats = page.getByLabel('Repeats');
  await from.fill(`${YEAR + 1}-08-01`);
  await until.fill(`${YEAR + 1}-08-31`);
  await repeats.selectOption('Every week');
  await expect(page.getByText('can be 7 days in a row at most.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Add days that repeat' }).click();
  await expect(page.getByText('No days off yet.')).toBeVisible();
  await repeats.selectOption('Every year');
  await expect(page.getByText('Every year from 1 to 31 August')).toBeVisible();
  await page.getByLabel(/^Name/).fill('Ferragosto '.repeat(6).slice(0, 60));
  await page.getByRole('button', { name: 'Add days that repeat' }).click();
  await expect(repeats).toHaveValue('');
  // The next leap year is at most eight years away.
  const leap = [...Array(9).keys()].map((n) => YEAR + 1 + n).find((year) => year % 4 === 0);
  await from.fill(`${leap}-02-29`);
  await repeats.selectOption('Every year');
  await page.getByRole('button', { name: 'Add days that repeat' }).click();
  await expect(page.getByText('Every year on 29 February, in leap years only')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectNoAxeFindings(page);
  }
  await save(page);
  for (const year of [YEAR + 1, YEAR + 2, YEAR + 9]) {
    expect(await freeOn(product, calendarId, `${year}-08-15`)).toBe(0);
    expect(await freeOn(product, calendarId, `${year}-09-01`)).toBe(32);
  }
  expect(await freeOn(product, calendarId, `${leap}-02-29`)).toBe(0);
  expect(await freeOn(product, calendarId, `${(leap ?? 0) + 1}-02-28`)).toBe(32);
});

test('other hours repeat by keys alone', ON_DESKTOP, async ({ page, product }) => {
  const { own, calendarId } = await openShop(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await openDaysOff(page);
  const day = addDays(firstMonday(1), 1);
  await page.getByRole('radio', { name: 'Other hours' }).press('Space');
  await page.getByLabel('From', { exact: true }).fill(day);
  await page.getByLabel('Open until').selectOption('12:00');
  await page.getByLabel('Repeats').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Every Tuesday')).toBeVisible();
  await page.getByRole('button', { name: 'Add days that repeat' }).press('Enter');
  await page.getByRole('button', { name: 'Save days off' }).press('Enter');
  await expect(page.getByText('Saved. Customers are offered these times now.')).toBeVisible();
  expect(await freeOn(product, calendarId, addDays(day, 70))).toBe(12);
  await page.reload();
  await openDaysOff(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Every Tuesday' })).toContainText(
    'Other hours, 09:00 to 12:00',
  );
});
