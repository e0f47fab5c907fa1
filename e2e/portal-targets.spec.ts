import type { Page } from 'playwright/test';
import { servicePath } from '@/lib/shared/url/portal-paths';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { paths } from '../lib/shared/url/paths';
import { enterMode } from './support/availability-mode';
import { createOwnCalendar, expectAlive, slotAt, TOASTS, toasts } from './support/calendar';
import { smallTargets } from './support/checks/targets';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { addSession, newPerson } from './support/sign-in';
import { expect, LONG_ON_PHONE, test } from './support/test';

/** Soft, so that every state of a page is checked before the test fails. */
async function expectLargeTargets(page: Page, what: string, within?: string) {
  // A dialog opens a frame or more after the press: what is not there yet has no small targets.
  if (within) await expect(page.locator(within)).toBeVisible();
  expect.soft(await smallTargets(page, within), what).toEqual([]);
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

test(
  'the targets of the gate, of the registration and of the dialogs of listings are 44 px on a phone',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    await page.goto(paths.portal);
    await expectLargeTargets(page, 'the gate');
    await addSession(page, product, product.siteUrl, newPerson());
    await page.goto(paths.portal);
    await expect(page.getByLabel('First name')).toBeVisible();
    await expectLargeTargets(page, 'the registration');
    const own = await createOwnCalendar(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(servicePath(own.id));
    await tap(page, 'Add New Item');
    await expectLargeTargets(page, 'Add New Item', 'dialog[open]');
    await page.keyboard.press('Escape');
    await tap(page, /^Edit Coffee/);
    await expectLargeTargets(page, 'Edit Item', 'dialog[open]');
    await page.goto(`${paths.portal}?tab=listings`);
    await tap(page, 'List your service or event');
    await expectLargeTargets(page, 'What would you like to list?', 'dialog[open]');
    await tap(page, 'List a Service');
    await expectLargeTargets(page, 'What kind of service?', 'dialog[open]');
  },
);

test(
  'CAL-004 the targets of the calendar are 44 px on a phone, and named by what is seen',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const own = await createOwnCalendar(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(calendarPath({ view: 'day', date: own.date }));
    await expectAlive(page);
    await tap(page, /go to a date$/);
    await expectLargeTargets(page, 'Go to a date', 'dialog[open]');
    await page.keyboard.press('Escape');

    await slotAt(page, own.date, '10:00').tap();
    const book = page.getByRole('dialog', { name: 'Book this time' });
    await book.getByText('Customer name and phone').tap();
    await expectLargeTargets(page, 'Book this time', 'dialog[open]');
    await book.getByLabel('Phone').fill(ownPhone());
    await book.getByRole('button', { name: 'Tasting' }).tap();
    await expect(toasts(page).passing).toBeVisible();
    await expectLargeTargets(page, 'the message', TOASTS);
    await slotAt(page, own.date, '10:00').tap();
    await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();
    await expectLargeTargets(page, 'the booking', 'dialog[open]');
    await tap(page, 'Cancel all from this number');
    await expectLargeTargets(page, 'Cancel all', 'dialog[open]');
    await page.keyboard.press('Escape');
    await slotAt(page, own.date, '10:00').tap();
    await tap(page, 'Cancel booking');
    await expectLargeTargets(page, 'Cancel', 'dialog[open]');
    await page.keyboard.press('Escape');

    await enterMode(page);
    await slotAt(page, own.date, '12:00').tap();
    await expectLargeTargets(page, 'Change Availability');
    await tap(page, 'Choose a date range');
    await expectLargeTargets(page, 'the date range', 'dialog[open]');
    await expectNoAxeFindings(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await tap(page, 'Copy this week');
    await expectLargeTargets(page, 'Copy this week', 'dialog[open]');
  },
);
