import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { CUSTOMERS_PATH, customerPath } from '../lib/shared/url/portal-paths';
import { portalPath } from '../lib/shared/url/portal-url';
import { enterCalendar, slotAt } from './support/calendar';
import { smallTargets } from './support/checks/targets';
import type { Product } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, test } from './support/test';
import { createBookedCalendar } from './support/visits';

const LONG_NAME =
  `Wilhelmina-Alexandrina ${'Fatoumata Diallo-Camilleri de Saint-Exupéry '.repeat(2)}`
    .slice(0, 80)
    .trim();
const LUCJA = 'Łucja Wiśniewska-Çelik';

/** One customer with two numbers, one with an address only, and one with a long name. */
async function bookedBy(product: Product) {
  const own = await createBookedCalendar(product);
  const digits = String(Date.now()).slice(-6);
  const phones = [`+356 99${digits}`, `+356 79${digits}`, `+356 77${digits}`] as const;
  const made = [
    await own.book('09:00', { customerName: LUCJA, customerPhone: phones[0] }),
    await own.book('11:00', { customerName: LONG_NAME, customerPhone: phones[1] }),
    await own.book('13:00', { customerName: 'L. Wiśniewska', customerPhone: phones[2] }),
    await own.book('15:00', { customerName: LUCJA, customerPhone: phones[0].replaceAll(' ', '') }),
  ];
  const ids = made.map(({ booking }) => Number(booking.id));
  return { ...own, phones, ids };
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('form[aria-busy="false"]')).toBeVisible({ timeout: 15_000 });
}

