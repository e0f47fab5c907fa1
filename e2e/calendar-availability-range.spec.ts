import type { Page } from 'playwright/test';
import { formatDate } from '../lib/domain/format';
import { selectTimePath } from '../lib/url/booking-url';
import {
  applyButton,
  bar,
  createEmptyCalendar,
  dayAhead,
  drag,
  openMode,
  slotsOn,
} from './support/availability-mode';
import { slotAt } from './support/calendar';
import { approve } from './support/moderate';
import { askBackend } from './support/product';
import { confirmButton, expectConfirmed, expectNoAxeFindings, fillIn } from './support/review-page';
import { expect, test } from './support/test';

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Set availability for a date range' });

const day = (page: Page, date: string) =>
  dialog(page).getByRole('button', {
    name: new RegExp(`^${formatDate(`${date}T12:00:00Z`, 'UTC')}`),
  });

async function chooseDays(page: Page, first: string, last: string) {
  for (const date of [first, last]) {
    if (!(await day(page, date).isVisible())) {
      await dialog(page).getByRole('button', { name: 'Next month' }).click();
    }
    await day(page, date).click();
  }
}

const apply = (page: Page) => dialog(page).getByRole('button', { name: 'Apply' });

test('CAL-013 to CAL-021: a date range by each preset, and a customer books what was set', async ({
  page,
  product,
  isMobile,
}) => {
  test.slow();
  const calendar = await createEmptyCalendar(product);
  await openMode(page, product, calendar, { view: isMobile ? 'day' : 'week' });
  await page.getByRole('button', { name: 'Choose a date range' }).click();
  await expect(dialog(page).locator('.mday')).toHaveCount(42);
  await expect(dialog(page).getByLabel('From')).toHaveValue('360');
  await expect(dialog(page).getByLabel('To', { exact: true })).toHaveValue('1080');
  await apply(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Please select both a date range and time range first.',
  );
  await expectNoAxeFindings(page);

  await chooseDays(page, dayAhead(0), dayAhead(2));
  await expect(dialog(page)).toContainText('3 days');
  for (const [preset, first, last, count] of [
    ['Evening', '15:00 available', '17:45 available', 12],
    ['Afternoon', '12:00 available', '17:45 available', 24],
    ['Morning', '06:00 available', '17:45 available', 48],
    ['Full Day', '06:00 available', '17:45 available', 48],
  ] as const) {
    await dialog(page).getByText(preset).click();
    await apply(page).click();
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Successfully' })).toHaveText(
      /^Successfully set availability for .+ \(\d\d:00 to \d\d:00\)$/,
    );
    const slots = await slotsOn(product, calendar, dayAhead(1));
    expect([slots[0], slots.at(-1), slots.length]).toEqual([first, last, count]);
    await dialog(page).getByText('Unavailable').click();
    await dialog(page).getByText('Available', { exact: true }).click();
  }
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(slotAt(page, dayAhead(0), '06:00')).toHaveAccessibleName(/available$/);

  // What comes next does not depend on the width.
  if (isMobile) return;
  await approve(product, calendar.service.id);
  const items = await (
    await askBackend(product, `/serviceItems?providerId=${calendar.service.id}`)
  ).json();
  await page.goto(
    selectTimePath({
      providerId: calendar.service.id,
      settlnProviderId: calendar.id,
      serviceItems: [String(items[0].id)],
      date: dayAhead(0),
    }),
  );
  await page.locator('.times a').first().click();
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await fillIn(page);
  await confirmButton(page).click();
  await expectConfirmed(page);
  const booked = await slotsOn(product, calendar, dayAhead(0));
  expect(booked.filter((slot) => slot.endsWith('booked'))).toHaveLength(6);
});

