import type { Page } from 'playwright/test';
import { addDays } from '@/lib/time/local-date';
import { demoService } from '@/local/demo/shapes/providers';
import { dayLinks, dayNumbers, timeLinks } from './support/booking-steps';
import { expectNoAxeFindings } from './support/review-page';
import {
  nextClockChange,
  quartersOf,
  stubProvider,
  TWO_ITEMS,
  venueDay,
} from './support/stub-provider';
import { expect, test } from './support/test';

const step2 = (id: string, query = '') => `/booking/select-time?providerId=${id}${query}`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const SOON = addDays(venueDay(0), 2);
/** 09:00 to 12:00 in winter's Malta. */
const morningOf = (date: string) => quartersOf(date).filter((at) => /T(08|09|10):/.test(at));

test('TIME-014: with exactly one service a time leads straight to the review', async ({
  page,
  stubHost,
}) => {
  const id = stubProvider(stubHost, { items: TWO_ITEMS.slice(0, 1), free: morningOf(SOON) });
  await page.goto(stubHost.siteUrl + step2(id));
  await timeLinks(page).first().click();
  await expect(page).toHaveURL(/\/booking\/review\?.*&serviceItems=1$/);
});

test('TIME-011, TIME-012, TIME-013: only available slots are offered, each once, in any case', async ({
  page,
  stubHost,
}) => {
  const [first, second, third, ...rest] = morningOf(SOON);
  const slots = [
    { id: 1, start_time: first, status: 'AVAILABLE' },
    { id: 2, start_time: first, status: 'available' },
    { id: 3, start_time: second, status: 'Available' },
    { id: 4, start_time: third, status: 'booked' },
    { id: 5, start_time: rest[0], status: 'unavailable' },
  ];
  const items = [
    { id: 1, name: 'Quick' },
    { id: 2, name: 'Quicker' },
  ];
  const id = stubProvider(stubHost, { items, slots: { status: 200, json: slots } });
  await page.goto(stubHost.siteUrl + step2(id));
  await expect(timeLinks(page)).toHaveCount(2);
});

test('options that do not fit at a time are disabled and say so', async ({ page, stubHost }) => {
  const id = stubProvider(stubHost, { free: morningOf(SOON) });
  await page.goto(`${stubHost.siteUrl}${step2(id)}&serviceItems=1`);
  await timeLinks(page).last().click();
  const label = (await timeLinks(page).last().textContent())?.slice(0, 5);
  const colour = page.getByRole('radio', { name: /Colour/ });
  await expect(colour).toBeDisabled();
  await expect(page.getByRole('dialog').locator('label').nth(1)).toContainText(
    `does not fit at ${label}`,
  );
  await expect(page.getByRole('radio', { name: /Cut/ })).toBeChecked();
  await expectNoAxeFindings(page);
});

test('TIME-019: an empty week says so and leads to the next free time', async ({
  page,
  stubHost,
}) => {
  const far = addDays(venueDay(0), 17);
  const id = stubProvider(stubHost, {
    slots: { status: 200, json: [] },
    next: { status: 200, json: { startTime: `${far}T09:00:00.000Z` } },
  });
  await page.goto(stubHost.siteUrl + step2(id));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'No available times for the next 7 days.',
  );
  await expect(dayLinks(page).filter({ hasText: 'no times' })).toHaveCount(7);
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Next available' }).click();
  await expect(page).toHaveURL(new RegExp(`week=${far}`));
  await expect(dayNumbers(page).first()).toHaveText(String(Number(far.slice(8))));
});

test('TIME-019: without any later time the way back remains, also when nobody can say', async ({
  page,
  stubHost,
}) => {
  const next = { status: 200, json: { startTime: null } };
  const id = stubProvider(stubHost, { next });
  await page.goto(stubHost.siteUrl + step2(id));
  await expect(page.getByText('No available times for the next 7 days.')).toBeVisible();
  await page.getByRole('link', { name: 'Change services' }).click();
  await expect(title(page)).toHaveText('Book Your Service');

  stubHost.answer(/next-available/, { status: 500 });
  const answer = await page.goto(stubHost.siteUrl + step2(id));
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('No available times for the next 7 days.')).toBeVisible();
  await expect(page.getByText('We see no later time', { exact: false })).toBeVisible();
});

test('TIME-019: a host without the shortcut is looked through, and what nobody looked at is said', async ({
  page,
  stubHost,
}) => {
  const far = addDays(venueDay(0), 300);
  const id = stubProvider(stubHost, { free: morningOf(far), next: { status: 403 } });
  await page.goto(stubHost.siteUrl + step2(id));
  await page.getByRole('link', { name: 'Next available' }).click();
  await expect(page).toHaveURL(new RegExp(`week=${far}`));

  // The search is cached for a minute: a second view of the same week makes only the call for the
  // week.
  stubHost.asked.length = 0;
  await page.goto(stubHost.siteUrl + step2(id));
  await expect(page.getByRole('link', { name: 'Next available' })).toBeVisible();
  expect(stubHost.asked.filter((call) => call.includes('/slots?'))).toHaveLength(1);

  // The week on show is read, and every later read of slots fails.
  const other = stubProvider(stubHost, { next: { status: 403 } });
  let asked = 0;
  stubHost.answer(/providerCalendar\/slots/, () => {
    asked += 1;
    return asked === 1 ? { status: 200, json: [] } : { status: 500 };
  });
  await page.goto(stubHost.siteUrl + step2(other));
  await expect(page.getByText('We see no later time')).toHaveCount(0);
  await expect(page.getByText('We have looked at every day before')).toBeVisible();
  await expectNoAxeFindings(page);
  stubHost.answer(/providerCalendar\/slots/, { status: 200, json: [] });
  await page.getByRole('link', { name: 'Look on from there' }).click();
  await expect(page).toHaveURL(new RegExp(`week=${addDays(venueDay(0), 7)}`));
  await expect(page.getByText('We see no later time', { exact: false })).toBeVisible();
});