test(
  'customers are listed, found by a word or four digits, and opened with the keyboard; the sheet of a visit says which one it is, and leads to the customer',
  ON_PHONE,
  async ({ page, product, isMobile }) => {
    test.slow();
    const own = await bookedBy(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(portalPath('bookings'));
    await expect(rowOf(page, LUCJA).first()).toContainText('First visit');
    await expect(rowOf(page, LUCJA).last()).toContainText('Second visit');
    const parts = page.getByRole('navigation', { name: 'Pages of bookings' });
    await parts.getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
    await expect(page.getByText('3 people who booked with you.')).toBeVisible();
    await expect(rowOf(page, LUCJA)).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    if (isMobile) expect(await smallTargets(page)).toEqual([]);

    const search = page.getByRole('searchbox', { name: 'Name, phone or email' });
    await search.fill('lucja celik');
    await expect(page.getByText('1 person matches “lucja celik”.')).toBeVisible();
    await expect(rowOf(page, LONG_NAME)).toBeHidden();
    await search.fill(own.phones[1].slice(-4));
    await expect(rowOf(page, LONG_NAME)).toBeVisible();
    await search.fill('nobody at all');
    await expect(page.getByText('Nobody matches “nobody at all”.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search).toBeFocused();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'All (3)', pressed: true })).toBeFocused();
    await page.getByRole('button', { name: 'Missed a visit (0)' }).press('Enter');
    await expect(page.getByText('No customer matches this filter.')).toBeVisible();
    await search.fill('lucja celik');
    await expect(page.getByRole('button', { name: 'All (1)' })).toBeVisible();
    await expect(page.getByText('No customer matches this filter.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByRole('button', { name: 'All (3)', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: /^Next visit booked/ }).press('Enter');
    await expect(rowOf(page, LUCJA)).toBeVisible();
    await page.getByRole('button', { name: 'All (3)' }).press('Enter');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await rowOf(page, LUCJA).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LUCJA);
    expect(page.url()).not.toContain(own.phones[0].slice(-6));
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+35699/);
    await expect(page.getByRole('heading', { name: 'Upcoming visits' })).toBeVisible();
    if (isMobile) expect(await smallTargets(page)).toEqual([]);

    await enterCalendar(page, product, own, { view: 'day' });
    await slotAt(page, own.date, '15:00').click();
    const sheet = page.getByRole('dialog', { name: LUCJA });
    await expect(sheet.getByRole('link', { name: 'Second visit' })).toBeVisible();
    await sheet.getByRole('link', { name: 'Second visit' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LUCJA);
    await page.getByRole('link', { name: 'Book again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a customer');
    await expect(page.getByLabel(/^Name/)).toHaveValue(LUCJA);
    await expect(page.getByLabel('Phone')).toHaveValue(own.phones[0].replaceAll(' ', ''));
    await expect(page.locator('main form')).toContainText('Tasting');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LUCJA);
    await page.getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await rowOf(page, LONG_NAME).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_NAME);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a note is kept, nothing typed is lost where others saved meanwhile, and two are put together and parted again',
  LONG_ON_PHONE,
  async ({ page, context, product }) => {
    test.slow();
    const own = await bookedBy(product);
    await addSession(page, product, product.siteUrl, own.owner);
    const path = customerPath(own.ids[0] ?? 0);
    await open(page, path);
    const other = await context.newPage();
    await open(other, path);
    const note = (of: Page) => of.getByLabel('Your note');
    await note(page).fill('Shea oil, no coconut.');
    await page.getByRole('button', { name: 'Save note' }).press('Enter');
    await expect(page.getByText('Saved.', { exact: true })).toBeFocused();
    await note(other).fill('لا جوز الهند');
    await other.getByRole('button', { name: 'Save note' }).click();
    await expect(other.getByText('The note was changed somewhere else.')).toBeVisible();
    await expect(other.getByText('Shea oil, no coconut.')).toBeVisible();
    await expect(note(other)).toHaveValue('لا جوز الهند');
    await expectNoAxeFindings(other, 'main form');
    // What is not saved is kept over a reload.
    await open(other, path);
    await expect(note(other)).toHaveValue('لا جوز الهند');
    await other.getByRole('button', { name: 'Keep both' }).click();
    await expect(note(other)).toBeFocused();
    await other.getByRole('button', { name: 'Save note' }).click();
    await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
    await open(page, customerPath(own.ids[3] ?? 0));
    await expect(note(page)).toHaveValue('Shea oil, no coconut.\n\nلا جوز الهند');

    await open(page, customerPath(own.ids[0] ?? 0));
    await page.getByRole('button', { name: 'Merge with another customer' }).click();
    const finding = page.getByRole('dialog', {
      name: `Which customer is the same person as ${LUCJA}?`,
    });
    await finding.getByRole('searchbox').fill('wisniewska');
    await expectNoAxeFindings(page, 'dialog[open]');
    await finding.getByRole('button', { name: 'L. Wiśniewska' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are these the same person?' });
    await expect(question).toContainText(LUCJA);
    await expect(question).toContainText('L. Wiśniewska');
    await question.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('They are shown as one customer now.')).toBeVisible();
    await expect(page.getByText('Can be undone until')).toBeVisible();
    await page.goto(CUSTOMERS_PATH);
    await expect(page.getByText('2 people who booked with you.')).toBeVisible();
    await open(page, customerPath(own.ids[2] ?? 0));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LUCJA);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('They are shown as two customers again.')).toBeVisible();
    await page.goto(CUSTOMERS_PATH);
    await expect(page.getByText('3 people who booked with you.')).toBeVisible();
  },
);

test(
  'the visits are a file, customers are in the first HTML, and nobody else sees them',
  LONG,
  async ({ page, context, product }) => {
    const own = await bookedBy(product);
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto(CUSTOMERS_PATH);
    await page.getByLabel('To', { exact: true }).fill(own.date);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download visits (CSV)' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFDate,Start,End,')).toBe(true);
    expect(text).toContain(`Upcoming,${LUCJA},'${own.phones[0]},`);

    // Without scripts, customers are listed and opened.
    const html = async (at: string) => (await page.request.get(at)).text();
    const list = await html(CUSTOMERS_PATH);
    expect(list).toContain(LUCJA);
    expect(list).toMatch(/<noscript>.*Searching needs scripts/s);
    const [, first = ''] = /<a [^>]*href="(\/[^"]*\/customers\/\d+)"/.exec(list) ?? [];
    expect(await html(first)).toMatch(/<noscript>.*The note can be changed once/s);

    const path = customerPath(own.ids[0] ?? 0);
    await context.clearCookies();
    const stranger = await createBookedCalendar(product);
    await addSession(page, product, product.siteUrl, stranger.owner);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This customer is not in your list.',
    );
    await page.goto(CUSTOMERS_PATH);
    await expect(
      page.getByRole('heading', { name: 'Everybody who books with you appears here.' }),
    ).toBeVisible();
    await context.clearCookies();
    await page.goto(path);
    await expect(page.getByText('Sign in to see who books with you.')).toBeVisible();
  },
);

test(
  'a host that does not know customers has no page of them, and no link',
  LONG,
  async ({ page, product, stubHost }) => {
    const own = await bookedBy(product);
    stubHost.sayNoNumber();
    await addSession(page, product, stubHost.siteUrl, own.owner);
    await page.goto(stubHost.siteUrl + portalPath('bookings'));
    await expect(rowOf(page, LUCJA).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customers' })).toHaveCount(0);
    for (const path of [CUSTOMERS_PATH, customerPath(own.ids[0] ?? 0)]) {
      expect((await page.goto(stubHost.siteUrl + path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'The customer list is not available here.',
      );
    }
    expect(stubHost.asked.filter((asking) => asking.includes('customers'))).toEqual([]);
  },
);
