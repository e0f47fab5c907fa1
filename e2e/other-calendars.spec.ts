import type { Page } from 'playwright/test';
import { calendarOf as fileOf, startCalendarServer } from '@/backend/testing/calendar-server';
import { HOUR_MS } from '@/lib/shared/time/units';
import { OTHER_CALENDARS_PATH, openingHoursPath } from '@/lib/shared/url/portal-paths';
import { arrangePath } from '../lib/shared/url/arrange-url';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { expectAlive, slotAt, startAt } from './support/calendar';
import { smallTargets } from './support/checks/targets';
import { openShop } from './support/own-shop';
import type { Product } from './support/product';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

const SECRET = 'private-9f8e7d6c5b4a3f2e1d0c';
const DATE = venueDay(3);
const ann = () => ({ customerName: 'Ann Quetzal', customerPhone: ownPhone() });

const hourFrom = (clock: string) => {
  const from = startAt(DATE, clock);
  return { from, to: from + HOUR_MS };
};

/** Files by their first folder; every other address answers 404. */
async function startCalendars(files: Record<string, string>) {
  const host = await startCalendarServer((request, response) => {
    const file = files[request.url?.split('/')[1] ?? ''];
    if (file === undefined) response.writeHead(404).end();
    else response.end(file);
  });
  return (name: string) => `${host}/${name}/${SECRET}/basic.ics`;
}

async function enter(page: Page, product: Product, shop: Awaited<ReturnType<typeof openShop>>) {
  await addSession(page, product, product.siteUrl, shop.own.owner);
  await page.goto(OTHER_CALENDARS_PATH);
  await expect(page.locator('main [aria-busy="false"]')).toBeVisible({ timeout: 15_000 });
}

const form = (page: Page) => page.getByRole('form', { name: 'Add a calendar' });

/** With keys alone. */
async function add(page: Page, { name, address }: { name: string; address: string }) {
  await form(page).getByLabel('Your name for the calendar').fill(name);
  await form(page).getByLabel('Its secret address').fill(address);
  await form(page).getByLabel('Its secret address').press('Enter');
}

