import type { Locator } from 'playwright/test';
import { NO_RULES, NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import {
  createOwnCalendar,
  enterCalendar,
  expectAlive,
  expectSlot,
  labelOf,
  slotAt,
  startAt,
  statusOf,
  toasts,
} from './support/calendar';
import { itemsOf } from './support/own-service';
import { askBackend, postToBackend } from './support/product';
import { expectNoAxeFindings, ownMobile } from './support/review-page';
import { tabTo } from './support/tab-to';
import { expect, LONG, test } from './support/test';

const BLOCK = 'Make this time slot unavailable (block bookings)?';
const OPEN = 'Make this time slot available for booking?';
const CANCEL = 'Are you sure you want to cancel this booking?';

test('CAL-024 to CAL-027 CAL-029 CAL-030: a slot is booked and the booking cancelled, and a long press of a finger asks what a click with Shift asks @phone', async ({
  page,
  product,
}) => {
  const press = (target: Locator) => target.tap();
  const own = await createOwnCalendar(product);
  await enterCalendar(page, product, own, { view: 'day' });
  await press(slotAt(page, own.date, '10:00'));
  const dialog = page.getByRole('dialog', { name: 'Book this time' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(own.name);
  await expect(dialog.getByRole('button', { name: /Coffee ceremony/ })).toHaveText(
    /Coffee ceremony1 h 30 min€60\.00/,
  );
  await expect(dialog.getByRole('button', { name: 'Tasting' })).toHaveText('Tasting');
  await expectNoAxeFindings(page, 'dialog[open]');
  await press(dialog.getByText('Customer name and phone'));
  await dialog.getByLabel('Name').fill('Chidinma Okonkwo-Borg');
  const phone = ownMobile();
  const dialled = phone.replace(' ', '');
  await dialog.getByLabel('Phone').fill(phone);
  await press(dialog.getByRole('button', { name: /Coffee ceremony/ }));
  await expect(dialog).toBeHidden();
  await expectSlot(page, own.date, '11:15', 'booked, Coffee ceremony', 'Chidinma Okonkwo-Borg');
  await expectSlot(page, own.date, '11:30', 'available');
  const toast = toasts(page).passing;
  await expect(toast).toHaveText('Coffee ceremony is booked.');
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect.poll(() => statusOf(product, own, '11:15')).toBe('booked');

  await page.reload();
  await expectAlive(page);
  await press(slotAt(page, own.date, '10:45'));
  const visit = page.getByRole('dialog', { name: 'Chidinma Okonkwo-Borg' });
  await expect(visit).toContainText('10:00 to 11:30');
  await expect(visit).toContainText(`Coffee ceremony${own.name}€60.00`);
  await expect(visit.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${dialled}`);
  await expect(visit.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${dialled.slice(1)}\\?text=`),
  );
  await expectNoAxeFindings(page, 'dialog[open]');
  await press(visit.getByRole('button', { name: 'Cancel booking' }));
  await expect(visit).toBeHidden();
  const question = page.getByRole('alertdialog', { name: CANCEL });
  await expect(question).toContainText('10:00 to 11:30');
  await expect(question).toContainText('Coffee ceremony');
  await expect(question.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    `tel:${dialled}`,
  );
  await expect(question.getByRole('button', { name: 'Keep booking' })).toBeFocused();
  await expectNoAxeFindings(page, 'dialog[open]');
  await press(question.getByRole('button', { name: 'Keep booking' }));
  await expectSlot(page, own.date, '10:45', 'booked, Coffee ceremony', 'Chidinma Okonkwo-Borg');
  await press(slotAt(page, own.date, '10:45'));
  await press(visit.getByRole('button', { name: 'Cancel booking' }));
  await press(question.getByRole('button', { name: 'Cancel booking' }));
  await expectSlot(page, own.date, '10:00', 'available');
  await expect(toast).toHaveText('The booking is cancelled.');
  await press(toasts(page).region.getByRole('button', { name: 'Dismiss' }));
  await expect(toast).toBeHidden();
  await expect.poll(() => statusOf(product, own, '11:15')).toBe('available');

  await slotAt(page, own.date, '12:00').scrollIntoViewIfNeeded();
  const box = await slotAt(page, own.date, '12:00').boundingBox();
  if (!box) throw new Error('The slot is not on the screen.');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('alertdialog', { name: BLOCK })).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('button', { name: 'Keep as it is' }).tap();
  await expectSlot(page, own.date, '12:00', 'available');
});

test(
  'CAL-027 to CAL-032 CAL-035: all bookings of a number are cancelled at once, a slot is blocked and opened',
  LONG,
  async ({ page, product }) => {
    const press = (target: Locator) => target.click();
    const own = await createOwnCalendar(product);
    const [, tasting] = await itemsOf(product, own);
    for (const [clock, customerPhone] of [
      ['10:00', ownMobile()],
      ['13:00', ownMobile().slice(-8)],
      ['15:00', ownMobile(1)],
    ] as const) {
      await postToBackend(product, '/providerCalendar/book', {
        settlnProviderId: Number(own.calendarId),
        serviceItemId: Number(tasting.id),
        startTime: new Date(startAt(own.date, clock)).toISOString(),
        customerName: 'Ada Obi',
        customerPhone,
      });
    }
    await enterCalendar(page, product, own, { view: 'week' });
    await press(slotAt(page, own.date, '10:00'));
    const visit = page.getByRole('dialog', { name: 'Ada Obi' });
    await press(visit.getByRole('button', { name: 'Cancel all from this number' }));
    const question = page.getByRole('alertdialog', {
      name: 'Cancel all bookings from this number?',
    });
    await expect(question.getByRole('listitem')).toHaveText([/10:00 to 10:15$/, /13:00 to 13:15$/]);
    await expect(question.getByRole('button', { name: 'Keep bookings' })).toBeFocused();
    await press(question.getByRole('button', { name: 'Cancel all 2' }));
    await expect(toasts(page).passing).toHaveText('2 bookings are cancelled.');
    await expectSlot(page, own.date, '10:00', 'available');
    await expectSlot(page, own.date, '13:00', 'available');
    await expectSlot(page, own.date, '15:00', 'booked, Tasting', 'Ada Obi');
    await expect.poll(() => statusOf(product, own, '13:00')).toBe('available');

    const slot = slotAt(page, own.date, '12:00');
    await slot.click({ modifiers: ['Shift'] });
    const block = page.getByRole('alertdialog', { name: BLOCK });
    await block.getByRole('button', { name: 'Make unavailable' }).click();
    await expectSlot(page, own.date, '12:00', 'unavailable');
    await expect.poll(() => statusOf(product, own, '12:00')).toBe('unavailable');
    await slot.click();
    const open = page.getByRole('alertdialog', { name: OPEN });
    await open.getByRole('button', { name: 'Make available' }).click();
    await expectSlot(page, own.date, '12:00', 'available');
    await expect.poll(() => statusOf(product, own, '12:00')).toBe('available');

    // Eight days are open; what lies three weeks ahead is not set.
    const later = new Date(Date.parse(own.date) + 21 * 86_400_000).toISOString().slice(0, 10);
    for (let week = 0; week < 3; week += 1) {
      await page.getByRole('button', { name: 'Next week' }).click();
    }
    await expectSlot(page, later, '12:00', 'not set');
    await slotAt(page, later, '12:00').click();
    await slotAt(page, later, '12:00').click({ modifiers: ['Shift'] });
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  },
);

test(
  'a slot marked as available that a rule keeps free is not said to be available',
  LONG,
  async ({ page, product }) => {
    const own = await createOwnCalendar(product);
    const rules = { ...NO_RULES, afterMinutes: 15 };
    const answer = await askBackend(product, '/providerCalendar/schedule', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        settlnProviderId: Number(own.calendarId),
        version: 0,
        schedule: { ...NO_SCHEDULE, rules },
      }),
    });
    expect(answer.status).toBe(200);
    await enterCalendar(page, product, own, { view: 'week' });
    await slotAt(page, own.date, '10:00').click();
    await page
      .getByRole('dialog', { name: 'Book this time' })
      .getByRole('button', { name: 'Tasting' })
      .click();
    await expectSlot(page, own.date, '10:00', 'booked, Tasting');
    await expectSlot(page, own.date, '10:15', 'unavailable, kept free before or after a booking');
    await slotAt(page, own.date, '10:15').click();
    const open = page.getByRole('alertdialog', { name: OPEN });
    await open.getByRole('button', { name: 'Make available' }).click();
    await expect(toasts(page).passing).toHaveText(
      'Marked as available, but it stays closed: time is kept free before or after a booking.',
    );
    await expectSlot(page, own.date, '10:15', 'unavailable, kept free before or after a booking');
  },
);

