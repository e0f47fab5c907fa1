import type { Page } from 'playwright/test';
import { toIso } from '@/lib/shared/time/instant';
import { weekdayOf } from '@/lib/shared/time/local-date';
import { managePath } from '@/lib/shared/url/manage-url';
import { arrangePath } from '../lib/shared/url/arrange-url';
import { calendarPath } from '../lib/shared/url/calendar-url';
import { expectAlive, slotAt, startAt, toasts } from './support/calendar';
import { openShop } from './support/own-shop';
import { type Product, postToBackend } from './support/product';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { expectNoSidewaysScroll } from './support/sideways';
import { addSession } from './support/sign-in';
import { venueDay } from './support/stub-provider';
import { expect, LONG, LONG_ON_PHONE, test } from './support/test';

const NAME = 'Oluwaseun Abdulqadir-Mifsud';
const date = venueDay(3);

async function enter(page: Page, product: Product, owner: Parameters<typeof addSession>[3]) {
  await addSession(page, product, product.siteUrl, owner);
  await page.goto(calendarPath({ view: 'day', date }));
  await expectAlive(page);
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Move the visit' });

test('a visit is moved from its sheet, and put back before its customer hears of it @phone', async ({
  page,
  product,
}) => {
  const { own, book } = await openShop(product);
  const email = `move-${own.id}@mail.example`;
  const customer = { customerName: NAME, customerPhone: ownPhone(), customerEmail: email };
  const { booking } = await book(startAt(date, '10:00'), customer);
  await book(startAt(date, '13:00'), { customerName: 'Rosa', customerPhone: `${ownPhone()}1` });
  await enter(page, product, own.owner);

  await slotAt(page, date, '10:00').click();
  await page.getByRole('button', { name: /^Move/ }).click();
  await expect(sheet(page)).toContainText(NAME);
  await expectNoAxeFindings(page, 'dialog[open]');
  await expectNoSidewaysScroll(page);
  const send = sheet(page).locator('[type=submit]');
  await expect(send).toHaveText('Choose another time');
  await expect(send).toBeDisabled();

  // Nothing can be moved onto another visit; outside of the hours there is a warning first.
  await sheet(page).getByLabel('Start').selectOption('13:00');
  await expect(sheet(page)).toContainText('taken by Rosa: 13:00');
  await expect(send).toBeDisabled();
  await sheet(page).getByLabel('Start').selectOption('20:00');
  await expect(sheet(page)).toContainText(
    'outside the opening hours. You can move it all the same.',
  );
  const early = sheet(page).getByRole('button', { name: '09:00', exact: true });
  await expect(early).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'All free times' }).click();
  await expect(early).toBeVisible();
  await sheet(page).getByRole('button', { name: '11:30', exact: true }).click();
  await expect(sheet(page).getByText('You can move it all the same.')).toHaveCount(0);
  await expect(sheet(page).getByRole('switch')).toHaveAttribute('aria-checked', 'true');
  await send.click();

  const { passing, region } = toasts(page);
  await expect(passing).toContainText('11:30. The customer gets an e-mail.');
  await expect(slotAt(page, date, '12:00')).toHaveAttribute('aria-label', /, booked,/);
  await region.getByRole('button', { name: 'Undo' }).click();
  await expect(passing).toContainText('10:00. Nobody was told about the move.');
  await expect(slotAt(page, date, '10:00')).toHaveAttribute('aria-label', /, booked,/);
  await expect(slotAt(page, date, '12:00')).toHaveAttribute('aria-label', /, available/);

  // The customer's link shows no trace of it.
  const html = await (await page.request.get(managePath(booking.manageToken))).text();
  expect(html).toContain('data-state="confirmed"');
  expect(html).toContain('10:00');
});

