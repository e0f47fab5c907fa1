import { demoEmail, demoService } from '@/local/demo/shapes/providers';
import { calendarPath } from '../../lib/shared/url/calendar-url';
import { portalPath } from '../../lib/shared/url/portal-url';
import { createEmptyCalendar } from '../support/availability-mode';
import {
  createOwnCalendar,
  enterCalendar,
  expectAlive,
  expectSlot,
  slotAt,
  startAt,
  toasts,
} from '../support/calendar';
import { addSession } from '../support/sign-in';
import { venueDay } from '../support/stub-provider';
import { expect, test } from '../support/test';
import { take } from './take';

const TYPICAL = demoService('typical');

test.setTimeout(120_000);

test('the calendar of a provider with bookings', async ({ page, product }) => {
  const owner = { name: 'Adaeze Okafor', email: demoEmail(TYPICAL.handle) };
  await addSession(page, product, product.siteUrl, owner);
  await page.goto(calendarPath({ view: 'week', date: venueDay(7) }));
  await expectAlive(page);
  await take(page, 'calendar-week');
  const booked = page.getByRole('gridcell', { name: /, booked/ });
  // Not every day of the demo has a booking: which do depends on the day of the seed.
  for (let ahead = 1; ahead <= 14 && (ahead === 1 || (await booked.count()) === 0); ahead += 1) {
    await page.goto(calendarPath({ view: 'day', date: venueDay(ahead) }));
    await expectAlive(page);
  }
  await take(page, 'calendar-day');
  await page.getByRole('button', { name: /go to a date$/ }).click();
  await take(page, 'calendar-date');
  await page.keyboard.press('Escape');
  await booked.first().click();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await take(page, 'calendar-booking');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await take(page, 'calendar-cancel');
  await page.keyboard.press('Escape');
  await page
    .getByRole('gridcell', { name: /, available$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await take(page, 'calendar-book');
});

test('a calendar in which nothing is set, and one whose hours are half over', async ({
  page,
  product,
  isMobile,
}) => {
  const view = isMobile ? 'day' : 'week';
  const { service } = await createEmptyCalendar(product);
  await addSession(page, product, product.siteUrl, service.owner);
  await page.goto(calendarPath({ view, date: venueDay(7) }));
  await expectAlive(page);
  await take(page, 'calendar-nothing-set');
  const own = await createOwnCalendar(product);
  await page.clock.setSystemTime(startAt(own.date, '02:20'));
  await enterCalendar(page, product, own, { view });
  await expectSlot(page, own.date, '01:45', 'available, past');
  await take(page, 'calendar-past');
});

test('a calendar that is changed, or cannot be read', async ({ page, product, stubHost }) => {
  const own = await createOwnCalendar(product);
  await enterCalendar(page, product, own, { view: 'day' });
  await slotAt(page, own.date, '08:30').click({ modifiers: ['Shift'] });
  await take(page, 'calendar-block');
  await page.getByRole('button', { name: 'Make unavailable' }).click();
  await expectSlot(page, own.date, '08:30', 'unavailable');
  await expect(toasts(page).passing).toBeVisible();
  await take(page, 'calendar-toast');
  await slotAt(page, own.date, '08:30').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await take(page, 'calendar-open');
  await page.keyboard.press('Escape');
  await slotAt(page, own.date, '08:00').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Tasting/ })).toBeVisible();
  await take(page, 'calendar-book-short-gap');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await take(page, 'calendar-offline');
  await slotAt(page, own.date, '08:00').click();
  await page.getByRole('button', { name: 'Block this time' }).click();
  await expect(toasts(page).errors).toBeVisible();
  await take(page, 'calendar-refusal');
  await page.context().setOffline(false);
  stubHost.answer(/GET \/providerCalendar\/slots/, { status: 503 });
  await addSession(page, product, stubHost.siteUrl, own.owner);
  await page.goto(stubHost.siteUrl + portalPath('calendar'));
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await take(page, 'calendar-failed');
});

test('a calendar whose week waits, is not there offline, or has another hour', async ({
  page,
  product,
  stubHost,
  isMobile,
}) => {
  const own = await createOwnCalendar(product);
  const view = isMobile ? 'day' : 'week';
  await enterCalendar(page, product, own, { view, siteUrl: stubHost.siteUrl });
  stubHost.answer(/GET \/providerCalendar\/slots/, 'hang');
  await page.getByRole('button', { name: /go to a date$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('dialog').locator('[tabindex="0"]').click();
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await take(page, 'calendar-waiting');
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline, and this week/)).toBeVisible();
  await take(page, 'calendar-offline-unseen');
  await page.context().setOffline(false);
  await enterCalendar(page, product, { ...own, date: '2027-03-28' }, { view });
  await expect(page.getByText(/CET, from .*03:00 CEST/)).toBeVisible();
  await slotAt(page, '2027-03-28', '01:00').scrollIntoViewIfNeeded();
  await take(page, 'calendar-clock-change');
});
