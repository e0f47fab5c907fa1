import type { Page } from 'playwright/test';
import { openingHoursPath } from '@/lib/shared/url/portal-paths';
import { startAt, toasts } from './support/calendar';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { expect, LONG, test } from './support/test';
import { createBookedCalendar } from './support/visits';

const TAB = '/settln-providers?tab=bookings';
const LONG_NAME =
  `Wilhelmina-Alexandrina ${'Fatoumata Diallo-Camilleri de Saint-Exupéry '.repeat(2)}`
    .slice(0, 80)
    .trim();
const RTL = 'سمير الخوري';
const CANCEL = 'Are you sure you want to cancel this booking?';

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const open = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: new RegExp(name.slice(0, 20)) });

/** As when a provider comes back to the tab. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('BKT-001 BKT-002: what is booked is listed, seen, noted, searched and cancelled', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const own = await createBookedCalendar(product);
  await own.book('10:00', {
    customerName: LONG_NAME,
    customerPhone: ownPhone(),
    customerEmail: 'long@customer.example',
  });
  const phone = ownPhone(1);
  await own.book('11:00', { customerName: RTL, customerPhone: phone }, 0);
  await addSession(page, product, product.siteUrl, own.owner);
  const tab = page.getByRole('navigation').getByRole('link', { name: /^Bookings/ });
  await page.goto(openingHoursPath());
  await expect(tab).toContainText('2 new');
  await page.goto(TAB);
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  await expect(page.getByRole('status').getByText('2 new', { exact: true })).toBeVisible();
  await expect(tab).toContainText('2 new');
  const row = rowOf(page, RTL);
  await expect(row).toContainText('11:00 to 12:30');
  await expect(row).toContainText('€60.00');
  await expect(row.getByRole('link', { name: `Call ${RTL}` })).toHaveAttribute(
    'href',
    `tel:${phone.replace(' ', '')}`,
  );
  await expectNoAxeFindings(page, 'main');

  await open(page, RTL).press('Enter');
  const sheet = page.getByRole('dialog', { name: RTL });
  await expect(sheet).toContainText('Pay at venue');
  await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${phone.replace(/\D/g, '')}\\?text=Hello`),
  );
  await expect(sheet.getByRole('button', { name: /Did not come/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const note = `ملاحظة ${'Asks for a quiet table. '.repeat(30)}`.trim();
  await sheet.getByLabel('Your note').fill(note);
  await page.keyboard.press('Escape');
  await expect(open(page, RTL)).toBeFocused();
  await open(page, RTL).press('Enter');
  await expect(sheet.getByLabel('Your note')).toHaveValue(note);
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(sheet.getByText('Saved.')).toBeFocused();
  await expectNoAxeFindings(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status').getByText('1 new', { exact: true })).toBeVisible();
  await expect(tab).toContainText('1 new');

  const other = await context.newPage();
  await other.goto('/settln-providers?tab=listings');
  await expect(other.getByRole('link', { name: /^Bookings.*1 new/ })).toBeVisible();
  await other.goto(TAB);
  await expect(other.getByRole('status').getByText('1 new', { exact: true })).toBeVisible();

  await page.getByRole('searchbox').fill(ownPhone().slice(5));
  await expect(rowOf(page, RTL)).toBeHidden();
  await open(page, LONG_NAME).click();
  const long = page.getByRole('dialog', { name: LONG_NAME });
  await expect(long.getByRole('link', { name: 'E-mail' })).toBeVisible();
  await long.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('alertdialog', { name: CANCEL });
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(toasts(page).passing).toHaveText('The booking is cancelled.');
  await expect(rowOf(page, LONG_NAME)).toContainText('Cancelled');
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No booking matches “nobody at all”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all bookings' }).click();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  await expect(rowOf(page, RTL)).toBeHidden();
  await expect(rowOf(page, LONG_NAME)).toBeVisible();

  await comeBack(other);
  await expect(rowOf(other, LONG_NAME)).toContainText('Cancelled');
  await open(other, RTL).click();
  await expect(other.getByLabel('Your note')).toHaveValue(note);
  await other.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(other);
});

test('a booking that comes in shows without a reload, who did not come is marked, and all of a note is kept', async ({
  page,
  product,
}) => {
  const own = await createBookedCalendar(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(TAB);
  await expect(page.getByText('No upcoming bookings.')).toBeVisible();
  await own.noteNow('Ann Borg');
  // Nothing listens before the page's scripts run.
  await expect(async () => {
    await comeBack(page);
    await expect(rowOf(page, 'Ann Borg')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await own.book('10:00', {
    customerName: 'Zoe',
    customerPhone: ownPhone(),
    customerRemark: 'No lift.',
  });
  await expect(async () => {
    await comeBack(page);
    await expect(page.getByRole('button', { name: 'New (1)' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
  await open(page, 'Zoe').click();
  await expect(page.getByRole('dialog', { name: 'Zoe' }).getByRole('figure')).toContainText(
    'No lift.',
  );
  await page.keyboard.press('Escape');
  await open(page, 'Ann Borg').click();
  const sheet = page.getByRole('dialog', { name: 'Ann Borg' });
  await sheet.getByRole('button', { name: /Did not come/ }).click();
  await expect(sheet.getByRole('button', { name: /The customer did come/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Ann Borg')).toContainText('Did not come');
  await page.getByRole('button', { name: 'Did not come', exact: true }).click();
  await open(page, 'Ann Borg').click();
  await sheet.getByRole('button', { name: /The customer did come/ }).click();
  await expect(sheet.getByRole('button', { name: /Did not come/ })).toBeVisible();

  // What is typed while a note is saved is kept as well.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await open(page, 'Ann Borg').click();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/calendars/*/visits/*', async (route) => {
    await held;
    await route.continue();
  });
  const note = sheet.getByLabel('Your note');
  await note.fill('Likes tea');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await note.pressSequentially(', no sugar');
  letGo();
  await expect(sheet.getByText('Saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open(page, 'Ann Borg')).toBeFocused();
  await open(page, 'Ann Borg').click();
  await expect(note).toHaveValue('Likes tea, no sugar');
  // A busy browser fires `close` late, when the sheet is open again.
  await sheet.dispatchEvent('close');
  await expect(note).toHaveValue('Likes tea, no sugar', { timeout: 1000 });
  await expect(sheet).toBeVisible();
});

test(
  'a note that was saved elsewhere is shown beside what was typed here, and neither is lost',
  LONG,
  async ({ page, context, product }) => {
    test.slow();
    const own = await createBookedCalendar(product);
    await own.book('10:00', { customerName: 'Ann Borg', customerPhone: ownPhone() });
    await addSession(page, product, product.siteUrl, own.owner);
    const other = await context.newPage();
    const sheetIn = (tab: Page) => tab.getByRole('dialog', { name: 'Ann Borg' });
    const noteIn = (tab: Page) => sheetIn(tab).getByLabel('Your note');
    const newer = sheetIn(page).getByText('A newer note was saved somewhere else:');
    for (const tab of [page, other]) {
      await tab.goto(TAB);
      await open(tab, 'Ann Borg').click();
    }
    const saveElsewhere = async (text: string) => {
      await noteIn(other).fill(text);
      await sheetIn(other).getByRole('button', { name: 'Save note' }).click();
      await expect(sheetIn(other).getByText('Saved.')).toBeVisible();
    };
    const press = (name: string) => sheetIn(page).getByRole('button', { name }).click();

    await noteIn(page).pressSequentially('Likes tea ');
    await noteIn(page).pressSequentially('and cake');
    await expect(noteIn(page)).toHaveValue('Likes tea and cake');
    await saveElsewhere('Allergic to nuts');
    await page.reload();
    await open(page, 'Ann Borg').click();
    await expect(newer).toBeVisible();
    await expect(sheetIn(page).getByText('Allergic to nuts')).toBeVisible();
    await expect(noteIn(page)).toHaveValue('Likes tea and cake');
    await expectNoAxeFindings(page, 'dialog[open]');
    await press('Keep both');
    await expect(newer).toBeHidden();
    await expect(noteIn(page)).toBeFocused();
    await expect(noteIn(page)).toHaveValue('Allergic to nuts\n\nLikes tea and cake');
    await press('Save note');
    await expect(sheetIn(page).getByText('Saved.')).toBeVisible();
    await expect(newer).toBeHidden();

    // An open sheet gets the newer note, too; without unsaved text it replaces the old one.
    await comeBack(other);
    await expect(noteIn(other)).toHaveValue('Allergic to nuts\n\nLikes tea and cake');
    await noteIn(page).fill('Comes with a dog');
    await saveElsewhere('Moved to Sliema');
    await comeBack(page);
    await expect(newer).toBeVisible();
    await expect(noteIn(page)).toHaveValue('Comes with a dog');
    await press('Discard what I typed');
    await expect(noteIn(page)).toHaveValue('Moved to Sliema');
    await page.reload();
    await open(page, 'Ann Borg').click();
    await expect(noteIn(page)).toHaveValue('Moved to Sliema');
    await expect(newer).toBeHidden();

    await noteIn(page).fill('Speaks Maltese');
    await saveElsewhere('');
    await comeBack(page);
    await expect(sheetIn(page).getByText('Your note was removed somewhere else')).toBeVisible();
    await press('Save note');
    await expect(sheetIn(page).getByText('Saved.')).toBeVisible();
    await comeBack(other);
    await expect(noteIn(other)).toHaveValue('Speaks Maltese');
  },
);

test(
  'a calendar program reads the visits at a secret address until it ends',
  LONG,
  async ({ page, product, request }) => {
    const own = await createBookedCalendar(product);
    await own.book('10:00', { customerName: 'Ann; Borg', customerPhone: ownPhone() });
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(TAB);
    await page.getByRole('button', { name: 'Make a calendar address' }).click();
    const field = page.getByLabel('Address of your calendar');
    await expect(field).toHaveValue(/\/calendar\/[\w.-]+\.ics$/);
    await expect(field).toBeFocused();
    const address = await field.inputValue();
    await expect(page.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
      'href',
      address.replace(/^https?/, 'webcal'),
    );
    await expectNoAxeFindings(page, '[data-feed]');
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    const file = (await answer.text()).replaceAll('\r\n ', '');
    const start = new Date(startAt(own.date, '10:00')).toISOString().replace(/[-:]|\.\d{3}/g, '');
    expect(file).toContain(`DTSTART:${start}`);
    expect(file).toContain('SUMMARY:Ann\\; Borg\\, Tasting');
    const etag = answer.headers().etag ?? '';
    const same = await request.get(address, { headers: { 'if-none-match': etag } });
    expect(same.status()).toBe(304);

    const ask = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'New address' }).click();
    await ask.getByRole('button', { name: 'Keep this address' }).click();
    await expect(field).toHaveValue(address);
    await page.getByRole('button', { name: 'New address' }).click();
    await ask.getByRole('button', { name: 'New address' }).click();
    await expect(field).not.toHaveValue(address);
    expect((await request.get(address)).status()).toBe(410);
    const next = await field.inputValue();
    await page.getByRole('button', { name: 'Switch off the address' }).click();
    await ask.getByRole('button', { name: 'Switch off the address' }).click();
    await expect(page.getByRole('button', { name: 'Make a calendar address' })).toBeFocused();
    expect((await request.get(next)).status()).toBe(410);
    expect((await request.get(address.replace(/[^/]+$/, 'x.txt'))).status()).toBe(404);
  },
);

test(
  'BKT-002: of a host with documented calls alone the tab shows what that tells',
  LONG,
  async ({ page, product, stubHost }) => {
    // Without this the site's polling for decisions would learn again that the host is ours.
    stubHost.sayNoNumber();
    const person = { name: 'Tigist Wolde', email: 'foreign-owner@example.com' };
    await addSession(page, product, stubHost.siteUrl, person);
    stubHost.answer(/^GET \/settlnProviders/, {
      status: 200,
      json: [{ id: 7, first_name: 'Tigist', last_name: 'Wolde' }],
    });
    const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000).toISOString();
    stubHost.answer(/^GET \/providerCalendar\/bookings/, {
      status: 200,
      json: { bookings: [{ start_time: start, customer_name: 'Ann Borg' }, { id: 4 }] },
    });
    await page.goto(stubHost.siteUrl + TAB);
    await open(page, 'Ann Borg').click();
    const sheet = page.getByRole('dialog', { name: 'Ann Borg' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Escape');
    // The sheet is hidden at once and closes a frame later; until then no field takes input.
    await expect(sheet).toBeHidden();
    await page.getByRole('searchbox').fill('borgo');
    await expect(page.getByText('No booking matches “borgo”.')).toBeVisible();
    await expect(page.getByText('Bookings in your own calendar')).toBeHidden();
    stubHost.answer(/^GET \/providerCalendar\/bookings/, { status: 500, json: {} });
    await page.goto(stubHost.siteUrl + TAB);
    await expect(page.getByText('Your bookings could not be loaded just now.')).toBeVisible();
    expect(stubHost.asked.join()).not.toMatch(/visits|feed/);
  },
);
