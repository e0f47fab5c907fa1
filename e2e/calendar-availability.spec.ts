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
import { expect, LONG, ON_PHONE, test } from './support/test';

test.describe('with the mouse', () => {
  test('CAL-010 CAL-011 CAL-012: drags paint, are applied, last over a reload, and are taken back', async ({
    page,
    product,
  }) => {
    test.slow();
    const calendar = await createEmptyCalendar(product);
    const [monday, tuesday, friday] = [dayAhead(0), dayAhead(1), dayAhead(4)];
    await openMode(page, product, calendar);
    const hint = page.getByText('No hours are set in this week.');
    await expect(hint).toBeVisible();
    await drag(page, slotAt(page, monday, '09:00'), slotAt(page, friday, '09:45'));
    await expect(bar(page)).toContainText('20 slots selected');
    await expect(bar(page)).toContainText('5 h on 5 days');
    await slotAt(page, monday, '09:00').click();
    await expect(bar(page)).toContainText('19 slots selected');
    await undoButton(page).click();
    await expect(bar(page)).toContainText('20 slots selected');
    await expect(slotAt(page, tuesday, '09:15')).toHaveAttribute('aria-selected', 'true');
    await expectNoAxeFindings(page, '[data-end-bar="selection"]');

    await expect(bar(page).getByRole('radio', { name: 'Available', exact: true })).toBeChecked();
    await applyButton(page).click();
    await expect(bar(page).getByRole('status')).toHaveText(
      /^Successfully set availability for .+ \(09:00 to 10:00\)$/,
    );
    await expect(slotAt(page, friday, '09:45')).toHaveAccessibleName(/available$/);
    await expect(hint).toBeHidden();
    await page.reload();
    await enterMode(page);
    await expect(slotAt(page, friday, '09:45')).toHaveAccessibleName(/available$/);

    await drag(page, slotAt(page, monday, '09:30'), slotAt(page, monday, '10:15'));
    await bar(page).getByText('Unavailable', { exact: true }).click();
    await applyButton(page).click();
    await expect(bar(page).getByRole('status')).toContainText('(09:30 to 10:30)');
    expect(await slotsOn(product, calendar, monday)).toEqual([
      '09:00 available',
      '09:15 available',
      '09:30 unavailable',
      '09:45 unavailable',
      '10:00 unavailable',
      '10:15 unavailable',
    ]);
    await undoButton(page).click();
    await expect(bar(page).getByRole('status')).toHaveText(
      /^Undone: every slot is as it was before\./,
    );
    expect(await slotsOn(product, calendar, monday)).toEqual([
      '09:00 available',
      '09:15 available',
      '09:30 available',
      '09:45 available',
    ]);
  });

  test(
    'CAL-010 to CAL-012: a drag at the edge scrolls the grid, keys alone select and apply; a selection lasts over other weeks and a lost connection, and is not thrown away unasked',
    LONG,
    async ({ page, product, context }) => {
      test.slow();
      const calendar = await createEmptyCalendar(product);
      const [monday, tuesday] = [dayAhead(0), dayAhead(1)];
      await openMode(page, product, calendar);
      await slotAt(page, monday, '08:00').scrollIntoViewIfNeeded();
      const start = await slotAt(page, monday, '08:00').boundingBox();
      if (!start) throw new Error('the slot is not on the page');
      await page.mouse.move(start.x + 20, start.y + 10);
      await page.mouse.down();
      await page.mouse.move(start.x + 20, 795, { steps: 5 });
      await expect(slotAt(page, monday, '23:45')).toHaveAttribute('aria-selected', 'true');
      await page.mouse.up();
      await expect(bar(page)).toContainText('64 slots selected');
      await slotAt(page, tuesday, '22:00').hover();
      await expect(bar(page)).toContainText('64 slots selected');
      // Escape ends a drag, too, and the rest of the drag selects nothing.
      await page.mouse.down();
      await page.keyboard.press('Escape');
      await slotAt(page, tuesday, '21:00').hover();
      await page.mouse.up();
      await expect(bar(page)).toContainText('0 slots selected');

      await slotAt(page, monday, '09:00').focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight'])
        await page.keyboard.press(`Shift+${key}`);
      await expect(bar(page)).toContainText('6 slots selected');
      await expect(slotAt(page, tuesday, '09:30')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(bar(page)).toContainText('7 slots selected');
      await page.keyboard.press('Escape');
      await expect(bar(page)).toContainText('0 slots selected');
      await undoButton(page).press('Enter');
      await expect(bar(page)).toContainText('7 slots selected');
      await bar(page).getByRole('radio', { name: 'Available', exact: true }).press('ArrowRight');
      await applyButton(page).press('Enter');
      await expect(bar(page).getByRole('status')).toContainText('Successfully set availability');
      expect(await slotsOn(product, calendar, tuesday)).toEqual([
        '09:00 unavailable',
        '09:15 unavailable',
        '09:30 unavailable',
        '09:45 unavailable',
      ]);

      await drag(page, slotAt(page, dayAhead(0), '09:00'), slotAt(page, dayAhead(0), '09:45'));
      await page.getByRole('button', { name: 'Next week' }).click();
      await drag(page, slotAt(page, dayAhead(8), '09:00'), slotAt(page, dayAhead(8), '09:15'));
      await expect(bar(page)).toContainText('6 slots selected');
      await context.setOffline(true);
      await expect(bar(page)).toContainText('You are offline. What you selected is kept.');
      await expect(applyButton(page)).toHaveAttribute('aria-disabled', 'true');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Close' }).click();
      const asks = page.getByRole('alertdialog', { name: 'Close without applying?' });
      await expect(asks).toContainText('6 slots selected, not yet applied.');
      await expectNoAxeFindings(page, 'dialog[open]');
      await asks.getByRole('button', { name: 'Keep selecting' }).click();
      await page.getByRole('link', { name: 'Listings' }).click();
      const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await expect(leaving).toBeVisible();
      await leaving.getByRole('button', { name: 'Stay' }).click();
      await applyButton(page).click();
      await expect(bar(page).getByRole('status')).toContainText('(1 h 30 min)');
      expect(await slotsOn(product, calendar, dayAhead(0))).toHaveLength(4);
      expect(await slotsOn(product, calendar, dayAhead(8))).toHaveLength(2);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'Change Availability' })).toBeFocused();
      // After coming back nothing can be undone, since other changes may have come in between.
      await enterMode(page);
      await expect(undoButton(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(bar(page)).not.toContainText('Successfully');
    },
  );
});

