import type { Locator, Page } from 'playwright/test';
import { gridDay } from '@/lib/shared/domain/calendar/grid';
import { formatDate } from '@/lib/shared/time/format';
import { noonOf } from '@/lib/shared/time/local-date';
import {
  applyButton,
  bar,
  createEmptyCalendar,
  dayAhead,
  drag,
  enterMode,
  openMode,
  slotsOn,
  undoButton,
} from './support/availability-mode';
import { slotAt } from './support/calendar';
import { expectNoAxeFindings } from './support/review-page';
import { MALTA, nextClockChange } from './support/stub-provider';
import { expect, LONG, ON_PHONE, test } from './support/test';

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

test(
  'CAL-013 to CAL-021: a preset of a date range sets Monday to Friday, and what was chosen stays',
  ON_PHONE,
  async ({ page, product }) => {
    const calendar = await createEmptyCalendar(product);
    await openMode(page, product, calendar, { view: 'day' });
    const choose = page.getByRole('button', { name: 'Choose a date range' });
    await choose.tap();
    await expect(dialog(page).getByLabel('From')).toHaveValue('360');
    await expect(dialog(page).getByLabel('To', { exact: true })).toHaveValue('1080');
    await apply(page).tap();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Please select both a date range and time range first.',
    );
    await chooseDays(page, [dayAhead(0), dayAhead(6)], tap);
    await expect(dialog(page)).toContainText('7 days');
    for (const weekday of ['Saturday', 'Sunday']) {
      const box = page.getByRole('checkbox', { name: weekday });
      await dialog(page).locator('label', { has: box }).tap();
    }
    await expect(dialog(page)).toContainText('5 days');
    await expect(dialog(page).getByRole('button', { name: /left out$/ })).toHaveCount(2);
    await expect(dialog(page).getByText('06:00–18:00')).toBeVisible();
    await dialog(page).getByText('Evening').tap();
    await apply(page).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(bar(page).getByRole('status').filter({ hasText: 'Successfully' })).toHaveText(
      /^Successfully set availability for .+ \(15:00 to 18:00\)$/,
    );
    await expect(slotAt(page, dayAhead(0), '15:00')).toHaveAccessibleName(/available$/);
    const slots = await slotsOn(product, calendar, dayAhead(4));
    expect([slots[0], slots.at(-1), slots.length]).toEqual([
      '15:00 available',
      '17:45 available',
      12,
    ]);
    expect(await slotsOn(product, calendar, dayAhead(5))).toEqual([]);
    // What was chosen is still chosen.
    await choose.tap();
    await expect(dialog(page)).toContainText('5 days');
  },
);

test.describe('at a desk', () => {
  test(
    'CAL-012 CAL-022 CAL-023: slots and days that fail stay selected, and are tried again alone',
    LONG,
    async ({ page, product, stubHost }) => {
      test.slow();
      const calendar = await createEmptyCalendar(product);
      await openMode(page, product, calendar, { site: stubHost.siteUrl });
      const call = /^POST \/providerCalendar\/(?:availability|marks)/;

      await test.step('slots go back to what they were', async () => {
        await drag(page, slotAt(page, dayAhead(0), '09:00'), slotAt(page, dayAhead(1), '09:45'));
        stubHost.answer(call, { status: 500, json: {} });
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

      await test.step('days of a range are red, where a host takes them one by one', async () => {
        stubHost.sayNoNumber();
        await page.reload();
        await enterMode(page);
        await page.getByRole('button', { name: 'Choose a date range' }).click();
        await chooseDays(page, [dayAhead(0), dayAhead(11)]);
        let calls = 0;
        stubHost.answer(call, () => {
          calls += 1;
          return calls === 3 || calls === 4
            ? { status: 500, json: {} }
            : { status: 200, json: { success: true } };
        });
        await apply(page).click();
        await expect(dialog(page).getByRole('alert')).toContainText(
          'Availability set for 10 out of 12 days. 2 days failed. Please try again for the failed days.',
        );
        await expect(
          dialog(page)
            .getByRole('button', { name: /failed$/ })
            .first(),
        ).toBeVisible();
        await expectNoAxeFindings(page, 'dialog[open]');
        stubHost.reset();
        stubHost.sayNoNumber();
        await dialog(page).getByRole('button', { name: 'Try 2 failed days again' }).click();
        await expect(dialog(page)).toBeHidden();
        await expect(bar(page)).toContainText('Successfully set availability for');
        expect(stubHost.asked.filter((asked) => call.test(asked))).toHaveLength(2);
      });
    },
  );

  test(
    'CAL-013: many days go in one request, during which the dialog stays, and are taken back in one',
    LONG,
    async ({ page, product, stubHost }) => {
      const calendar = await createEmptyCalendar(product);
      await openMode(page, product, calendar, { site: stubHost.siteUrl });
      await page.getByRole('button', { name: 'Choose a date range' }).click();
      await chooseDays(page, [dayAhead(0), dayAhead(0)]);
      await day(page, dayAhead(0)).focus();
      for (let week = 0; week < 5; week += 1) await page.keyboard.press('Shift+ArrowDown');
      await expect(dialog(page)).toContainText('36 days');
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      let calls = 0;
      await page.route('**/availability', async (route) => {
        calls += 1;
        await held;
        await route.continue();
      });
      await apply(page).click();
      await expect(dialog(page).getByRole('status').first()).toHaveText('Setting 36 days');
      // Browsers close a dialog at the second Escape, even if the first was prevented.
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
      await expect(dialog(page).getByRole('button', { name: 'Applying…' })).toBeDisabled();
      await expectNoAxeFindings(page, 'dialog[open]');
      letGo();
      await expect(dialog(page)).toBeHidden();
      await expect(bar(page)).toContainText('Successfully set availability');
      expect(await slotsOn(product, calendar, dayAhead(35))).toHaveLength(48);
      await undoButton(page).click();
      await expect(bar(page)).toContainText('every slot is as it was');
      expect(await slotsOn(product, calendar, dayAhead(35))).toEqual([]);
      expect(calls).toBe(2);
      expect(
        stubHost.asked.filter((asked) => asked === 'POST /providerCalendar/marks'),
      ).toHaveLength(2);
    },
  );

  test(
    'CAL-010 to CAL-013 CAL-021: in a week in which the clocks go back, by keyboard alone',
    LONG,
    async ({ page, product }) => {
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
      await expect(dialog(page)).toContainText(
        'the clock shows 02:00 to 03:00 twice, because it is put back; both are set.',
      );
      await apply(page).press('Enter');
      await expect(bar(page).getByRole('status').first()).toContainText('(00:00 to 24:00)');
      await expect(page.getByRole('button', { name: 'Choose a date range' })).toBeFocused();
      expect(await slotsOn(product, calendar, sunday)).toHaveLength(100);
      await undoButton(page).press('Enter');
      await expect(bar(page).getByRole('status')).toContainText('every slot is as it was');
      expect(await slotsOn(product, calendar, sunday)).toHaveLength(8);
    },
  );
});