test(
  'CAL-024 CAL-027 CAL-029 CAL-031: everything works by keyboard',
  LONG,
  async ({ page, product }) => {
    const own = await createOwnCalendar(product);
    await enterCalendar(page, product, own, { view: 'week' });
    const focused = page.locator(':focus');
    const expectFocus = async (date: string, clock: string) =>
      expect(focused).toHaveAttribute('aria-label', new RegExp(`^${labelOf(date, clock, '')}`));
    await slotAt(page, own.date, '10:00').focus();
    await page.keyboard.press('Shift+Enter');
    await expect(page.getByRole('alertdialog', { name: BLOCK })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSlot(page, own.date, '10:00', 'unavailable');
    await expectFocus(own.date, '10:00');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: OPEN })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSlot(page, own.date, '10:00', 'available');
    await expectFocus(own.date, '10:00');
    await page.keyboard.press('ArrowDown');
    await expectFocus(own.date, '10:15');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Book this time' });
    await dialog.getByRole('button', { name: 'Tasting' }).focus();
    await page.keyboard.press('Enter');
    await expectSlot(page, own.date, '10:15', 'booked, Tasting');
    await expectFocus(own.date, '10:15');
    await page.keyboard.press('Enter');
    const visit = page.getByRole('dialog', { name: 'Booking' });
    await expect(visit.getByRole('button', { name: 'Close' })).toBeFocused();
    // Until the host has answered with the visit, there is neither a note nor another choice.
    await expect(visit.getByText(/^Booking .+ made /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocus(own.date, '10:15');
    await page.keyboard.press('Enter');
    await expect(visit.getByRole('button', { name: 'Close' })).toBeFocused();
    const cancel = visit.getByRole('button', { name: 'Cancel booking' });
    await tabTo(cancel);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: CANCEL })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocus(own.date, '10:15');
    await page.keyboard.press('Enter');
    await visit.getByRole('button', { name: 'Cancel booking' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Keep booking' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSlot(page, own.date, '10:15', 'available');
    await expectFocus(own.date, '10:15');
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expectFocus(own.date, '10:15');

    const next = new Date(Date.parse(own.date) + 7 * 86_400_000).toISOString().slice(0, 10);
    await page.keyboard.press('PageDown');
    await expectFocus(next, '10:15');
    await expect(page).toHaveURL(new RegExp(`date=${next}$`));
    await page.keyboard.press('PageUp');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAttribute('aria-label', /^Monday .*, 10:15/);
    await page.keyboard.press('ArrowLeft');
    await expect(focused).toHaveAttribute('aria-label', /^Sunday .*, 10:15/);
    // The whole grid is one stop for Tab.
    await expect(page.locator('[data-at][tabindex="0"]')).toHaveCount(1);
  },
);