test.describe('with a finger', ON_PHONE, () => {
  test('CAL-010 to CAL-012: taps and slides, at 320 px too', LONG, async ({ page, product }) => {
    const calendar = await createEmptyCalendar(product);
    const monday = dayAhead(0);
    await openMode(page, product, calendar, { view: 'day' });
    await slotAt(page, monday, '09:00').tap();
    await expect(bar(page)).toContainText('1 slot selected');

    // With a fake clock the finger rests for an exact time, however busy the machine is.
    await page.clock.install();
    const touch = await page.context().newCDPSession(page);
    const slide = async (from: string, to: string, restMs: number, between: string) => {
      const points: { x: number; y: number }[] = [];
      // Near an edge of the screen a slide scrolls the day, and selects more.
      await slotAt(page, monday, between).evaluate((slot) =>
        slot.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      for (const time of [from, to]) {
        const box = await slotAt(page, monday, time).boundingBox();
        points.push({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 });
      }
      const [start, end] = points;
      if (!start || !end) return;
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof points) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', [start]);
      if (restMs > 0) await page.clock.fastForward(restMs);
      for (let step = 1; step <= 6; step += 1) {
        const at = (a: number, b: number) => a + ((b - a) * step) / 6;
        await send('touchMove', [{ x: at(start.x, end.x), y: at(start.y, end.y) }]);
      }
      await send('touchEnd', []);
    };
    await slide('10:00', '10:45', 0, '10:15');
    await expect(bar(page)).toContainText('5 slots selected');
    await slide('11:00', '12:45', 400, '11:45');
    await expect(bar(page)).toContainText('13 slots selected');
    await slide('11:15', '09:15', 0, '10:15');
    await expect(bar(page)).toContainText('13 slots selected');

    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
});
