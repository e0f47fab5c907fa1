import { arrangePath } from '../lib/shared/url/arrange-url';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { expectAlive, slotAt, startAt } from './support/calendar';
import { openShop } from './support/own-shop';
import { askBackend } from './support/product';
import { expectNoAxeFindings, ownMobile, ownPhone } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, test } from './support/test';

const date = venueDay(3);

test('a regular is booked after closing time, from a tap outside the hours @phone', async ({
  page,
  product,
}) => {
  test.slow();
  const { own, calendarId, book: bookOnline } = await openShop(product);
  const phone = ownMobile().replace(' ', '');
  const known = { customerName: 'Temesgen Wolde-Giorgis', customerPhone: phone };
  await bookOnline(startAt(date, '10:00'), known);
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(calendarPath({ view: 'day', date }));
  await expectAlive(page);
  await slotAt(page, date, '18:30').click();
  await page.getByRole('link', { name: 'Book a customer at this time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a customer');
  await expect(page.getByLabel('Start')).toHaveValue(String(18 * 60 + 30));
  await expect(page.locator('form[aria-busy="false"]')).toBeVisible();
  await expectNoSidewaysScroll(page);

  const book = page.getByRole('button', { name: 'Book', exact: true });
  await book.click();
  await expect(page.getByText('Add an item.').first()).toBeVisible();
  // As after a press of the mouse: the select has the focus, and no key was pressed.
  await page.getByLabel('Add an item').focus();
  await page.getByLabel('Add an item').selectOption({ label: 'Coffee ceremony' });
  await page.getByLabel('Length').fill('1h');
  await page.getByLabel('Price').fill('45,5');
  await expect(page.getByText('Usually 1 h 30 min and €60.00.')).toBeVisible();
  await expect(
    page.getByText('outside the opening hours. Customers cannot book this, but you can.'),
  ).toBeVisible();
  await page.getByLabel('Name').fill('Temesgen Wolde-Giorgis');
  await page.getByLabel('Phone').fill('no number');
  await page.getByLabel('Note').fill('Comes after work');
  await book.click();
  await expect(page.getByRole('alert').filter({ hasText: 'phone' })).toBeVisible();

  // Another press in the calendar brings its own time, and keeps what was typed.
  const next = venueDay(4);
  await page.goto(arrangePath({ date: next, minute: 19 * 60 }));
  await expect(page.getByLabel('Name')).toHaveValue('Temesgen Wolde-Giorgis');
  await expect(page.getByLabel('Price')).toHaveValue('45,5');
  await expect(page.getByLabel('Start')).toHaveValue(String(19 * 60));
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(next);
  // Customers who booked before are offered by the first letters of any of their names.
  await page.getByLabel('Name').fill('wolde');
  await page.getByRole('button', { name: /^Temesgen Wolde-Giorgis/ }).click();
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
  await expectNoAxeFindings(page, 'main form');
  await book.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'To the calendar' }).click();
  await expectAlive(page);
  await slotAt(page, next, '19:00').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('19:00 to 20:00');
  await expect(sheet).toContainText('€45.50');
  await expect(sheet.getByRole('textbox')).toHaveValue('Comes after work');
  const answer = await askBackend(
    product,
    `/providerCalendar/bookings?settlnProviderId=${calendarId}`,
  );
  expect(await answer.json()).toMatchObject([
    { customer_name: 'Temesgen Wolde-Giorgis' },
    { total_price: 45.5, customer_email: null },
  ]);
});

test(
  'a press again, when no answer came, books nothing twice',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const { own, calendarId } = await openShop(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(arrangePath({ date, minute: 20 * 60 }));
    await expect(page.locator('form[aria-busy="false"]')).toBeVisible();
    await page.getByLabel('Add an item').selectOption({ label: 'Coffee ceremony' });
    await page.getByLabel('Name').fill('Selam Tesfaye');
    const route = '**/arranged-visits';
    let lost = 0;
    await page.route(route, async (sent) => {
      await sent.fetch();
      lost += 1;
      await sent.abort();
    });
    // By then her own visit is in the calendar.
    const read = page.waitForResponse((answer) => lost > 1 && answer.url().includes('/slots'));
    const book = page.getByRole('button', { name: 'Book', exact: true });
    await book.click();
    await expect(page.getByText('Try again: nothing is booked twice.')).toBeVisible();
    await page.unroute(route);
    await read;
    await book.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked');
    const path = `/providerCalendar/bookings?settlnProviderId=${calendarId}`;
    expect(await (await askBackend(product, path)).json()).toHaveLength(1);
  },
);

