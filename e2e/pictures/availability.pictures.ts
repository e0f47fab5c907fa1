import {
  applyButton,
  bar,
  createEmptyCalendar,
  dayAhead,
  drag,
  openMode,
} from '../support/availability-mode';
import { slotAt } from '../support/calendar';
import { expect, test } from '../support/test';
import { take } from './take';

test.setTimeout(120_000);

test('the Change Availability mode', async ({ page, product, stubHost, context, isMobile }) => {
  const calendar = await createEmptyCalendar(product);
  const [monday, friday] = [dayAhead(0), dayAhead(isMobile ? 0 : 4)];
  const slot = (date: string, time: string) => slotAt(page, date, time);
  await openMode(page, product, calendar, {
    site: stubHost.siteUrl,
    view: isMobile ? 'day' : 'week',
  });
  await drag(page, slot(monday, '08:00'), slot(friday, '09:45'));
  await applyButton(page).click();
  await expect(bar(page).getByRole('status')).toContainText('Successfully set availability');
  await take(page, 'availability-applied');
  await drag(page, slot(monday, '08:30'), slot(friday, '09:15'));
  await take(page, 'availability-picked');
  await context.setOffline(true);
  await expect(bar(page)).toContainText('You are offline.');
  await take(page, 'availability-offline');
  await context.setOffline(false);
  stubHost.answer(/^POST \/providerCalendar\/marks/, { status: 500, json: {} });
  await bar(page).getByText('Unavailable').click();
  await applyButton(page).click();
  await expect(bar(page).getByRole('alert')).toBeVisible();
  await take(page, 'availability-failed');
  await page.getByRole('button', { name: 'Close' }).click();
  await take(page, 'availability-close');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy this week' }).click();
  await take(page, 'availability-copy');
});

test('a date range', async ({ page, product, stubHost }) => {
  const calendar = await createEmptyCalendar(product);
  await openMode(page, product, calendar, { site: stubHost.siteUrl });
  await page.getByRole('button', { name: 'Choose a date range' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set availability for a date range' });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await take(page, 'availability-range-nothing-chosen');
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.locator('[data-date$="-03"]').first().click();
  await dialog.locator('[data-date$="-14"]').click();
  stubHost.sayNoNumber();
  // By their days, for calls go several at a time. A refusal: what is only late is asked for again.
  stubHost.answer(/^POST \/providerCalendar\/availability/, () => {
    const isRefused = /"startTime":"[\d-]{8}1[01]T/.test(JSON.stringify(stubHost.writes.at(-1)));
    return { status: isRefused ? 400 : 200, json: { success: !isRefused } };
  });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('alert')).toContainText('2 days failed');
  await take(page, 'availability-range-failed-days');
  stubHost.reset();
  await dialog.getByRole('button', { name: 'Try 2 failed days again' }).click();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toContainText('Successfully set availability');
  await take(page, 'availability-range-set');
});
