import type { Page } from 'playwright/test';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { expectAlive, startAt } from './support/calendar';
import { employ, openService } from './support/own-people';
import { type Product, postToBackend } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

const CUSTOMER = 'Ġiljan Cassar';

/** A shop of these people, of whom the second has a visit from ten to half past eleven. */
async function shopOf(product: Product, names: readonly string[]) {
  const { own, calendarId, items } = await openService(product);
  await employ(product, calendarId, names);
  const date = venueDay(3);
  await postToBackend(product, '/providerCalendar/book', {
    settlnProviderId: Number(calendarId),
    serviceItemId: Number(items[0]?.id),
    startTime: new Date(startAt(date, '10:00')).toISOString(),
    customerName: CUSTOMER,
    person: 1,
  });
  return { own, calendarId, date };
}

type Shop = Awaited<ReturnType<typeof shopOf>>;

async function enter(page: Page, product: Product, { own, date }: Shop) {
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(calendarPath({ view: 'day', date }));
  await expectAlive(page);
}

/** By the attribute, since the names of all cells take long to work out. */
const cellOf = (page: Page, who: string, clock: string) =>
  page.locator(`[data-at][aria-label*="${who}, "][aria-label*=", ${clock}, "]`);

test(
  'a day has a column for each person, each of whom is acted for',
  LONG,
  async ({ page, product }) => {
    const shop = await shopOf(product, ['Ada', 'Blessing', 'Chidi']);
    await enter(page, product, shop);
    const heads = page.getByRole('columnheader');
    await expect(heads).toHaveText([
      /Time/,
      /Ada.*no visits/,
      /Blessing.*1 visit/,
      /Chidi.*no visits/,
    ]);
    await expect(cellOf(page, 'Blessing', '10:00')).toHaveAccessibleName(
      /Cassar, Blessing, .*, booked, /,
    );
    await expect(cellOf(page, 'Ada', '10:00')).toHaveAccessibleName(/available/);
    await expect(page.getByText('10:00 to 11:30')).toBeVisible();
    await expectNoAxeFindings(page, 'thead');

    await cellOf(page, 'Chidi', '14:00').click();
    await page.getByRole('button', { name: 'Block this time' }).click();
    await expect(cellOf(page, 'Chidi', '14:00')).toHaveAccessibleName(/unavailable/);
    await expect(cellOf(page, 'Blessing', '14:00')).toHaveAccessibleName(/, available/);

    // Keys: sideways to the next person, never past the last one.
    await cellOf(page, 'Chidi', '14:00').focus();
    await page.keyboard.press('ArrowRight');
    await expect(cellOf(page, 'Chidi', '14:00')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(cellOf(page, 'Blessing', '14:00')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cellOf(page, 'Blessing', '14:15')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cellOf(page, 'Ada', '14:15')).toBeFocused();
    await expect(page.locator('[data-at][tabindex="0"]')).toHaveCount(1);

    await cellOf(page, 'Blessing', '10:15').click();
    await expect(page.getByRole('dialog')).toContainText(CUSTOMER);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(cellOf(page, 'Blessing', '10:15')).toHaveAccessibleName(/, available/);
    await expect(heads.nth(2)).toContainText('no visits');
  },
);

test(
  'columns of more people than fit are scrolled to, left out, and make room for whose times are marked',
  LONG,
  async ({ page, product }) => {
    const names = ['Ada', 'Blessing', 'Chidi', 'Dena', 'Ede', 'Fola'];
    const shop = await shopOf(product, names);
    const heads = page.getByRole('columnheader');
    const faces = page.getByRole('navigation', { name: 'Whose calendar' });
    await enter(page, product, shop);

    await test.step('they scroll beside the times', async () => {
      await expect(heads).toHaveCount(names.length + 1);
      await cellOf(page, 'Ada', '12:00').focus();
      await page.keyboard.press('End');
      await expect(cellOf(page, 'Fola', '12:00')).toBeInViewport();
      await expect(page.getByRole('rowheader', { name: '12:00' })).toBeInViewport();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Home');
      const cell = await cellOf(page, 'Ada', '12:00').boundingBox();
      const gutter = await page.getByRole('rowheader', { name: '12:00' }).boundingBox();
      expect(cell?.x).toBeGreaterThanOrEqual((gutter?.x ?? 0) + (gutter?.width ?? 0) - 1);
    });

    await test.step('this device remembers which are left out', async () => {
      const filter = page.getByRole('group', { name: 'Whose columns are shown' });
      for (const name of names.filter((one) => one !== 'Blessing')) {
        await filter.getByRole('button', { name }).click();
      }
      await expect(heads).toHaveText([/Time/, /Blessing/]);
      await page.reload();
      await expectAlive(page);
      await expect(heads).toHaveText([/Time/, /Blessing/]);
      // One person has to stay on show.
      await expect(filter.getByRole('button', { name: 'Blessing' })).toBeDisabled();
      await filter.getByRole('button', { name: 'Ada' }).click();
      await expect(heads).toHaveCount(3);
    });

    await test.step('times are marked for one person, who is named', async () => {
      await page.getByRole('button', { name: 'Change Availability' }).click();
      await expect(page.getByText('You change only the times of Ada.')).toBeVisible();
      await expect(heads).toHaveCount(0);
      await expect(faces.getByRole('link')).toHaveCount(names.length);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(heads).toHaveCount(3);
    });

    await page.setViewportSize({ width: 800, height: 800 });
    await expect(heads).toHaveCount(0);
    await expect(faces).toBeVisible();
  },
);
