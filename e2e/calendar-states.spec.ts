import type { ServerResponse } from 'node:http';
import {
  createOwnCalendar,
  enterCalendar,
  expectSlot,
  type OwnCalendar,
  slotAt,
  startAt,
  statusOf,
  TOASTS,
  toasts,
} from './support/calendar';
import { itemsOf } from './support/own-service';
import { askBackend, type Product } from './support/product';
import { expectNoAxeFindings, ownPhone } from './support/review-page';
import { approve } from './support/staff';
import { expect, LONG, test } from './support/test';

/** As when somebody comes back to the window. */
const comeBack = () => window.dispatchEvent(new Event('focus'));

const LONG_NAME =
  'Maria-Assunta Chidinma Okonkwo-Borg Vella de la Fuente Szczepańska-Brzęczyszczyk';

/** Writes directly to {host} about one time of a calendar. */
async function elsewhere(
  product: Product,
  { calendarId, date }: OwnCalendar,
  [what, clock]: [what: 'book' | 'bookings' | 'cancel', clock: string],
  fields: Record<string, unknown>,
) {
  const answer = await askBackend(product, `/providerCalendar/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      settlnProviderId: Number(calendarId),
      startTime: new Date(startAt(date, clock)).toISOString(),
      ...fields,
    }),
  });
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
}

/** The id of the item that takes an hour and a half. */
async function itemOf(product: Product, own: OwnCalendar): Promise<number> {
  const [item] = await itemsOf(product, own);
  return item.id;
}

test('CAL-036 CAL-037 CAL-038: slots and items that cannot be fetched say so, and Retry fetches them', async ({
  page,
  product,
  stubHost,
}) => {
  const own = await createOwnCalendar(product);
  stubHost.answer(/GET \/providerCalendar\/slots/, { status: 503 });
  stubHost.answer(/GET \/serviceItems/, { status: 500 });
  await enterCalendar(page, product, own, { view: 'week', siteUrl: stubHost.siteUrl });
  const panel = page.getByRole('alert').filter({ hasText: 'Failed to fetch slots: 503' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /, (?:not set|available)/ })).toHaveCount(0);
  await expectNoAxeFindings(page, 'main [role=alert]');
  stubHost.reset();
  await panel.getByRole('button', { name: 'Retry' }).focus();
  await page.keyboard.press('Enter');
  await expectSlot(page, own.date, '10:00', 'available');
  await expect(panel).toBeHidden();
  await expect(page.locator('[data-at]:focus')).toBeVisible();

  await slotAt(page, own.date, '11:00').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Make unavailable' }).click();
  await expectSlot(page, own.date, '11:00', 'unavailable');
  await slotAt(page, own.date, '10:30').click();
  const dialog = page.getByRole('dialog', { name: 'Book this time' });
  await expect(dialog).toContainText('10:30 to 11:00');
  await dialog.getByRole('button', { name: 'Retry' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  const long = dialog.getByRole('button', { name: /Coffee ceremony/ });
  await expect(long).toHaveAttribute('aria-disabled', 'true');
  await long.click({ force: true });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  // What is known stays when a later attempt fails.
  stubHost.answer(/GET \/providerCalendar\/slots/, { status: 500 });
  await page.evaluate(comeBack);
  await expect(page.getByText('Failed to fetch slots: 500')).toBeVisible();
  await expectSlot(page, own.date, '10:00', 'available');
});

test(
  'CAL-024: a free slot that is over says so in passing and cannot be booked',
  LONG,
  async ({ page, product }) => {
    const own = await createOwnCalendar(product);
    await page.clock.install({ time: startAt(own.date, '14:05') });
    await enterCalendar(page, product, own, { view: 'week' });
    await expectSlot(page, own.date, '13:45', 'available, past');
    await expectSlot(page, own.date, '14:00', 'available');
    await slotAt(page, own.date, '13:45').click();
    const toast = toasts(page).passing;
    await expect(toast).toHaveText('This time is over and cannot be booked any more.');
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await toast.hover();
    await page.clock.fastForward(7_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(7_000);
    await expect(toast).toBeHidden();
    await slotAt(page, own.date, '14:00').click();
    await expect(page.getByRole('dialog', { name: 'Book this time' })).toBeVisible();
  },
);

test(
  'CAL-026: a refusal behind the next question waits for its reader, and so does its customer',
  LONG,
  async ({ page, product, stubHost }) => {
    test.slow();
    const own = await createOwnCalendar(product);
    await enterCalendar(page, product, own, { view: 'week', siteUrl: stubHost.siteUrl });
    const asked = new Promise<ServerResponse>((resolve) =>
      stubHost.answer(/POST \/providerCalendar\/book/, { serve: resolve }),
    );
    const dialog = page.getByRole('dialog', { name: 'Book this time' });
    const name = dialog.getByLabel('Name');
    const tasting = dialog.getByRole('button', { name: 'Tasting' });
    await slotAt(page, own.date, '10:00').click();
    await dialog.getByText('Customer name and phone').click();
    await name.fill('Ada Obi');
    await tasting.click();
    await expectSlot(page, own.date, '10:00', 'booked, Tasting', 'Ada Obi');
    await slotAt(page, own.date, '14:00').click();
    await dialog.getByText('Customer name and phone').click();
    await expect(name).toHaveValue('');
    await name.fill('Zoë Borg');
    const response = await asked;
    response.writeHead(409, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'Somebody was faster.' }));
    await expectSlot(page, own.date, '10:00', 'available');
    const refusal = toasts(page).errors;
    await expect(refusal).toBeHidden();
    await expect(name).toHaveValue('Zoë Borg');

    stubHost.reset();
    await tasting.click();
    await expectSlot(page, own.date, '14:00', 'booked, Tasting', 'Zoë Borg');
    await expect(refusal).toHaveText(/, 10:00: Somebody was faster\.$/);
    await expect(page.getByRole('status').filter({ hasText: 'Tasting is booked.' })).toBeVisible();
    await slotAt(page, own.date, '15:00').click();
    await expect(name).toHaveValue('Ada Obi');
    await name.fill('A');
    await name.press('Backspace');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
    await tasting.click();
    await expect(refusal).toBeHidden();
  },
);

test(
  'CAL-024 CAL-027 CAL-029 CAL-030: what customers do meanwhile is seen, and wins',
  LONG,
  async ({ page, product }) => {
    test.slow();
    const own = await createOwnCalendar(product);
    const serviceItemId = await itemOf(product, own);
    await approve(product, own.id);
    await page.clock.install();
    await enterCalendar(page, product, own, { view: 'week' });
    await slotAt(page, own.date, '10:00').click();
    const dialog = page.getByRole('dialog', { name: 'Book this time' });
    const tasting = dialog.getByRole('button', { name: 'Tasting' });
    // When the clock is moved on below, a request under way would time out.
    await expect(tasting).toBeVisible();
    const customer = { customerName: 'Somebody Else', customerPhone: ownPhone() };
    const visit = { serviceItems: [serviceItemId], ...customer };
    await elsewhere(product, own, ['bookings', '10:00'], visit);
    await page.clock.fastForward(30_000);
    await expect(dialog.getByRole('status')).toHaveText('This time has been booked meanwhile.');
    await expect(tasting).toContainText('This time is not free any more');
    await expectNoAxeFindings(page, 'dialog[open]');
    await tasting.click({ force: true });
    await dialog.getByRole('button', { name: 'Block this time' }).click({ force: true });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSlot(page, own.date, '11:15', 'booked, Coffee ceremony', 'Somebody Else');

    await slotAt(page, own.date, '10:30').click();
    const seen = page.getByRole('dialog', { name: 'Somebody Else' });
    await seen.getByRole('button', { name: 'Cancel booking' }).click();
    const question = page.getByRole('alertdialog', { name: /cancel this booking/ });
    await expect(question).toContainText('Somebody Else');
    await elsewhere(product, own, ['cancel', '10:00'], { serviceItemId });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(question.getByRole('status')).toHaveText(
      'There is no booking at this time any more.',
    );
    await question.getByRole('button', { name: 'Cancel booking' }).click({ force: true });
    await question.getByRole('button', { name: 'Close' }).click();
    await expectSlot(page, own.date, '10:00', 'available');

    // Before anybody has seen that, one's own booking is taken back, and theirs is shown.
    await slotAt(page, own.date, '14:00').click();
    await elsewhere(product, own, ['bookings', '14:00'], visit);
    await tasting.click();
    await expect(toasts(page).errors).toBeVisible();
    await expectSlot(page, own.date, '14:00', 'booked, Coffee ceremony', 'Somebody Else');

    // A mark goes beneath the booking, and is what a cancellation brings back.
    await slotAt(page, own.date, '12:00').click({ modifiers: ['Shift'] });
    await elsewhere(product, own, ['bookings', '12:00'], visit);
    await page.getByRole('button', { name: 'Make unavailable' }).click();
    const toast = toasts(page).passing;
    await expect(toast).toHaveText('This time has been booked meanwhile, and stays booked.');
    await expectSlot(page, own.date, '12:00', 'booked, Coffee ceremony', 'Somebody Else');
    await slotAt(page, own.date, '12:30').click();
    await seen.getByRole('button', { name: 'Cancel booking' }).click();
    await question.getByRole('button', { name: 'Cancel booking' }).click();
    await expectSlot(page, own.date, '12:00', 'unavailable');
    await expectSlot(page, own.date, '12:15', 'available');
    expect(await statusOf(product, own, '12:00')).toBe('unavailable');
    await expect(toast).toHaveText('The booking is cancelled.');
    await page.getByRole('button', { name: 'Change Availability' }).click();
    await expect(toast).toBeHidden();
  },
);

test(
  'CAL-024 CAL-029: offline, the calendar stays, and so does what was there before a change; long names fit into the dialogs of the narrowest phone',
  LONG,
  async ({ page, product }) => {
    const own = await createOwnCalendar(product);
    const answer = await askBackend(product, `/serviceItems?providerId=${own.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: LONG_NAME,
        description: '',
        price: 1234.5,
        durationMinutes: 45,
      }),
    });
    expect(answer.ok).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterCalendar(page, product, own, { view: 'day' });
    await page.context().setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await slotAt(page, own.date, '18:00').click();
    await page.getByRole('button', { name: 'Block this time' }).click();
    await expectSlot(page, own.date, '18:00', 'available');
    // The error is in view, not above a day that was scrolled away.
    const refusal = toasts(page).errors;
    await expect(refusal).toHaveText(/, 18:00: The connection was interrupted/);
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await expectNoAxeFindings(page, TOASTS);
    await toasts(page).region.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expect(refusal).toBeHidden();
    await expect(slotAt(page, own.date, '18:00')).toBeFocused();
    await page.context().setOffline(false);
    await expect(page.getByText(/^You are offline/)).toBeHidden();

    await page.setViewportSize({ width: 320, height: 640 });
    const expectFits = () =>
      expect
        .poll(() =>
          page
            .locator(`html, dialog[open], dialog[open] > div, dialog[open] button, ${TOASTS} > div`)
            .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
        )
        .toBe(0);
    await slotAt(page, own.date, '10:00').click();
    const dialog = page.getByRole('dialog', { name: 'Book this time' });
    await dialog.getByText('Customer name and phone').click();
    await dialog.getByLabel('Name').fill(LONG_NAME);
    await dialog.getByLabel('Phone').fill(ownPhone());
    await expectFits();
    await dialog.getByRole('button', { name: LONG_NAME }).click();
    await expectSlot(page, own.date, '10:30', `booked, ${LONG_NAME}`, LONG_NAME);
    await expect(toasts(page).passing).toHaveText(`${LONG_NAME} is booked.`);
    await expectFits();
    await slotAt(page, own.date, '10:30').click();
    const visit = page.getByRole('dialog', { name: LONG_NAME });
    await expect(visit.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
    await expectFits();
    await visit.getByRole('button', { name: 'Cancel booking' }).click();
    const question = page.getByRole('alertdialog', { name: /cancel this booking/ });
    await expect(question).toContainText('Customers pay at your venue');
    await expectFits();
    const cancel = question.getByRole('button', { name: 'Cancel booking' });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    const box = await cancel.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  },
);