test('an address is refused with what was typed, read, changed, and removed by keyboard', async ({
  page,
  product,
}) => {
  test.slow();
  const shop = await openShop(product);
  const at = await startCalendars({
    busy: fileOf([hourFrom('10:00'), hourFrom('12:00')]),
    empty: fileOf([]),
  });
  await addSession(page, product, product.siteUrl, shop.own.owner);
  await page.goto(openingHoursPath());
  await page.getByRole('link', { name: 'Other calendars' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Other calendars' })).toBeVisible();
  await expect(page.locator('main [aria-busy="false"]')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('No calendars yet.')).toBeVisible();
  await page.getByText('Where to find the address').click();
  await expect(page.getByText('Secret address in iCal format”')).toBeVisible();

  const address = form(page).getByLabel('Its secret address');
  await add(page, { name: 'Private', address: 'my calendar' });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Paste an address that begins with https/);
  await expect(address).toHaveValue('my calendar');
  await add(page, { name: 'Private', address: at('none') });
  await expect(address).toHaveAccessibleDescription(/No calendar could be read at this address/);
  await expect(address).toHaveValue(at('none'));
  await expectNoAxeFindings(page, 'main form');

  await add(page, { name: 'Private', address: at('busy') });
  await expect(page.getByText(/“Private” was added: 2 busy times found, up to /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Private' })).toBeFocused();
  await expect(page.getByText('127.0.0.1, ends in 1d0c')).toBeVisible();
  await expect(address).toHaveValue('');
  expect(await page.content()).not.toContain(SECRET);
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page, 'main')).toEqual([]);

  await add(page, { name: 'Again', address: at('busy') });
  await expect(form(page).getByRole('alert')).toContainText('in the list already');
  await expect(address).toHaveValue(at('busy'));
  await add(page, { name: 'Empty', address: at('empty') });
  await expect(page.getByText(/“Empty” was added: no busy times found/)).toBeVisible();

  await page.getByRole('switch', { name: 'All-day entries block the day, Empty' }).press('Space');
  await expect(page.getByRole('switch', { name: /Empty$/ })).toBeChecked();
  await page.getByRole('button', { name: 'Read now, Empty' }).press('Enter');
  await expect(page.getByText('less than a minute ago')).toBeVisible();

  await page.getByRole('button', { name: 'Change Empty' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name for the calendar').fill('School');
  await dialog.getByLabel('New address').fill(at('none'));
  await dialog.getByLabel('New address').press('Enter');
  await expect(dialog.getByLabel('New address')).toHaveAccessibleDescription(/No calendar/);
  await expect(dialog.getByLabel('Your name for the calendar')).toHaveValue('School');
  await expectNoAxeFindings(page, 'dialog[open]');
  await dialog.getByLabel('New address').fill('');
  await dialog.getByLabel('New address').press('Enter');
  await expect(page.getByText('“School” is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change School' })).toBeFocused();

  await page.getByRole('button', { name: 'Remove Private' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove “Private”?' });
  await question.getByRole('button', { name: 'Keep' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Private' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Private' }).press('Enter');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('“Private” is removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Private' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Calendars that are read' })).toBeFocused();
});

test(
  'busy times are marked in the calendar, doubted by hand, and said of a visit beneath',
  LONG,
  async ({ page, product }) => {
    test.slow();
    const shop = await openShop(product);
    const files: Record<string, string> = { busy: fileOf([hourFrom('10:00')]) };
    const at = await startCalendars(files);
    await enter(page, product, shop);
    await add(page, { name: 'Private', address: at('busy') });
    await expect(page.getByText(/“Private” was added: 1 busy time found/)).toBeVisible();

    await page.goto(calendarPath({ date: DATE }));
    await expectAlive(page);
    await expect(slotAt(page, DATE, '10:00')).toHaveAccessibleName(/busy in another calendar$/);
    await expect(slotAt(page, DATE, '11:00')).toHaveAccessibleName(/available/);
    await expect(page.getByRole('list', { name: 'Legend' })).toContainText(
      'Busy, from another calendar',
    );
    await expectNoAxeFindings(page, '[aria-label="Legend"]');
    await slotAt(page, DATE, '10:00').press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Another calendar is busy at this time' });
    await expect(dialog.getByRole('button', { name: 'Make available' })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Book a customer at this time' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(arrangePath({ date: DATE }).split('?')[0] ?? ''));
    await expect(page.getByText('Another calendar is busy at this time.')).toBeVisible();

    await shop.book(startAt(DATE, '13:00'), ann());
    files.later = fileOf([hourFrom('13:00')]);
    await enter(page, product, shop);
    await page.getByRole('button', { name: 'Change Private' }).click();
    await page.getByRole('dialog').getByLabel('New address').fill(at('later'));
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 booking is at a busy time')).toBeVisible();
    await expectNoAxeFindings(page, 'main');
    await page.getByRole('link', { name: /Ann Quetzal/ }).click();
    await expect(page.getByRole('dialog')).toContainText('“Private” is busy at this time, too.');

    await page.goto(calendarPath({ date: DATE }));
    await expectAlive(page);
    const visit = slotAt(page, DATE, '13:00');
    await expect(visit).toHaveAccessibleName(/booked, busy in another calendar, too/);
    await expect(slotAt(page, DATE, '10:00')).toHaveAccessibleName(/available/);
    await visit.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('“Private” is busy at this time, too.');
  },
);

test('each person has their own, in their column', LONG, async ({ page, product }) => {
  test.slow();
  const shop = await openShop(product, ['Ada', 'Blessing']);
  const at = await startCalendars({ busy: fileOf([hourFrom('10:00')]) });
  await enter(page, product, shop);
  await form(page).getByRole('radio', { name: 'Blessing' }).check({ force: true });
  await add(page, { name: 'Private', address: at('busy') });
  await expect(page.getByText(/“Private” was added/)).toBeVisible();
  const own = page.locator('section', {
    has: page.getByRole('heading', { name: 'Calendars of Blessing' }),
  });
  await expect(own.getByRole('heading', { name: 'Private' })).toBeVisible();
  await page.goto(calendarPath({ view: 'day', date: DATE }));
  await expectAlive(page);
  const cellOf = (who: string) =>
    page.locator(`[data-at][aria-label^="${who}, "][aria-label*=", 10:00, "]`);
  await expect(cellOf('Blessing')).toHaveAccessibleName(/busy in another calendar$/);
  await expect(cellOf('Ada')).toHaveAccessibleName(/available/);
});
