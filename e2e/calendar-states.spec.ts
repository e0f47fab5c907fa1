import { createOwnCalendar, enterCalendar, expectSlot, slotAt, startAt } from './support/calendar';
import { askBackend } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => isMobile, 'What goes wrong does not depend on the width.');

/** As somebody does who comes back to the window. */
const comeBack = () => window.dispatchEvent(new Event('focus'));

test('CAL-036 CAL-037 CAL-038: slots that cannot be fetched say so, and Retry fetches them', async ({
  page,
  product,
  stubHost,
}) => {
  const own = await createOwnCalendar(product);
  stubHost.answer(/GET \/providerCalendar\/slots/, { status: 503 });
  await enterCalendar(page, product, own, { view: 'week', siteUrl: stubHost.siteUrl });
  const panel = page.getByRole('alert').filter({ hasText: 'Failed to fetch slots: 503' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /, (?:not set|available)/ })).toHaveCount(0);
  await expectNoAxeFindings(page);
  stubHost.reset();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expectSlot(page, own.date, '10:00', 'available');
  await expect(panel).toBeHidden();

  // What is known stays when a later attempt fails.
  stubHost.answer(/GET \/providerCalendar\/slots/, { status: 500 });
  await page.evaluate(comeBack);
  await expect(page.getByText('Failed to fetch slots: 500')).toBeVisible();
  await expectSlot(page, own.date, '10:00', 'available');
});

test('offline, the calendar stays, and so does what was there before a change', async ({
  page,
  product,
}) => {
  const own = await createOwnCalendar(product);
  await enterCalendar(page, product, own, { view: 'week' });
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await slotAt(page, own.date, '10:00').click();
  await page.getByRole('button', { name: 'Block this time' }).click();
  await expect(page.getByText(/connection was interrupted/)).toBeVisible();
  await expectSlot(page, own.date, '10:00', 'available');
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('CAL-024: a free slot that is over says so in passing and cannot be booked', async ({
  page,
  product,
}) => {
  const own = await createOwnCalendar(product);
  await page.clock.install({ time: startAt(own.date, '14:05') });
  await enterCalendar(page, product, own, { view: 'week' });
  await expectSlot(page, own.date, '13:45', 'available, past');
  await expectSlot(page, own.date, '14:00', 'available');
  await slotAt(page, own.date, '13:45').click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveText('This time is over and cannot be booked any more.');
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await toast.hover();
  await page.clock.fastForward(7_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(7_000);
  await expect(toast).toBeHidden();
  await slotAt(page, own.date, '14:00').click();
  await expect(page.getByRole('dialog', { name: 'Book this time' })).toBeVisible();
});

test('a booking made elsewhere appears by itself, and one too late is taken back', async ({
  page,
  product,
  stubHost,
}) => {
  const own = await createOwnCalendar(product);
  await enterCalendar(page, product, own, { view: 'week', siteUrl: stubHost.siteUrl });
  await slotAt(page, own.date, '10:00').click();
  const dialog = page.getByRole('dialog', { name: 'Book this time' });
  await dialog.getByText('Customer name and phone').click();
  await dialog.getByLabel('Name').fill('Ada Obi');
  const [item] = await (await askBackend(product, `/serviceItems?providerId=${own.id}`)).json();
  const answer = await askBackend(product, '/providerCalendar/book', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ settlnProviderId: Number(own.calendarId), serviceItemId: item.id },
      startTime: new Date(startAt(own.date, '10:00')).toISOString(),
      customerName: 'Somebody Else',
    }),
  });
  expect(answer.ok).toBe(true);
  await dialog.getByRole('button', { name: 'Tasting' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /time/ })).toBeVisible();
  await expectSlot(page, own.date, '10:00', `booked, ${item.name}, Somebody Else`);

  // The name typed for the lost time is still there for the next one.
  await slotAt(page, own.date, '14:00').click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ada Obi');
  await page.keyboard.press('Escape');

  await askBackend(product, '/providerCalendar/cancel', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ settlnProviderId: Number(own.calendarId), serviceItemId: item.id },
      startTime: new Date(startAt(own.date, '10:00')).toISOString(),
    }),
  });
  await page.evaluate(comeBack);
  await expectSlot(page, own.date, '10:00', 'available');
});

test('items that do not fit say why, and failing ones can be tried again', async ({
  page,
  product,
  stubHost,
}) => {
  const own = await createOwnCalendar(product);
  stubHost.answer(/GET \/serviceItems/, { status: 500 });
  await enterCalendar(page, product, own, { view: 'week', siteUrl: stubHost.siteUrl });
  await slotAt(page, own.date, '11:00').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Make unavailable' }).click();
  await expectSlot(page, own.date, '11:00', 'unavailable');
  await slotAt(page, own.date, '10:30').click();
  const dialog = page.getByRole('dialog', { name: 'Book this time' });
  await expect(dialog).toContainText('10:30 to 11:00');
  stubHost.reset();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  const long = dialog.getByRole('button', { name: /Coffee ceremony/ });
  await expect(long).toContainText('Needs 1 h 30 min; this gap has 30 min');
  await expect(long).toHaveAttribute('aria-disabled', 'true');
  await long.click({ force: true });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page, 'dialog[open]');
});
