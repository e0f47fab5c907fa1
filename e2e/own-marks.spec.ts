import type { Page } from 'playwright/test';
import { NO_SCHEDULE, type Schedule } from '@/lib/shared/domain/hours/schedule';
import { formatDay, formatShortDay } from '@/lib/shared/time/format';
import { toIso } from '@/lib/shared/time/instant';
import { noonOf } from '@/lib/shared/time/local-date';
import { HOUR_MS } from '@/lib/shared/time/units';
import { instantOf } from '@/lib/shared/time/venue-time';
import {
  applyButton,
  bar,
  createEmptyCalendar,
  dayAhead,
  drag,
  type EmptyCalendar,
  openMode,
  slotsOn,
  undoButton,
} from './support/availability-mode';
import { slotAt } from './support/calendar';
import { enterHours } from './support/own-calendar';
import { employ } from './support/own-people';
import { askBackend, type Product, postToBackend } from './support/product';
import { expectNoAxeFindings } from './support/review-page';
import { addSession } from './support/sign-in';
import { MALTA } from './support/stub-provider';
import { expect, LONG, test } from './support/test';

const NINE_TO_FIVE = { from: 9 * 60, to: 17 * 60 };

/** Saves hours from Monday to Friday for a calendar, but for days off. */
async function saveHours(product: Product, { id }: EmptyCalendar, daysOff: readonly string[] = []) {
  const week = Array.from({ length: 7 }, (_, day) => (day < 5 ? [NINE_TO_FIVE] : []));
  const schedule: Schedule = {
    ...NO_SCHEDULE,
    sets: [{ name: '', from: null, until: null, week }],
    special: daysOff.map((day) => ({ name: 'Away', from: day, until: day, ranges: [] })),
  };
  const answer = await askBackend(product, '/providerCalendar/schedule', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ settlnProviderId: Number(id), version: 0, schedule }),
  });
  expect(answer.status).toBe(200);
}

async function marksOf(product: Product, { id }: EmptyCalendar, person: number) {
  const from = instantOf(dayAhead(0), 0, MALTA);
  const query = new URLSearchParams({
    settlnProviderId: id,
    startTime: toIso(from),
    person: String(person),
  });
  return (await askBackend(product, `/providerCalendar/marks?${query}`)).json();
}

const isAvailable = (slot: string) => slot.endsWith(' available');

async function paint(page: Page, day: string, [from, to]: [string, string], mark: string) {
  await drag(page, slotAt(page, day, from), slotAt(page, day, to));
  await bar(page).getByText(mark, { exact: true }).click();
  await applyButton(page).click();
  await expect(bar(page).getByRole('status')).toContainText('Successfully set availability');
}

