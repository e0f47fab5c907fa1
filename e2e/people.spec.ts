import type { Page } from 'playwright/test';
import { PEOPLE_PATH } from '@/lib/url/portal-paths';
import { selectTimePath } from '../lib/url/booking-url';
import { calendarPath } from '../lib/url/calendar-url';
import { expectAlive } from './support/calendar';
import { employ, openService } from './support/own-people';
import type { OwnService } from './support/own-service';
import type { Product } from './support/product';
import { confirm, expectNoAxeFindings, fillIn } from './support/review-page';
import { addSession } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { expect, test } from './support/test';

const BLESSING = 'Blessing Ħwejjeġ';

async function enterPeople(page: Page, product: Product, { owner }: OwnService) {
  await addSession(page, product, product.siteUrl, owner);
  await page.goto(PEOPLE_PATH);
  await expect(page.locator('main [aria-busy="false"]')).toBeVisible({ timeout: 15_000 });
}

async function expectNoSidewaysScroll(page: Page) {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
}

test('somebody joins, is chosen, booked and named, and has a calendar of their own', async ({
  page,
  product,
}) => {
  test.slow();
  const { own, calendarId, items } = await openService(product);
  const [first, second] = items;
  const date = venueDay(3);
  const state = { serviceId: own.id, calendarId: Number(calendarId), date };
  const times = selectTimePath({ ...state, itemIds: [first?.id ?? ''] });
  await page.goto(times);
  await expect(page.locator('[data-time]').first()).toBeVisible();
  await expect(page.getByText('With whom')).toHaveCount(0);

  await enterPeople(page, product, own);
  await expect(page.getByText('You work alone.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name customers see').fill(BLESSING);
  await page.getByLabel('Languages').fill('Maltese, Igbo,, Maltese');
  if (second) await page.getByRole('checkbox', { name: second.name }).uncheck();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByLabel('Name customers see')).toHaveValue(BLESSING);
  const other = await page.context().newPage();
  await enterPeople(other, product, own);
  await page.getByRole('button', { name: 'Save people' }).click();
  await expect(page.getByText('Saved. Customers see it from now on.')).toBeVisible();
  // The other page does not know of it, and loses nothing that was typed there.
  await other.getByRole('button', { name: 'Add a person' }).click();
  await expect(other.getByLabel('Name customers see')).toBeFocused();
  await other.keyboard.type('Nobody');
  await other.getByRole('button', { name: 'Save people' }).click();
  await expect(other.getByRole('button', { name: 'Replace them with these' })).toBeVisible();
  await expect(other.getByLabel('Name customers see')).toHaveValue('Nobody');
  await other.close();
  await page.reload();
  await expect(page.locator('[data-person="1"]')).toContainText(BLESSING);

  await page.context().clearCookies();
  await page.goto(times);
  const whom = page.getByRole('region', { name: 'With whom' });
  await expect(whom.getByRole('link', { name: 'Anybody' })).toHaveAttribute('aria-current', 'true');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await whom.getByRole('link', { name: BLESSING }).click();
  await expect(page).toHaveURL(/person=1/);
  await expect(whom.getByRole('link', { name: BLESSING })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Show anybody’s times' })).toBeVisible();
  await page.locator('[data-time]').first().click();
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page).toHaveURL(/booking\/review.*person=1/);
  await expect(page.getByText(`With ${BLESSING}`)).toBeVisible();
  await fillIn(page);
  await confirm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
  await expect(page.getByText(`With ${BLESSING}`)).toBeVisible();
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(page.getByText(`With ${BLESSING}`)).toBeVisible();

  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(calendarPath({ view: 'week', date }));
  await expectAlive(page);
  const people = page.getByRole('navigation', { name: 'Whose calendar' });
  await expect(page.locator('[data-visit], [data-status="booked"]')).toHaveCount(0);
  await people.getByRole('link', { name: BLESSING }).click();
  await expect(page).toHaveURL(/person=1/);
  await expectAlive(page);
  await expect(people.getByRole('link', { name: BLESSING })).toContainText('1 visit, week of');
  await expectNoAxeFindings(page);

  await page.goto(PEOPLE_PATH);
  await page.locator('[data-person="1"] > button').click();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '1 visit to come' }).click();
  const give = page.getByRole('button', { name: /^Give to / });
  const ada = ((await give.textContent()) ?? '').replace('Give to ', '');
  await give.click();
  await expect(page.getByText(`${ada} has the visit now.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeEnabled();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer chooses whom, and is booked with them', async ({ page, product }) => {
    const { own, calendarId, items } = await openService(product);
    await employ(product, calendarId, ['Ada', BLESSING]);
    const state = { serviceId: own.id, calendarId: Number(calendarId), date: venueDay(3) };
    await page.goto(selectTimePath({ ...state, itemIds: [items[0]?.id ?? ''] }));
    await page.getByRole('link', { name: BLESSING }).click();
    await page.locator('[data-time]').first().click();
    await expect(page.getByText(`With ${BLESSING}`)).toBeVisible();
    await fillIn(page);
    await confirm(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
    await expect(page.getByText(`With ${BLESSING}`)).toBeVisible();
  });
});
