import type { Page } from 'playwright/test';
import { formatShortDay } from '@/lib/time/format';
import { noonOf, weekdayOf } from '@/lib/time/local-date';
import { subjectOf } from '@/local/demo/shapes/subject';
import { selectTimePath } from '../lib/url/booking-url';
import { timeLinks } from './support/booking-steps';
import { startAt } from './support/calendar';
import { approve } from './support/moderate';
import { createOwnService, itemsOf } from './support/own-service';
import { askBackend, type Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { addSession } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { smallTargets } from './support/targets';
import { expect, test } from './support/test';

const WEDNESDAY = 2;

/** A Wednesday that is neither today nor tomorrow. */
function aWednesday(): string {
  const days = [2, 3, 4, 5, 6, 7, 8].map(venueDay);
  return days.find((date) => weekdayOf(date) === WEDNESDAY) ?? '';
}

/** The coming August that lies ahead as a whole. */
function nextAugust(): string {
  const [year = '', month = ''] = venueDay(0).split('-');
  return `${month < '08' ? year : Number(year) + 1}-08`;
}

async function calendarOf(product: Product, email: string): Promise<string> {
  const query = new URLSearchParams({ userId: subjectOf(email), hostCountry: 'MT' });
  const [account] = await (await askBackend(product, `/settlnProviders?${query}`)).json();
  return String(account.id);
}

const row = (page: Page, weekday: number) => page.locator(`[data-weekday="${weekday}"]`);

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save hours' }).press('Enter');
  await expect(page.getByText('Saved. Customers are offered these times now.')).toBeVisible();
}

test('Tuesday to Saturday with lunch, August off: customers are offered it, and no booking is lost', async ({
  page,
  product,
}) => {
  const own = await createOwnService(product);
  await approve(product, own.id);
  const [calendarId, items] = [
    await calendarOf(product, own.owner.email),
    await itemsOf(product, own),
  ];
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto('/settln-providers');
  await expect(page.locator('[data-step="hours"]')).toHaveAttribute('data-state', 'now');
  await page.getByRole('link', { name: 'Set your hours' }).click();

  await page.getByRole('switch', { name: 'Tuesday, open' }).click();
  const tuesday = row(page, 1);
  await tuesday.getByLabel('Tuesday, 1: until').selectOption('13:00');
  await tuesday.getByRole('button', { name: 'Add hours on Tuesday' }).click();
  await expect(tuesday.getByLabel('Tuesday, 2: from')).toHaveValue('840');
  await tuesday.getByRole('button', { name: 'Copy to days' }).click();
  const copy = page.getByRole('group', { name: 'Copy Tuesday to' });
  for (const day of ['Wednesday', 'Thursday', 'Friday', 'Saturday']) {
    await copy.getByRole('button', { name: day }).press('Space');
  }
  await copy.getByRole('button', { name: 'Copy to 4 days' }).press('Enter');
  await expectNoAxeFindings(page);
  expect(await smallTargets(page, 'main')).toEqual([]);
  await save(page);

  await page.getByRole('button', { name: 'Days off' }).click();
  await page.getByLabel('From').fill(`${nextAugust()}-01`);
  await page.getByLabel('Until').fill(`${nextAugust()}-31`);
  await page.getByRole('button', { name: 'Add 31 days' }).click();
  await expectNoAxeFindings(page);
  await save(page);

  const date = aWednesday();
  await page.goto(selectTimePath({ providerId: own.id, settlnProviderId: calendarId, date }));
  const times = (await timeLinks(page).allTextContents()).map((text) => text.slice(0, 5));
  expect([times[0], times.at(-1)]).toEqual(['09:00', '16:45']);
  expect(times).not.toContain('13:30');

  const booked = await askBackend(product, '/providerCalendar/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      settlnProviderId: Number(calendarId),
      startTime: new Date(startAt(date, '15:00')).toISOString(),
      serviceItems: [Number(items[1].id)],
      ...{ customerName: 'Łucja Wiśniewska', customerPhone: '+356 9912 3456' },
    }),
  });
  expect(booked.status).toBe(201);
  await page.goto('/settln-providers/opening-hours');
  await page.getByRole('switch', { name: 'Wednesday, open' }).click();
  const conflict = page.getByRole('link', { name: 'Łucja Wiśniewska' });
  await expect(conflict).toHaveAttribute('href', new RegExp(`date=${date}`));
  await expect(page.getByRole('heading', { name: '1 booking lies outside' })).toBeVisible();
  await expect(page.locator(`[data-day="${date}"]`)).toContainText('1 booking outside');
  await expectNoAxeFindings(page);
  await conflict.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(conflict).toBeHidden();
  await expect(row(page, WEDNESDAY)).toContainText('09:00 to 13:00, 14:00 to 17:00');

  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByLabel('How far ahead').selectOption('4 weeks');
  const last = formatShortDay(noonOf(venueDay(28)), 'UTC', 'en')
    .split(' ')
    .slice(1)
    .join(' ');
  await expect(page.getByText(/^Somebody who looks now/)).toContainText(last);
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
