import type { Page } from 'playwright/test';
import { visitPath } from '@/lib/shared/url/portal-url';
import { startAt } from './support/calendar';
import { linkInMail } from './support/mailbox';
import { openShop } from './support/own-shop';
import { postToBackend } from './support/product';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession, signInAs } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { expect, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

const TAB = '/settln-providers?tab=bookings';
const LONG = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 80);
const GONE = 'This booking is not here any more';

const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  '"Open booking" in a mail opens that booking, after a sign-in too, until it is closed',
  ON_PHONE,
  async ({ page, product, baseURL }) => {
    test.slow();
    const { own, book } = await openShop(product);
    const customer = { customerName: 'Nadia Borg', customerPhone: ownPhone(), language: 'ar' };
    const { booking } = await book(startAt(venueDay(3), '10:00'), customer);
    const to = own.owner.email;
    const mailed = { to, subject: /Nadia Borg/, link: 'Open booking' };
    const opened = await linkInMail(product, mailed);
    expect(opened).toBe(visitPath(String(booking.id)));

    await page.goto(opened);
    await expect(page.getByRole('heading', { level: 1, name: 'Provider Portal' })).toBeVisible();
    await signInAs(page, own.owner);
    await expect(page).toHaveURL(baseURL + opened);
    const sheet = sheetOf(page, 'Nadia Borg');
    await expect(sheet).toContainText('10:00');
    await expect(sheet).toContainText('Customer reads: Arabic');
    await sheet.getByLabel('Your note').fill('Likes tea');
    await sheet.getByRole('button', { name: 'Save note' }).click();
    await expect(sheet.getByText('Saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(baseURL + TAB);
    await page.reload();
    await expect(page.getByRole('button', { name: /Nadia Borg/ }).first()).toBeVisible();
    await expect(sheet).toBeHidden();
  },
);

test(
  'a booking far ahead, or of another person than those on show, is opened by its address, and none of another account',
  LONG_ON_PHONE,
  async ({ page, product, baseURL }) => {
    test.slow();
    const { own, book, calendarId, items } = await openShop(product, ['Farida', 'Olu']);
    // More than a page of other visits come before it.
    const first = startAt(venueDay(2), '09:00');
    const item = { id: Number(items[0].id), durationMinutes: 15, priceMinor: 0 };
    for (const day of [0, 1, 2, 3, 4]) {
      const startTimes = Array.from({ length: 12 }, (_, index) =>
        new Date(first + day * 86_400_000 + index * 900_000).toISOString(),
      );
      await postToBackend(product, '/providerCalendar/arranged-visits', {
        settlnProviderId: Number(calendarId),
        startTimes,
        items: [item],
        customerName: 'Somebody else',
      });
    }
    const customer = { customerName: LONG, customerPhone: ownPhone(), person: 0 };
    const { booking } = await book(startAt(venueDay(20), '10:00'), customer);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(TAB);
    const later = page.getByRole('button', { name: 'Show later bookings' });
    await expect(later).toBeVisible();
    await expect(page.getByRole('button', { name: LONG })).toHaveCount(0);

    await page.goto(visitPath(String(booking.id)));
    await expect(sheetOf(page, LONG)).toContainText('10:00');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await sheetOf(page, LONG).getByRole('button', { name: 'Close' }).click();
    await expect(sheetOf(page, LONG)).toBeHidden();
    await expect(page).toHaveURL(baseURL + TAB);
    await page.goBack();
    await expect(sheetOf(page, LONG)).toBeHidden();

    const whose = page.getByRole('group', { name: 'Whose bookings' });
    await whose.getByRole('button', { name: 'Olu' }).click();
    await expect(page).toHaveURL(/person=\d+/);
    const ofOlu = page.url();
    await page.goto(`${ofOlu}&visit=${booking.id}`);
    await expect(sheetOf(page, LONG)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(ofOlu);
    await expect(whose.getByRole('button', { name: 'Olu' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    // One of another account, or of none, is said to be gone.
    const other = await openShop(product);
    const ines = { customerName: 'Ines', customerPhone: ownPhone(1) };
    const foreign = await other.book(startAt(venueDay(3), '10:00'), ines);
    for (const id of [String(foreign.booking.id), '999999999999999']) {
      await page.goto(visitPath(id));
      await expect(page.getByRole('status').filter({ hasText: GONE })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expectNoAxeFindings(page, 'main [role=status]');
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Bookings' }).first().click();
    await expect(page.getByText(GONE)).toHaveCount(0);
  },
);
