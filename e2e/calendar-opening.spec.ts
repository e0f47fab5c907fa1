import { calendarPath } from '../lib/shared/url/calendar-url';
import {
  createOwnCalendar,
  enterCalendar,
  expectSlot,
  hourAtTop,
  slotAt,
} from './support/calendar';
import { addSession } from './support/sign-in';
import { heldReply } from './support/stub-host';
import { quartersOf } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

test(
  'a grid opens where work begins, and a slot keeps the focus while its week comes or fails',
  LONG,
  async ({ page, product, stubHost }) => {
    const own = await createOwnCalendar(product);
    // Work begins at six on the Sunday that has no two o'clock, and at nine two weeks later.
    const open = [
      ...quartersOf('2027-03-28').filter((instant) => instant >= '2027-03-28T04:00'),
      ...quartersOf('2027-04-08').filter((instant) => instant >= '2027-04-08T07:00'),
    ];
    const slots = open.map((start_time, id) => ({ id, start_time, status: 'available' }));
    stubHost.answer(/GET \/providerCalendar\/slots/, { status: 200, json: slots });
    const sunday = { ...own, date: '2027-03-28' };
    // The page opens there before any script has arrived.
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
    await addSession(page, product, stubHost.siteUrl, own.owner);
    await page.goto(stubHost.siteUrl + calendarPath({ view: 'week', date: sunday.date }));
    await expect.poll(() => hourAtTop(page)).toBe('06:00');
    await page.unrouteAll();
    await enterCalendar(page, product, sunday, { view: 'day', siteUrl: stubHost.siteUrl });
    await expect.poll(() => hourAtTop(page)).toBe('06:00');

    // Every request for that week is held, because a page that gets the focus aborts one and asks
    // again.
    const { held, release } = heldReply({ status: 200, json: [] });
    stubHost.answer(/GET \/providerCalendar\/slots.*endTime=2027-04-04/, held);
    await slotAt(page, '2027-03-28', '20:00').focus();
    await page.keyboard.press('PageDown');
    const evening = slotAt(page, '2027-03-29', '20:00');
    await expect(evening).toBeFocused();
    await expect(evening).toHaveAttribute('aria-label', 'Monday 29 March, 20:00');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('loading');
    release();
    await expectSlot(page, '2027-03-29', '20:00', 'not set');
    await expect(evening).toBeFocused();
    await expect(evening).toBeInViewport({ ratio: 1 });

    stubHost.answer(/GET \/providerCalendar\/slots/, { status: 200, json: slots });
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await expect.poll(() => hourAtTop(page)).toBe('06:00');
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect.poll(() => hourAtTop(page)).toBe('09:00');

    // From right to left, the right arrow leads to the day before.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await slotAt(page, '2027-04-08', '20:00').focus();
    await page.keyboard.press('ArrowRight');
    await expect(slotAt(page, '2027-04-07', '20:00')).toBeFocused();
    await page.getByRole('button', { name: /go to a date$/ }).click();
    await page.locator('[data-date][aria-pressed="true"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-date]:focus')).toHaveAttribute('data-date', '2027-04-04');
    await page.keyboard.press('Escape');
    // A dialog is hidden at once and closes a frame later, which gives the focus back.
    await expect(page.getByRole('button', { name: /go to a date$/ })).toBeFocused();
    await slotAt(page, '2027-04-07', '20:00').focus();

    stubHost.answer(/GET \/providerCalendar\/slots/, { status: 503 });
    await page.keyboard.press('PageDown');
    await expect(page.getByText('Failed to fetch slots: 503')).toBeVisible();
    await expect(slotAt(page, '2027-04-14', '20:00')).toBeFocused();
    await expect(page.getByRole('gridcell', { name: /, (?:not set|available)/ })).toHaveCount(0);
    await page.context().setOffline(true);
    await page.keyboard.press('PageDown');
    await expect(page.getByText(/^You are offline, and this week was not loaded/)).toBeVisible();
    await expect(slotAt(page, '2027-04-21', '20:00')).toBeFocused();
    stubHost.reset();
    await page.context().setOffline(false);
    await expectSlot(page, '2027-04-21', '20:00', 'not set');
  },
);