test.describe('at a desk', () => {
  test.skip(({ isMobile }) => isMobile === true, 'does not depend on the width');

  test('CAL-022 CAL-023: days that fail stay red and are tried again alone', async ({
    page,
    product,
    stubHost,
  }) => {
    const calendar = await createEmptyCalendar(product);
    await openMode(page, product, calendar, { site: stubHost.siteUrl });
    await page.getByRole('button', { name: 'Choose a date range' }).click();
    await chooseDays(page, dayAhead(0), dayAhead(11));
    const call = /^POST \/providerCalendar\/availability/;
    stubHost.answer(call, { status: 503, json: {} });
    await apply(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Failed to set availability for all selected days. Please try again.',
    );
    await expect(dialog(page).locator('.mday.fail').first()).toHaveAccessibleName(/failed$/);

    let calls = 0;
    stubHost.answer(call, () => {
      calls += 1;
      return calls === 3 || calls === 4
        ? { status: 503, json: {} }
        : { status: 200, json: { success: true } };
    });
    await dialog(page).getByRole('button', { name: 'Try 12 failed days again' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Availability set for 10 out of 12 days. 2 days failed. Please try again for the failed days.',
    );
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
    await expectNoAxeFindings(page);
    stubHost.reset();
    await dialog(page).getByRole('button', { name: 'Try 2 failed days again' }).click();
    await expect(dialog(page)).toContainText('Successfully set availability for');
    expect(stubHost.asked.filter((asked) => call.test(asked))).toHaveLength(2);
  });

  test('CAL-012 CAL-022: slots that fail go back to what they were and stay selected', async ({
    page,
    product,
    stubHost,
  }) => {
    const calendar = await createEmptyCalendar(product);
    await openMode(page, product, calendar, { site: stubHost.siteUrl });
    await drag(page, slotAt(page, dayAhead(0), '09:00'), slotAt(page, dayAhead(1), '09:45'));
    stubHost.answer(/^POST \/providerCalendar\/availability/, { status: 503, json: {} });
    await applyButton(page).click();
    await expect(bar(page).getByRole('alert')).toContainText(
      'Failed to set availability for all selected days.',
    );
    await expect(bar(page)).toContainText('8 slots selected');
    await expect(slotAt(page, dayAhead(0), '09:00')).toHaveAccessibleName(/not set$/);
    stubHost.reset();
    await applyButton(page).click();
    await expect(bar(page).getByRole('status')).toContainText('Successfully set availability');
    expect(await slotsOn(product, calendar, dayAhead(1))).toHaveLength(4);
  });

  test('CAL-013: a year goes with progress and a stop; a week is copied to those that follow', async ({
    page,
    product,
  }) => {
    test.slow();
    const calendar = await createEmptyCalendar(product);
    await openMode(page, product, calendar);
    await page.getByRole('button', { name: 'Choose a date range' }).click();
    await chooseDays(page, dayAhead(0), dayAhead(0));
    await day(page, dayAhead(0)).focus();
    for (let month = 0; month < 12; month += 1) await page.keyboard.press('Shift+PageDown');
    await expect(dialog(page)).toContainText(/3\d\d days/);
    await page.route('**/availability', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await apply(page).click();
    await expect(dialog(page)).toContainText(/14 of 3\d\d days/);
    await dialog(page).getByRole('button', { name: 'Stop' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      /Stopped. Availability is set for \d+ of 3\d\d days/,
    );
    await page.unroute('**/availability');
    await dialog(page)
      .getByRole('button', { name: /^Set the other \d+ days/ })
      .click();
    await expect(dialog(page)).toContainText('Successfully set availability', { timeout: 20_000 });
    await dialog(page).getByRole('button', { name: 'Close' }).first().click();

    await drag(page, slotAt(page, dayAhead(6), '20:00'), slotAt(page, dayAhead(6), '20:45'));
    await applyButton(page).click();
    await expect(bar(page).getByRole('status')).toContainText('(20:00 to 21:00)');
    await page.getByRole('button', { name: 'Copy this week' }).click();
    const copies = page.getByRole('dialog', { name: 'Copy this week' });
    await copies.getByLabel('Copy this week to the next').selectOption('2 weeks');
    await expect(copies).toContainText('Sets 14 days');
    await expectNoAxeFindings(page);
    await copies.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(copies).toContainText('Successfully set availability');
    expect(await slotsOn(product, calendar, dayAhead(20))).toContain('20:45 available');
    expect(await slotsOn(product, calendar, dayAhead(27))).not.toContain('20:45 available');
  });
});