test.describe('marks over opening hours', () => {
  test(
    'a week is copied without what follows from the hours, never onto a day off, and taken back; a slot that is cleared follows the hours',
    LONG,
    async ({ page, product }) => {
      const calendar = await createEmptyCalendar(product);
      const [monday, tuesday] = [dayAhead(0), dayAhead(1)];
      const [nextMonday, nextTuesday] = [dayAhead(7), dayAhead(8)];
      await saveHours(product, calendar, [nextTuesday]);
      await openMode(page, product, calendar);
      await paint(page, monday, ['18:00', '18:45'], 'Available');
      await paint(page, tuesday, ['18:00', '18:45'], 'Available');

      await page.getByRole('button', { name: 'Copy this week' }).click();
      const copies = page.getByRole('dialog', { name: 'Copy this week' });
      await copies.getByLabel('Copy this week to the next').selectOption('1 week');
      await expect(copies).toContainText('Sets 1 day,');
      await expect(copies).toContainText(formatShortDay(noonOf(nextMonday), 'UTC', 'en'));
      const dayOff = copies
        .getByRole('group', { name: 'Days off stay as they are, unless you tick them' })
        .getByRole('checkbox', { name: formatDay(noonOf(nextTuesday), 'UTC', 'en') });
      await dayOff.check();
      await expect(copies).toContainText('Sets 2 days,');
      await expectNoAxeFindings(page, 'dialog[open]');
      await copies.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(copies).toBeHidden();
      expect((await slotsOn(product, calendar, nextTuesday)).filter(isAvailable)).toHaveLength(4);
      await undoButton(page).click();
      await expect(bar(page).getByRole('status')).toContainText('every slot is as it was');
      expect((await slotsOn(product, calendar, nextTuesday)).filter(isAvailable)).toEqual([]);

      // The tick is only for one copy.
      await page.getByRole('button', { name: 'Copy this week' }).click();
      await expect(dayOff).not.toBeChecked();
      await expect(copies).toContainText('Sets 1 day,');
      await copies.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(copies).toBeHidden();
      expect(await slotsOn(product, calendar, nextMonday)).toContain('18:45 available');
      expect((await slotsOn(product, calendar, nextTuesday)).filter(isAvailable)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Copy this week' })).toBeFocused();

      // A slot that is cleared follows the hours again, by the bar and by a press.
      const thursday = dayAhead(3);
      await paint(page, thursday, ['10:00', '10:45'], 'Unavailable');
      await paint(page, thursday, ['10:00', '10:15'], 'As in my opening hours');
      await expect(slotAt(page, thursday, '10:15')).toHaveAccessibleName(
        /available, opening hours$/,
      );
      await page.getByRole('button', { name: 'Close' }).click();

      await slotAt(page, thursday, '10:45').click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('marked by you');
      await question.getByRole('button', { name: 'As in my opening hours' }).click();
      await expect(page.getByText('This time follows your opening hours again.')).toBeVisible();
      await expect(slotAt(page, thursday, '10:45')).toHaveAccessibleName(
        /available, opening hours$/,
      );

      // Nothing is left to clear, so the dialogs offer it no more.
      await slotAt(page, thursday, '10:45').click();
      const booking = page.getByRole('dialog', { name: 'Book this time' });
      await expect(booking.getByRole('button', { name: 'Block this time' })).toBeVisible();
      await expect(booking.getByRole('button', { name: 'As in my opening hours' })).toHaveCount(0);
    },
  );

  test(
    'the page of opening hours lists the days on which people keep marks, and lets them follow the hours',
    LONG,
    async ({ page, product }) => {
      const calendar = await createEmptyCalendar(product);
      const marks = page.getByRole('region', { name: /your own marks$/ });
      await addSession(page, product, product.siteUrl, calendar.service.owner);
      await employ(product, calendar.id, ['Ngozi', 'Blessing']);
      for (const [day, status, person] of [
        [0, 'available', 0],
        [1, 'unavailable', 1],
        [2, 'available', 0],
      ] as const) {
        const from = instantOf(dayAhead(day), 18 * 60, MALTA);
        await postToBackend(product, '/providerCalendar/availability', {
          settlnProviderId: Number(calendar.id),
          status,
          startTime: toIso(from),
          endTime: toIso(from + HOUR_MS),
          person,
        });
      }
      // Without hours there is nothing to follow.
      await enterHours(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(marks).toHaveCount(0);
      await saveHours(product, calendar);
      await page.reload();
      await enterHours(page, { isThere: true });
      await expect(marks.getByRole('heading')).toHaveText('3 days keep your own marks');
      await expect(marks).toContainText('18:00 to 19:00, unavailable');
      // After saving hours, the page names the days that do not follow them.
      await page.getByRole('switch', { name: 'Saturday, open' }).click();
      await page.getByRole('button', { name: 'Save hours' }).click();
      await page.getByRole('button', { name: '3 days keep your own marks' }).click();
      await expect(
        marks.getByRole('button', { name: /follow the hours instead$/ }).first(),
      ).toBeFocused();
      await expectNoAxeFindings(page, 'main');

      await marks.getByRole('button', { name: /, Blessing: follow the hours instead$/ }).click();
      await expect(marks.getByRole('status')).toHaveText('1 day follows your opening hours now.');
      expect(await marksOf(product, calendar, 1)).toEqual([]);
      await marks.getByRole('button', { name: 'Let all 2 days follow the hours' }).click();
      await expect(marks.getByRole('heading')).toHaveText('No day keeps your own marks');
      expect(await marksOf(product, calendar, 0)).toEqual([]);
      await marks.getByRole('button', { name: 'Undo' }).click();
      await expect(marks.getByRole('heading')).toHaveText('3 days keep your own marks');
      expect(await marksOf(product, calendar, 1)).toMatchObject([{ status: 'unavailable' }]);
      expect(await marksOf(product, calendar, 0)).toMatchObject(
        Array(2).fill({ status: 'available' }),
      );
    },
  );
});