test(
  'a visit goes to another person on another day, from Bookings, by keyboard',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const { own, book } = await openShop(product, ['Farida', 'Olu']);
    const at = startAt(date, '10:00');
    await book(at, { customerName: 'Ines', customerPhone: ownPhone(), person: 0 });
    await addSession(page, product, product.siteUrl, own.owner);
    await page.goto('/settln-providers?tab=bookings');
    await page.getByRole('button', { name: /Ines/ }).first().press('Enter');
    await page.getByRole('button', { name: /^Move/ }).press('Enter');
    const dialog = sheet(page);
    await expect(dialog.getByRole('radio', { name: /Farida has the visit now/ })).toBeChecked();
    await dialog.getByRole('radio', { name: /Farida/ }).press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: /Olu free/ })).toBeChecked();
    await expect(dialog.locator('[type=submit]')).toHaveText('Give to Olu');
    await expect(dialog).toContainText('We cannot mail Ines. Please tell them.');
    await expect(dialog.getByRole('link', { name: 'Call' })).toBeVisible();
    await dialog.getByLabel('Day', { exact: true }).fill(venueDay(5));
    await dialog.getByLabel('Day', { exact: true }).fill('');
    await dialog.getByLabel('Day', { exact: true }).fill(venueDay(4));
    await expect(dialog.locator('[type=submit]')).toHaveText(/^Move to .+, 10:00$/);
    // Until the day is read, there is nothing to send.
    await expect(dialog.locator('[type=submit]')).toBeEnabled();
    await dialog.getByLabel('Day', { exact: true }).press('Enter');
    await expect(toasts(page).passing).toContainText('Olu. Nobody was told.');
    await page.getByRole('button', { name: /Ines/ }).first().click();
    await expect(page.getByRole('dialog')).toContainText('10:00');
    await page.keyboard.press('Escape');
  },
);

test(
  'what changed meanwhile is said, and the sheet stays',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    const { own, calendarId, items, book } = await openShop(product);
    await book(startAt(date, '10:00'), { customerName: 'Ines', customerPhone: ownPhone() });
    await enter(page, product, own.owner);
    await slotAt(page, date, '10:00').click();
    await page.getByRole('button', { name: /^Move/ }).click();
    await sheet(page).getByLabel('Start').selectOption('12:00');
    // The sheet has read the day, and reads it again only half a minute later.
    await expect(sheet(page).locator('[type=submit]')).toBeEnabled();
    await book(startAt(date, '12:00'), { customerName: 'Joy', customerPhone: `${ownPhone()}1` });
    await sheet(page).locator('[type=submit]').click();
    await expect(sheet(page)).toContainText('Another visit is at this time.');
    await sheet(page).getByLabel('Start').selectOption('12:15');
    await expect(sheet(page)).toContainText('taken by Joy: 12:00');
    await sheet(page).getByRole('button', { name: 'Back to the visit' }).click();
    await expect(page.getByRole('dialog')).toContainText('Did not come');

    // Of a visit that is cancelled meanwhile nothing is sent.
    await page.getByRole('button', { name: /^Move/ }).click();
    await sheet(page).getByLabel('Start').selectOption('14:00');
    await postToBackend(product, '/providerCalendar/cancel', {
      settlnProviderId: Number(calendarId),
      serviceItemId: items[0]?.id,
      startTime: toIso(startAt(date, '10:00')),
    });
    // As when somebody comes back to the window: the calendar is read again.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(sheet(page)).toContainText('There is no booking at this time any more.');
    await expect(sheet(page).locator('[type=submit]')).toHaveCount(0);
  },
);

