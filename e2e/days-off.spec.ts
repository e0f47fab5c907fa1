import type { Page } from 'playwright/test';
import { formatDate } from '@/lib/shared/time/format';
import { addDays, mondayOf, noonOf } from '@/lib/shared/time/local-date';
import { createOwnCalendar, startAt } from './support/calendar';
import { smallTargets } from './support/checks/targets';
import { bookVisit, enterHours } from './support/own-calendar';
import { itemsOf } from './support/own-service';
import { expectNoAxeFindings } from './support/review-page';
import { addSession } from './support/sign-in';
import { approve } from './support/staff';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

/** A day of next week that the open calendar of the test covers, or the week after. */
const TUESDAY = addDays(mondayOf(venueDay(7)), 1);
const dayAt = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);
const dates = (page: Page) =>
  Promise.all([
    page.getByLabel('From', { exact: true }).inputValue(),
    page.getByLabel('Until (optional)').inputValue(),
  ]);

async function enter(page: Page) {
  await enterHours(page);
  await page.getByRole('button', { name: 'Days off' }).click();
}

test(
  'a day off on a booked day says so before it is added, and the month shows both',
  LONG,
  async ({ page, product }) => {
    const own = await createOwnCalendar(product);
    await approve(product, own.id);
    const [item] = await itemsOf(product, own);
    await bookVisit(product, own.calendarId, item.id, startAt(own.date, '11:00'));
    await addSession(page, product, product.siteUrl, own.owner);
    await enter(page);
    const name = formatDate(noonOf(own.date), 'UTC', 'en');
    await page.getByLabel('From', { exact: true }).fill(own.date);
    const day = dayAt(page, own.date);
    await expect(day).toHaveAccessibleName(`${name}, Being added, Closed, 1 booking`);
    expect(await smallTargets(page, 'main')).toEqual([]);
    // Marks of the provider stay, so a visit under one counts as within the hours.
    await expect(page.getByRole('heading', { name: '1 booking on these days stays' })).toBeHidden();
    await page.getByRole('button', { name: 'Add 1 day' }).click();
    await expect(page.getByText('Added. Save to let customers see it.')).toBeVisible();
    await expect(day).toHaveAccessibleName(`${name}, Day off, 1 booking`);
    await page.getByRole('switch', { name: 'Closed on Malta’s public holidays' }).click();
    await page.getByRole('button', { name: /^Show all \d+/ }).click();
    await expect(page.getByText('Good Friday')).toBeVisible();
    // Its colours carry what the days are.
    await page.getByLabel('From', { exact: true }).fill(addDays(own.date, 1));
    await expect(dayAt(page, addDays(own.date, 1))).toHaveAccessibleName(/, Being added/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeFindings(page, 'main');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  },
);

test('days are chosen in the month by mouse and by keys', LONG, async ({ page, product }) => {
  const own = await createOwnCalendar(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await enter(page);
  await test.step('by mouse', async () => {
    await page.getByLabel('From', { exact: true }).fill(TUESDAY);
    await dayAt(page, addDays(TUESDAY, 1)).click();
    expect(await dates(page)).toEqual([TUESDAY, addDays(TUESDAY, 1)]);
    await dayAt(page, addDays(TUESDAY, 2)).click();
    expect(await dates(page)).toEqual([addDays(TUESDAY, 2), '']);
    await expect(page.getByRole('button', { name: 'Add 1 day' })).toBeVisible();
    await dayAt(page, addDays(TUESDAY, 4)).click();
    await expect(page.getByRole('button', { name: 'Add 3 days' })).toBeVisible();
    await expect(dayAt(page, addDays(TUESDAY, 3))).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('by keys', async () => {
    await dayAt(page, TUESDAY).click();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(dayAt(page, addDays(TUESDAY, 7))).toBeFocused();
    expect(await dates(page)).toEqual([TUESDAY, addDays(TUESDAY, 7)]);
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await dates(page)).toEqual([TUESDAY, addDays(TUESDAY, 6)]);
    // The next month gets the focus on its first day.
    const month = page.getByRole('region', { name: 'Month' }).getByRole('heading', { level: 3 });
    const before = await month.textContent();
    await page.keyboard.press('PageDown');
    await expect(month).not.toHaveText(before ?? '');
    await page.keyboard.press('Enter');
    const [from, until] = await dates(page);
    expect([from?.slice(8), until]).toEqual(['01', '']);
    await expect(dayAt(page, from ?? '')).toBeFocused();
  });
});