test(
  'a series says what is not free before anything is booked, and books the rest',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const { own, book } = await openShop(product, ['Farida', 'Olu']);
    const second = venueDay(10);
    const rival = { customerName: 'Rosa', customerPhone: ownPhone(), person: 1 };
    await book(startAt(second, '10:00'), rival);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(arrangePath({ date, minute: 10 * 60, person: 1 }));
    await expect(page.locator('form[aria-busy="false"]')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Olu' })).toBeChecked();
    await page.getByLabel('Add an item').selectOption({ label: 'Coffee ceremony' });
    await page.getByLabel('Name').fill('Miriam');
    await page.getByRole('switch', { name: 'The same time every week' }).click();
    await page.getByLabel('Number of visits').selectOption('3');
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button') });
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('Free');
    await expect(rows.nth(1)).toContainText('This time is taken by Rosa: 10:00 to 11:30.');
    await expectNoAxeFindings(page, 'main form');
    const send = page.getByRole('button', { name: 'Book 3 visits' });
    await send.click();
    await expect(page.getByText('One visit cannot be booked at that time.').first()).toBeVisible();
    await rows.nth(1).getByRole('button', { name: '11:30' }).click();
    await expect(rows.nth(1)).toContainText('11:30');
    await expect(rows.nth(1)).toContainText('Free');
    await rows
      .nth(2)
      .getByRole('button', { name: /^Leave out/ })
      .press('Enter');
    await page.getByRole('button', { name: 'Book 2 visits' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 visits booked');
    await page.getByRole('link', { name: 'To the calendar' }).click();
    await expectAlive(page);
    await expect(page).toHaveURL(/person=1/);
    await expect(page.getByRole('gridcell', { name: /Miriam.*, 10:00, booked/ })).toBeVisible();
  },
);

test(
  'a lost visit of a series gets another time, and somebody else begins with nothing of them',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const { own, calendarId, book: bookOnline } = await openShop(product);
    const rosa = { customerName: 'Rosa Vella', customerPhone: ownPhone() };
    await bookOnline(startAt(date, '10:00'), rosa);
    const list = `/providerCalendar/bookings?settlnProviderId=${calendarId}`;
    const [known] = await (await askBackend(product, list)).json();
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(arrangePath({ date, minute: 14 * 60, customer: String(known.id) }));
    await expect(page.locator('form[aria-busy="false"]')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Rosa Vella');
    await page.getByLabel('Note').fill('Comes after work');
    await page.getByRole('switch', { name: 'The same time every week' }).click();
    await page.getByLabel('Number of visits').selectOption('3');

    // Somebody else is faster.
    const second = venueDay(10);
    const at = (day: string) => startAt(day, '14:00');
    const route = '**/arranged-visits';
    await page.route(route, (sent) =>
      sent.fulfill({
        status: 201,
        json: { booked: [{ id: 1, startsAt: at(date) }], lost: [at(second)] },
      }),
    );
    await page.getByRole('button', { name: 'Book 3 visits' }).click();
    await expect(
      page.getByText('This visit was not booked, because the time was taken meanwhile.'),
    ).toBeVisible();
    await page.unroute(route);
    const day = page.getByLabel('Day', { exact: true });
    const lost = page.getByRole('alert').filter({ hasText: 'was not booked' });
    const other = page.getByRole('button', { name: 'Choose another time' });
    await expect(lost.getByRole('listitem')).toHaveCount(1);
    await other.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Book a customer' })).toBeFocused();
    await expect(day).toHaveValue(second);
    await page.getByLabel('Start').selectOption('15:00');
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked');
    await expect(lost.getByRole('listitem')).toHaveCount(0);

    await page.getByRole('button', { name: 'Book another customer' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Book a customer' })).toBeFocused();
    await expect(day).toHaveValue(second);
    await expect(page.getByLabel('Start')).toHaveValue('');
    for (const label of ['Name', 'Phone', 'E-mail', 'Note']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    // It stays theirs over a reload, and no part of Rosa’s.
    await page.getByLabel('Name').fill('Miriam');
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Miriam');
    await expect(page.getByLabel('Phone')).toHaveValue('');
    // A customer who is named in the address comes before what is kept.
    await page.goto(arrangePath({ customer: String(known.id) }));
    await expect(page.getByLabel('Name')).toHaveValue('Rosa Vella');
  },
);

test('items are added and removed with keys alone', LONG, async ({ page, product }) => {
  const { own } = await openShop(product);
  await addSession(page, product, product.siteUrl, own.owner);
  await page.goto(arrangePath({ date, minute: 10 * 60 }));
  await expect(page.locator('form[aria-busy="false"]')).toBeVisible();
  const items = page.locator('#arrange-items');
  const add = page.getByRole('button', { name: 'Add an item' });
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  await page.getByLabel('Start').focus();
  await page.keyboard.press('Tab');
  await expect(items).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(items.locator('option:checked')).toHaveText('Tasting');
  // What only was chosen is not left out unseen.
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Add an item.' })).toBeVisible();
  await page.getByRole('link', { name: 'Add an item.' }).press('Enter');
  await expect(items).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row('Tasting')).toBeVisible();
  await expect(items).toBeFocused();
  await expect(add).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row('Coffee ceremony')).toBeVisible();
  await expect(items).toBeHidden();
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await expect(remove('Tasting')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row('Tasting')).toBeHidden();
  await expect(items).toBeFocused();
  await remove('Coffee ceremony').press('Enter');
  await expect(row('Coffee ceremony')).toBeHidden();
  await expect(items).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'pages that need scripts say so, and load for ever nowhere',
    ON_PHONE,
    async ({ page, product }) => {
      const { own } = await openShop(product);
      await addSession(page, product, product.siteUrl, own.owner);
      for (const [path, words] of [
        ['/settln-providers/book', 'You can book a customer once the page has loaded its scripts.'],
        ['/settln-providers/people', 'People can be changed once the page has loaded its scripts.'],
        ['/settln-providers/opening-hours', 'once the page has loaded its scripts.'],
        ['/settln-providers/other-calendars', 'Other calendars can be changed once the page'],
      ] as const) {
        await page.goto(path);
        // Playwright's text search leaves <noscript> out.
        await expect(page.locator('main noscript > p'), path).toContainText(words);
        await expect(page.getByText('Loading…'), path).toBeHidden();
      }
    },
  );
});
