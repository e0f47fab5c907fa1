import type { Page } from 'playwright/test';
import { formatShortDay } from '@/lib/shared/time/format';
import { noonOf, weekdayOf } from '@/lib/shared/time/local-date';
import { selectTimePath } from '../lib/shared/url/booking-url';
import { providerPath } from '../lib/shared/url/paths';
import { timeLinks } from './support/booking-steps';
import { startAt } from './support/calendar';
import { smallTargets } from './support/checks/targets';
import { bookVisit, calendarOf, enterHours } from './support/own-calendar';
import { createOwnService, itemsOf } from './support/own-service';
import { expectNoAxeFindings } from './support/review-page';
import { addSession } from './support/sign-in';
import { approve } from './support/staff';
import { venueDay } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

const WEDNESDAY = 2;

/** A Wednesday that is neither today nor tomorrow. */
function aWednesday(): string {
  const days = [2, 3, 4, 5, 6, 7, 8].map(venueDay);
  return days.find((date) => weekdayOf(date) === WEDNESDAY) ?? '';
}

/** So far ahead that the next two weeks are open. */
function anAugust(): string {
  return `${Number(venueDay(0).slice(0, 4)) + 1}-08`;
}

const row = (page: Page, weekday: number) => page.locator(`[data-weekday="${weekday}"]`);

async function save(page: Page, what = 'hours') {
  await page.getByRole('button', { name: `Save ${what}` }).press('Enter');
  await expect(page.getByText('Saved. Customers are offered these times now.')).toBeVisible();
}

