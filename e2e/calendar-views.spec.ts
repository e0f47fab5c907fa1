import type { Page } from 'playwright/test';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { portalPath } from '../lib/shared/url/portal-url';
import { createOwnCalendar, enterCalendar, expectAlive, expectSlot } from './support/calendar';
import { openHydrated } from './support/hydrated';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { quartersOf, quartersOfWeek, venueDay } from './support/stub-provider';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

const cells = (page: Page) => page.getByRole('gridcell');
const view = (page: Page, name: 'Day' | 'Week') => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [where, device] of [
  ['a desk', {}],
  ['a phone', ON_PHONE],
] as const) {
  test(
    `CAL-001 CAL-003 CAL-004 CAL-006 CAL-007 CAL-008: the tab shows the view that fits ${where}`,
    device,
    async ({ page, product, isMobile }) => {
      // A week has many cells to check.
      test.slow();
      const own = await createOwnCalendar(product);
      const day = quartersOf(venueDay(0)).length;
      const week = quartersOfWeek(venueDay(0));
      await addSession(page, product, product.siteUrl, own.owner);
      await page.goto(calendarPath({}));
      await expectAlive(page);
      await expect(cells(page)).toHaveCount(isMobile ? day : week);
      await expect(view(page, isMobile ? 'Day' : 'Week')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('list', { name: 'Legend' })).toHaveText(
        /Not set.*Available.*Unavailable.*Booked/,
      );
      // In the week of a change of clocks both names.
      await expect(page.getByText(/^Malta time \(CES?T/)).toHaveText(
        /^Malta time \(CES?T(?:, from .*CES?T)?\)\. \d\d:00 is (?:[A-Z][a-z]{2} )?\d\d:45 where you are now \(Kathmandu\)\.$/,
      );
      await view(page, isMobile ? 'Week' : 'Day').click();
      await expect(cells(page)).toHaveCount(isMobile ? week : day);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      await view(page, isMobile ? 'Day' : 'Week').click();
      await expectNoSidewaysScroll(page);
    },
  );
}

test(
  'the slots are in the first HTML, the view and the day in the URL, and the code of the calendar is loaded on its own tab alone',
  LONG,
  async ({ page, product }) => {
    const own = await createOwnCalendar(product);
    const path = calendarPath({ view: 'day', date: own.date });
    await addSession(page, product, product.siteUrl, own.owner);
    const html = await (await page.request.get(product.siteUrl + path)).text();
    expect(html.match(/, available"/g)).toHaveLength(quartersOf(own.date).length);

    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
    });
    const hasCalendar = async () =>
      (await Promise.all(scripts)).join().includes('data-calendar-window');
    await openHydrated(page, portalPath('listings'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(await hasCalendar()).toBe(false);
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expectAlive(page);
    expect(await hasCalendar()).toBe(true);
    page.removeAllListeners('response');

    await page.goto(path);
    await expectAlive(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.url().includes('_rsc'))
        documents.push(request.url());
    });
    const dayTitle = await title(page).textContent();
    await view(page, 'Week').click();
    await expect(page).toHaveURL(calendarPath({ view: 'week', date: own.date }));
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page.getByRole('columnheader', { name: /, today$/ })).toHaveCount(1);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(title(page)).toHaveText(dayTitle ?? '');
    await expect(cells(page)).toHaveCount(quartersOf(own.date).length);
    expect(documents).toEqual([]);
    await page.goForward();
    await page.reload();
    await expectAlive(page);
    await expect(cells(page)).toHaveCount(quartersOfWeek(own.date));
    await expectSlot(page, own.date, '10:00', 'available');
  },
);

test(
  'CAL-005 CAL-019: one jumps to a date of a month of 42 days, weeks begin on Monday',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const own = await createOwnCalendar(product);
    await enterCalendar(page, product, own, { view: 'day' });
    await title(page).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Go to a date' });
    await expect(dialog.locator('[data-date]')).toHaveCount(42);
    await expectNoAxeFindings(page, 'dialog[open]');
    await dialog.locator('[data-date][aria-pressed="true"]').focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowRight');
    const wanted = await dialog.locator('[data-date]:focus').getAttribute('data-date');
    expect(wanted).toMatch(/-02$/);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`date=${wanted}$`));
    const days = page.getByRole('navigation', { name: 'Days of the week' }).getByRole('button');
    await expect(days).toHaveText([/Mon/, /Tue/, /Wed/, /Thu/, /Fri/, /Sat/, /Sun/]);
    await days.first().click();
    await expect(days.first()).toHaveAttribute('aria-current', 'date');
  },
);
