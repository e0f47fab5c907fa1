import type { Locator, Page } from 'playwright/test';
import { gridDay } from '@/lib/domain/calendar/grid';
import { formatDate } from '@/lib/time/format';
import { addDays, noonOf, weekdayOf } from '@/lib/time/local-date';
import { selectTimePath } from '../lib/url/booking-url';
import {
  applyButton,
  bar,
  createEmptyCalendar,
  dayAhead,
  drag,
  openMode,
  slotsOn,
  undoButton,
} from './support/availability-mode';
import { timeLinks } from './support/booking-steps';
import { slotAt } from './support/calendar';
import { approve } from './support/moderate';
import { askBackend } from './support/product';
import { confirm, expectConfirmed, expectNoAxeFindings, fillIn } from './support/review-page';
import { MALTA, nextClockChange } from './support/stub-provider';
import { expect, ON_DESKTOP, test } from './support/test';

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Set availability for a date range' });

const day = (page: Page, date: string) =>
  dialog(page).getByRole('button', {
    name: new RegExp(`^${formatDate(noonOf(date), 'UTC', 'en')}`),
  });

const click = (target: Locator) => target.click();
const tap = (target: Locator) => target.tap();

async function chooseDays(page: Page, [first, last]: [string, string], press = click) {
  for (const date of [first, last]) {
    if (!(await day(page, date).isVisible())) {
      await press(dialog(page).getByRole('button', { name: 'Next month' }));
    }
    await press(day(page, date));
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
  const press = isMobile ? tap : click;
  await openMode(page, product, calendar, { view: isMobile ? 'day' : 'week' });
  await press(page.getByRole('button', { name: 'Choose a date range' }));
  await expect(dialog(page).locator('[data-date]')).toHaveCount(42);
  await expect(dialog(page).getByLabel('From')).toHaveValue('360');
  await expect(dialog(page).getByLabel('To', { exact: true })).toHaveValue('1080');
  await press(apply(page));
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Please select both a date range and time range first.',
  );
  await expectNoAxeFindings(page);

  await chooseDays(page, [dayAhead(0), dayAhead(2)], press);
  await expect(dialog(page)).toContainText('3 days');
  for (const [preset, first, last, count] of [
    ['Evening', '15:00 available', '17:45 available', 12],
    ['Afternoon', '12:00 available', '17:45 available', 24],
    ['Morning', '06:00 available', '17:45 available', 48],
    ['Full Day', '06:00 available', '17:45 available', 48],
  ] as const) {
    await press(dialog(page).getByText(preset));
    await press(apply(page));
    await expect(dialog(page)).toBeHidden();
    await expect(bar(page).getByRole('status').filter({ hasText: 'Successfully' })).toHaveText(
      /^Successfully set availability for .+ \(\d\d:00 to \d\d:00\)$/,
    );
    const slots = await slotsOn(product, calendar, dayAhead(1));
    expect([slots[0], slots.at(-1), slots.length]).toEqual([first, last, count]);
    // What was chosen is still chosen.
    await press(page.getByRole('button', { name: 'Choose a date range' }));
    await expect(dialog(page)).toContainText('3 days');
  }
  await press(dialog(page).getByRole('button', { name: 'Close' }).first());
  await expect(slotAt(page, dayAhead(0), '06:00')).toHaveAccessibleName(/available$/);

  if (isMobile) {
    await press(page.getByRole('button', { name: 'Copy this week' }));
    const copies = page.getByRole('dialog', { name: 'Copy this week' });
    await copies.getByLabel('Copy this week to the next').selectOption('1 week');
    await press(copies.getByRole('button', { name: 'Copy', exact: true }));
    await expect(copies).toBeHidden();
    await expect(bar(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveText(
      /^Copied .+ to .+: 3 days set\.$/,
    );
    expect(await slotsOn(product, calendar, dayAhead(8))).toHaveLength(48);
    return;
  }

  // The rest does not depend on the width.
  await approve(product, calendar.service.id);
  const items = await (
    await askBackend(product, `/serviceItems?providerId=${calendar.service.id}`)
  ).json();
  await page.goto(
    selectTimePath({
      serviceId: calendar.service.id,
      calendarId: Number(calendar.id),
      itemIds: [String(items[0].id)],
      date: dayAhead(0),
    }),
  );
  await timeLinks(page).first().click();
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await fillIn(page);
  await confirm(page);
  await expectConfirmed(page);
  const booked = await slotsOn(product, calendar, dayAhead(0));
  expect(booked.filter((slot) => slot.endsWith('booked'))).toHaveLength(6);
});

test('CAL-013 CAL-021: Monday to Friday of a range, and the weekend keeps what it has', async ({
  page,
  product,
  isMobile,
}) => {
  const calendar = await createEmptyCalendar(product);
  const press = isMobile ? tap : click;
  await openMode(page, product, calendar, { view: isMobile ? 'day' : 'week' });
  await press(page.getByRole('button', { name: 'Choose a date range' }));
  await chooseDays(page, [dayAhead(0), dayAhead(6)], press);
  await expect(dialog(page)).toContainText('7 days');
  await expect(dialog(page).getByText('06:00–18:00')).toBeVisible();
  for (const weekday of ['Saturday', 'Sunday']) {
    const box = page.getByRole('checkbox', { name: weekday });
    await press(dialog(page).locator('label', { has: box }));
  }
  await expect(dialog(page)).toContainText('5 days');
  await expect(dialog(page).getByRole('button', { name: /left out$/ })).toHaveCount(2);
  await expectNoAxeFindings(page);
  await press(apply(page));
  await expect(bar(page)).toContainText('Successfully set availability for');
  const counts = await Promise.all(
    Array.from({ length: 7 }, async (_, n) => {
      const isWeekend = weekdayOf(dayAhead(n)) > 4;
      return [isWeekend, (await slotsOn(product, calendar, dayAhead(n))).length];
    }),
  );
  expect(counts.sort()).toEqual([...Array(5).fill([false, 48]), ...Array(2).fill([true, 0])]);
});

test.describe('at a desk', ON_DESKTOP, () => {
  test('CAL-022 CAL-023: days that fail stay red and are tried again alone', async ({
    page,
    product,
    stubHost,
  }) => {
    const calendar = await createEmptyCalendar(product);
    await openMode(page, product, calendar, { site: stubHost.siteUrl });
    await page.getByRole('button', { name: 'Choose a date range' }).click();
    await chooseDays(page, [dayAhead(0), dayAhead(11)]);
    const call = /^POST \/providerCalendar\/availability/;
    stubHost.answer(call, { status: 500, json: {} });
    await apply(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Failed to set availability for all selected days. Please try again.',
    );
    await expect(
      dialog(page)
        .getByRole('button', { name: /failed$/ })
        .first(),
    ).toBeVisible();

    let calls = 0;
    stubHost.answer(call, () => {
      calls += 1;
      return calls === 3 || calls === 4
        ? { status: 500, json: {} }
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
    await expect(dialog(page)).toBeHidden();
    await expect(bar(page)).toContainText('Successfully set availability for');
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
    stubHost.answer(/^POST \/providerCalendar\/availability/, { status: 500, json: {} });
    await applyButton(page).click();
    await expect(bar(page).getByRole('alert')).toContainText(
      'Failed to set availability for all selected days.',
    );
    await expect(bar(page)).toContainText('8 slots selected');
    await expect(slotAt(page, dayAhead(0), '09:00')).toHaveAccessibleName(/not set$/);
    await expect(undoButton(page), 'it takes back the drag').toHaveAccessibleName('Undo');
    await expect(undoButton(page)).toBeEnabled();
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
    await chooseDays(page, [dayAhead(0), dayAhead(0)]);
    await day(page, dayAhead(0)).focus();
    for (let month = 0; month < 12; month += 1) await page.keyboard.press('Shift+PageDown');
    await expect(dialog(page)).toContainText(/3\d\d days/);
    await page.route('**/availability', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await apply(page).click();
    await expect(dialog(page)).toContainText(/14 of 3\d\d days/);
    // Browsers close a dialog at the second Escape, even if the first was prevented.
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await expect(dialog(page).getByRole('status').first()).toHaveText(
      /^(Setting|25% of) 3\d\d days$/,
    );
    await dialog(page).getByRole('button', { name: 'Stop' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      /Stopped. Availability is set for \d+ of 3\d\d days/,
    );
    await page.unroute('**/availability');
    await dialog(page)
      .getByRole('button', { name: /^Set the other \d+ days/ })
      .click();
    await expect(dialog(page)).toBeHidden({ timeout: 20_000 });
    await expect(bar(page)).toContainText('Successfully set availability');

    await drag(page, slotAt(page, dayAhead(6), '20:00'), slotAt(page, dayAhead(6), '20:45'));
    await applyButton(page).click();
    await expect(bar(page).getByRole('status')).toContainText('(20:00 to 21:00)');
    await page.getByRole('button', { name: 'Copy this week' }).click();
    const copies = page.getByRole('dialog', { name: 'Copy this week' });
    await copies.getByLabel('Copy this week to the next').selectOption('2 weeks');
    await expect(copies).toContainText('Sets 14 days');
    await expectNoAxeFindings(page);
    await copies.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(copies).toBeHidden();
    await expect(bar(page).getByRole('status').first()).toContainText(/^Copied .+: 14 days set\.$/);
    expect(await slotsOn(product, calendar, dayAhead(20))).toContain('20:45 available');
    expect(await slotsOn(product, calendar, dayAhead(27))).not.toContain('20:45 available');
    await expect(undoButton(page)).toHaveAccessibleName('Undo the last change');
    await undoButton(page).click();
    await expect(bar(page).getByRole('status').first()).toContainText('every slot is as it was');
    expect(await slotsOn(product, calendar, dayAhead(20))).not.toContain('20:45 available');
  });

  test('CAL-010 to CAL-013 CAL-021: in a week in which the clocks go back, by keyboard alone', async ({
    page,
    product,
  }) => {
    const sunday = nextClockChange('repeated');
    const calendar = await createEmptyCalendar(product);
    await openMode(page, product, calendar, { date: sunday });
    const twice = gridDay(sunday, MALTA).slots.filter(({ zoneName }) => zoneName !== null);
    await page.locator(`[data-at="${twice[0]?.at}"]`).focus();
    for (const _ of twice.slice(1)) await page.keyboard.press('Shift+ArrowDown');
    await expect(bar(page)).toContainText('8 slots selected');
    await expect(bar(page)).toContainText('2 h on ');
    await applyButton(page).press('Enter');
    await expect(bar(page).getByRole('status')).toContainText('(02:00 to 03:00)');
    expect(await slotsOn(product, calendar, sunday)).toHaveLength(8);

    await page.getByRole('button', { name: 'Choose a date range' }).press('Enter');
    await dialog(page).locator('[data-date][tabindex="0"]').focus();
    while (!(await day(page, sunday).isVisible())) await page.keyboard.press('PageDown');
    await day(page, sunday).press('Enter');
    await dialog(page).getByLabel('From').selectOption('00:00');
    await dialog(page).getByLabel('To', { exact: true }).selectOption('24:00');
    await expect(dialog(page)).toContainText('the clock shows 02:00 to 03:00 twice; both are set.');
    await apply(page).press('Enter');
    await expect(bar(page).getByRole('status').first()).toContainText('(00:00 to 24:00)');
    await expect(page.getByRole('button', { name: 'Choose a date range' })).toBeFocused();
    expect(await slotsOn(product, calendar, sunday)).toHaveLength(100);
    await undoButton(page).press('Enter');
    await expect(bar(page).getByRole('status')).toContainText('every slot is as it was');
    expect(await slotsOn(product, calendar, sunday)).toHaveLength(8);

    await page.getByRole('button', { name: 'Copy this week' }).press('Enter');
    const copies = page.getByRole('dialog', { name: 'Copy this week' });
    await copies.getByLabel('Copy this week to the next').selectOption('1 week');
    const copy = copies.getByRole('button', { name: 'Copy', exact: true });
    // Until the days off are read, nothing can be copied.
    await expect(copy).toBeEnabled();
    await copy.press('Enter');
    await expect(page.getByRole('button', { name: 'Copy this week' })).toBeFocused();
    const copied = await slotsOn(product, calendar, addDays(sunday, 7));
    expect(copied.filter((slot) => slot.endsWith(' available'))).toEqual([
      '02:00 available',
      '02:15 available',
      '02:30 available',
      '02:45 available',
    ]);
  });
});