test('Tuesday to Saturday with lunch, August off: customers are offered it, and no booking is lost', async ({
  page,
  request,
  product,
}) => {
  test.slow();
  const own = await createOwnService(product);
  await approve(product, own.id);
  const [calendarId, items] = [
    await calendarOf(product, own.owner.email),
    await itemsOf(product, own),
  ];
  const profile = async () => {
    const html = await (await request.get(providerPath(own.id))).text();
    return html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '');
  };
  expect(await profile()).not.toContain('09:00–');
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto('/settln-providers');
  await expect(page.locator('[data-step="hours"]')).toHaveAttribute('data-state', 'now');
  await page.getByRole('link', { name: 'Set your hours' }).click();
  await enterHours(page, { isThere: true });

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
  expect(await smallTargets(page, 'main')).toEqual([]);
  await save(page);

  await page.getByRole('button', { name: 'Days off' }).click();
  await page.getByLabel('From').fill(`${anAugust()}-01`);
  await page.getByLabel('Until').fill(`${anAugust()}-31`);
  await page.getByRole('button', { name: 'Add 31 days' }).click();
  await save(page, 'days off');

  // The profile was cached before, and shows the new hours at once.
  expect(await profile()).toContain('09:00–13:00, 14:00–17:00');

  const date = aWednesday();
  await page.goto(selectTimePath({ serviceId: own.id, calendarId: Number(calendarId), date }));
  const times = (await timeLinks(page).allTextContents()).map((text) => text.slice(0, 5));
  expect([times[0], times.at(-1)]).toEqual(['09:00', '16:45']);
  expect(times).not.toContain('13:30');

  await bookVisit(product, calendarId, items[1].id, startAt(date, '15:00'));
  await enterHours(page);
  await page.getByRole('switch', { name: 'Wednesday, open' }).click();
  const conflict = page.getByRole('link', { name: 'Łucja Wiśniewska' });
  await expect(conflict).toHaveAttribute('href', /tab=bookings&visit=\d+$/);
  await expect(page.getByRole('heading', { name: '1 booking lies outside' })).toBeVisible();
  await expect(page.locator(`[data-day="${date}"]`)).toContainText('1 booking outside');
  await expectNoAxeFindings(page, 'main');
  await conflict.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(conflict).toBeHidden();
  await expect(row(page, WEDNESDAY)).toContainText('09:00 to 13:00, 14:00 to 17:00');
  // Saved all the same, it stays listed: nothing is cancelled silently.
  await page.getByRole('switch', { name: 'Wednesday, open' }).click();
  await save(page);
  await expect(conflict).toBeVisible();
  await expect(page.getByText('1 booking outside', { exact: false }).last()).toBeVisible();

  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('button', { name: 'Save rules' })).toBeVisible();
  await page.getByLabel('Maximum time in advance').selectOption('4 weeks');
  const last = formatShortDay(noonOf(venueDay(28)), 'UTC', 'en')
    .split(' ')
    .slice(1)
    .join(' ');
  await expect(page.getByText(/^Somebody who looks now/)).toContainText(last);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test(
  'by keyboard, what is taken out or put away leaves the focus beside it',
  LONG,
  async ({ page, product }) => {
    const own = await createOwnService(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await enterHours(page);
    const tuesday = row(page, 1);
    const press = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' }).press('Enter');
    const copy = tuesday.getByRole('button', { name: /^Copy to days/ });
    const saving = page.getByRole('button', { name: /^Save/ });
    await page.getByRole('switch', { name: 'Tuesday, open' }).press('Space');
    await press('Add hours on Tuesday');
    await press(/^Remove 18:00 .* on Tuesday/);
    await expect(copy).toBeFocused();
    await copy.press('Enter');
    await tuesday.getByRole('button', { name: 'Friday' }).press('Enter');
    await press('Copy to 1 day');
    await expect(copy).toBeFocused();
    await copy.press('Enter');
    await press('Cancel');
    await expect(copy).toBeFocused();
    await press(/^Remove .* on Tuesday/);
    await expect(page.getByRole('switch', { name: 'Tuesday, open' })).toBeFocused();
    await press('New set');
    await press('Remove this set');
    await expect(page.getByRole('button', { name: 'Usual hours' })).toBeFocused();
    await press('Undo');
    await expect(saving).toBeFocused();

    await press('Days off');
    for (const year of ['2034', '2035']) {
      await page.getByLabel('From').fill(`${year}-08-01`);
      await press('Add 1 day');
    }
    const taken = page.getByRole('button', { name: /^Remove .* 203[45]/ });
    await expect(taken).toHaveCount(2);
    await taken.first().press('Enter');
    await expect(taken).toHaveCount(1);
    await expect(taken).toBeFocused();
    await taken.press('Enter');
    await expect(page.getByLabel('From')).toBeFocused();
  },
);

test(
  'what is undone, saved elsewhere or changed while it is saved is what the page shows',
  LONG,
  async ({ page, product, context }) => {
    const own = await createOwnService(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await enterHours(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const saved = page.getByText(/^Saved\./);
    const [name, from] = [page.getByLabel('Name'), page.getByLabel('Valid from')];
    await button('New set').click();
    await name.fill('Summer');
    await from.fill('2034-06-01');
    await page.getByLabel(/^Until/).fill('2034-08-31');

    // Nothing can be changed while it is being saved.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/schedule$/, async (route) => {
      await held;
      await route.continue();
    });
    await button('Save hours').press('Enter');
    await expect(button('Saving…')).toBeFocused();
    await expect(page.locator('main [inert]')).toContainText('Monday');
    letGo();
    await expect(saved).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await page.unroute(/\/schedule$/);

    await button('Summer').click();
    await name.fill('Autumn');
    await from.fill('2034-07-01');
    await page.getByLabel(/^Until/).fill('');
    await button('Undo').click();
    await expect(page.getByText('Your changes are undone.')).toBeVisible();
    await expect(name).toHaveValue('Summer');
    await expect(from).toHaveValue('2034-06-01');
    await expect(page.getByLabel(/^Until/)).toHaveValue('2034-08-31');
    // A date that is half typed keeps its other parts.
    await from.press('Backspace');
    await expect(from).toHaveValue('');
    await from.press('7');
    await expect(from).toHaveValue(/^2034-/);
    await expect(from).not.toHaveValue('2034-06-01');

    // Another tab saves meanwhile; the draft comes back, and is not laid over that unasked.
    await name.fill('Mine');
    const other = await context.newPage();
    await enterHours(other);
    await other.getByRole('switch', { name: 'Sunday, open' }).click();
    await other.getByRole('button', { name: 'Save hours' }).press('Enter');
    await expect(other.getByText(/^Saved\./)).toBeVisible();
    await page.reload();
    await enterHours(page, { isThere: true });
    await expect(page.getByText('What you had entered before is back.')).toBeVisible();
    await button('Save hours').press('Enter');
    await expect(page.getByText('were changed somewhere else meanwhile')).toBeVisible();
    await other.reload();
    await enterHours(other, { isThere: true });
    await expect(other.getByRole('switch', { name: 'Sunday, open' })).toBeChecked();
    await button('Save mine instead').press('Enter');
    await expect(saved).toBeVisible();
    await other.reload();
    await enterHours(other, { isThere: true });
    await expect(other.getByRole('switch', { name: 'Sunday, open' })).not.toBeChecked();
    await expect(other.getByRole('button', { name: 'Mine' })).toBeVisible();
  },
);