test('TIME-020: a day without times says so and leads to the next free one', async ({
  page,
  stubHost,
}) => {
  const later = addDays(venueDay(0), 17);
  const id = stubProvider(stubHost, {
    free: morningOf(SOON),
    next: { status: 200, json: { startTime: `${later}T09:00:00.000Z` } },
  });
  await page.goto(stubHost.siteUrl + step2(id));
  const next = page.getByRole('link', { name: /^Next free: / });
  await expect(next).toHaveCount(0);
  await dayLinks(page).first().click();
  await expect(page.getByText('No times available on this day.')).toBeVisible();
  await expectNoAxeFindings(page);
  await next.click();
  await expect(timeLinks(page).first()).toBeVisible();
  await expect(dayLinks(page).and(page.locator('[aria-current="date"]'))).toBeFocused();
  await dayLinks(page).nth(6).click();
  await next.click();
  await expect(page).toHaveURL(new RegExp(`week=${later}`));
});

test('the month field names the month of the day on show', async ({ page, stubHost }) => {
  const start = addDays(`${addDays(venueDay(0), 40).slice(0, 7)}-01`, -3);
  const free = Array.from({ length: 7 }, (_, n) => `${addDays(start, n)}T09:00:00.000Z`);
  const id = stubProvider(stubHost, { free });
  await page.goto(`${stubHost.siteUrl}${step2(id)}&week=${start}`);
  const month = page.getByLabel('Month').locator('option:checked');
  const before = await month.textContent();
  await dayLinks(page).nth(3).click();
  await expect(month).not.toHaveText(before ?? '');
  await dayLinks(page).first().click();
  await expect(month).toHaveText(before ?? '');
});

test('TIME-021: a provider without services', async ({ page }) => {
  await page.goto(step2(demoService('noItems').id));
  await expect(title(page)).toHaveText('No services available');
  await expectNoAxeFindings(page);
});

test('TIME-025: a failed slots call shows its exact status, answered with 502', async ({
  page,
  stubHost,
}) => {
  const id = stubProvider(stubHost, { slots: { status: 503 } });
  const answer = await page.goto(stubHost.siteUrl + step2(id));
  expect(answer?.status()).toBe(502);
  await expect(page.getByText('Failed to fetch slots: 503')).toBeVisible();
  await expectNoAxeFindings(page);
  stubHost.answer(/providerCalendar\/slots/, { status: 200, json: [] });
  stubHost.answer(/next-available/, { status: 200, json: { startTime: null } });
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(title(page)).toHaveText('Select time');
});

test('TIME-026: a failed lookup of the calendar shows its exact status', async ({
  page,
  stubHost,
}) => {
  const failing = stubProvider(stubHost, { calendarId: { status: 500 } });
  const answer = await page.goto(stubHost.siteUrl + step2(failing));
  expect(answer?.status()).toBe(502);
  await expect(page.getByText('Failed to resolve provider availability: 500')).toBeVisible();
  // Where the lookup of the calendar fails, the one that the URL names is taken.
  await page.goto(`${stubHost.siteUrl}${step2(failing)}&settlnProviderId=7`);
  await expect(title(page)).toHaveText('Select time');

  await page.goto(step2(demoService('noCalendar').id));
  await expect(title(page)).toHaveText('This provider cannot take bookings right now.');
  await expect(page.getByText('Failed to resolve provider availability: 404')).toBeVisible();
});

for (const [kind, quarters, hours] of [
  ['skipped', 92, '22:00:00.000Z'],
  ['repeated', 100, '23:00:00.000Z'],
] as const) {
  test(`CC-012, CC-013: the week in which an hour is ${kind} is asked for in Malta's days and shown whole`, async ({
    page,
    stubHost,
  }) => {
    const items = [
      { id: 1, name: 'Quick' },
      { id: 2, name: 'Quicker' },
    ];
    // Its whole week lies ahead.
    const date = nextClockChange(kind, 4);
    const free = quartersOf(date);
    expect(free).toHaveLength(quarters);
    const calendarId = { status: 200, json: { settlnProviderId: 7 } };
    const id = stubProvider(stubHost, { items, free, calendarId });
    await page.goto(`${stubHost.siteUrl}${step2(id)}&week=${addDays(date, -3)}&date=${date}`);
    await expect(timeLinks(page)).toHaveCount(quarters);
    await expect(dayLinks(page).and(page.locator('[aria-current]'))).toHaveAccessibleName(
      new RegExp(`^Sun ${date.slice(8)} ?, ${quarters} times free$`),
    );
    const asked = stubHost.asked.find((call) => call.includes('/slots')) ?? '';
    const { searchParams } = new URL(asked.slice(4), 'http://host');
    expect(searchParams.get('settlnProviderId')).toBe('7');
    const [from = '', to = ''] = ['startTime', 'endTime'].map(
      (name) => searchParams.get(name) ?? '',
    );
    expect(Date.parse(to) - Date.parse(from)).toBe((6 * 96 + quarters) * 15 * 60_000);
    expect(to).toContain(hours);
  });
}

test('a slow answer shows that the page is working', async ({ page, stubHost }) => {
  const id = stubProvider(stubHost, { free: morningOf(SOON) });
  await page.goto(stubHost.siteUrl + step2(id));
  await expect(page.getByText(/yours below/)).toBeVisible();
  stubHost.answer(/providerCalendar\/slots/, 'hang');
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
});