// Touch never drags.
test.describe('with a mouse', () => {
  test(
    'a visit is dragged to another person, asked about, and moved; M carries it by the arrows, in a week too',
    LONG,
    async ({ page, product }) => {
      const { own, book } = await openShop(product, ['Farida', 'Olu']);
      await book(startAt(date, '10:00'), {
        customerName: 'Ines',
        customerPhone: ownPhone(),
        person: 0,
      });
      await book(startAt(date, '13:00'), {
        customerName: 'Rosa',
        customerPhone: `${ownPhone()}1`,
        person: 1,
      });
      await page.setViewportSize({ width: 1280, height: 1200 });
      await enter(page, product, own.owner);
      const cell = (clock: string, person: number) =>
        page.locator(`[data-at="${startAt(date, clock)}"][data-person="${person}"]`);
      const ghost = page.locator('[data-moving]');
      const carry = async (clock: string, person: number) => {
        // Far enough from the edges, at which the grid scrolls.
        await cell('08:00', 0).evaluate((first) => first.scrollIntoView({ behavior: 'instant' }));
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const [from, to] = [
          await cell('10:00', 0).boundingBox(),
          await cell(clock, person).boundingBox(),
        ];
        if (!from || !to) throw new Error('both are on show');
        await page.mouse.move(from.x + 40, from.y + 8);
        await page.mouse.down();
        await page.mouse.move(from.x + 50, from.y + 12);
        await page.mouse.move(to.x + 40, to.y + 8, { steps: 4 });
      };
      await carry('12:30', 1);
      await expect(ghost).toHaveText('Taken');
      await page.mouse.up();
      await expect(ghost).toHaveCount(0);
      await expect(sheet(page)).toHaveCount(0);

      await carry('11:00', 1);
      await expect(ghost).toHaveText('11:00');
      await page.keyboard.press('Escape');
      await expect(ghost).toHaveCount(0);
      await page.mouse.up();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await carry('11:00', 1);
      await page.mouse.up();
      await expect(sheet(page).getByRole('radio', { name: /Olu free/ })).toBeChecked();
      await expect(cell('10:00', 0)).toHaveAttribute('aria-label', /Ines/);
      await sheet(page).getByRole('button', { name: 'Move to 11:00' }).click();
      await expect(cell('11:00', 1)).toHaveAttribute('aria-label', /Ines/);
      await expect(cell('10:00', 0)).toHaveAttribute('aria-label', /available/);

      // M carries it by the arrows.
      const carried = cell('11:00', 1);
      await carried.focus();
      await page.keyboard.press('m');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowLeft');
      await expect(ghost).toHaveText('11:15');
      await expect(
        page.getByRole('status').filter({ hasText: 'Press Enter to choose' }),
      ).toContainText('Farida');
      await page.keyboard.press('Escape');
      await expect(ghost).toHaveCount(0);
      await expect(carried).toBeFocused();
      await page.keyboard.press('m');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(sheet(page).locator('[type=submit]')).toHaveText('Move to 11:15');
      await page.keyboard.press('Escape');
      // The day before is in the same week, whatever day it is today.
      const [before, day] = weekdayOf(date) === 0 ? [date, venueDay(4)] : [venueDay(2), date];
      const later = { customerName: 'Zoe', customerPhone: `${ownPhone()}1`, person: 0 };
      await book(startAt(day, '15:00'), later);
      await page.goto(calendarPath({ view: 'week', date: day }));
      await expectAlive(page);
      await expect(slotAt(page, day, '15:00')).toHaveAttribute('aria-label', /Zoe/);
      await slotAt(page, day, '15:00').focus();
      await page.keyboard.press('m');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(sheet(page).locator('[type=submit]')).toHaveText(/^Move to .+, 15:00$/);
      await sheet(page).locator('[type=submit]').click();
      await expect(slotAt(page, before, '15:00')).toHaveAttribute('aria-label', /Zoe/);
    },
  );
});

test(
  'a host that does not arrange visits has no Move, no booking by hand, and slots as specified',
  LONG,
  async ({ page, product, stubHost }) => {
    const { own, book } = await openShop(product);
    await book(startAt(date, '10:00'), { customerName: 'Ines', customerPhone: ownPhone() });
    await addSession(page, product, stubHost.siteUrl, own.owner);
    stubHost.sayNoNumber();
    await page.goto(stubHost.siteUrl + calendarPath({ view: 'week', date }));
    await expectAlive(page);
    await expect(page.getByRole('link', { name: 'Book a customer' })).toHaveCount(0);
    await slotAt(page, date, '10:00').click();
    await expect(page.getByRole('dialog')).toContainText('Ines');
    await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await slotAt(page, date, '10:00').focus();
    await page.keyboard.press('m');
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    await slotAt(page, date, '20:00').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(stubHost.siteUrl + arrangePath({ date, minute: 20 * 60 }));
    await expect(page).toHaveURL(/tab=calendar/);
  },
);

test('length and price change with the move', LONG, async ({ page, product }) => {
  const { own, book } = await openShop(product);
  await book(startAt(date, '10:00'), { customerName: 'Ines', customerPhone: ownPhone() });
  await enter(page, product, own.owner);
  await slotAt(page, date, '10:00').click();
  await page.getByRole('button', { name: /^Move/ }).click();
  await sheet(page).getByText('Length and price').click();
  await sheet(page).getByLabel('Length').fill('2h30');
  await sheet(page).getByLabel('Price').fill('nothing');
  await sheet(page).getByLabel('Start').selectOption('11:00');
  const send = sheet(page).locator('[type=submit]');
  await expect(send).toBeDisabled();
  await sheet(page).getByLabel('Price').fill('80,50');
  await expectNoAxeFindings(page, 'dialog[open]');
  await expectNoSidewaysScroll(page);
  await send.click();
  const { passing } = toasts(page);
  await expect(passing).toContainText('11:00.');
  await expect(slotAt(page, date, '13:15')).toHaveAttribute('aria-label', /, booked,/);
  await slotAt(page, date, '13:15').click();
  const visit = page.getByRole('dialog', { name: 'Ines' });
  await expect(visit).toContainText('11:00 to 13:30');
  await expect(visit).toContainText('€80.50');
});
