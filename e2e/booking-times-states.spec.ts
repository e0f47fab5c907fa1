import type { Page } from 'playwright/test';
import { addDays } from '@/lib/shared/time/local-date';
import { dayLinks, timeLinks } from './support/booking-steps';
import { expectNoAxeFindings } from './support/review-page';
import { quartersOf, stubProvider, venueDay } from './support/stub-provider';
import { expect, test } from './support/test';

// What the server sends for each answer of the host is in `booking/step-states.test.tsx`.
const step2 = (id: string) => `/booking/select-time?providerId=${id}`;
const SOON = addDays(venueDay(0), 2);
/** 09:00 to 12:00 in winter's Malta. */
const morningOf = (date: string) => quartersOf(date).filter((at) => /T(08|09|10):/.test(at));

/** The visitor's own clock comes with the scripts, by which a press shows a day at once. */
const expectLive = (page: Page) => expect(page.getByText(/your time below/)).toBeVisible();

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
  const next = page.getByRole('link', { name: /^Next day with free times: / });
  await expectLive(page);
  await expect(next).toHaveCount(0);
  await dayLinks(page).first().click();
  await expect(page.getByText('No times available on this day.')).toBeVisible();
  await expectNoAxeFindings(page, 'main');
  await next.click();
  await expect(timeLinks(page).first()).toBeVisible();
  await expect(dayLinks(page).and(page.locator('[aria-current="date"]'))).toBeFocused();
  await dayLinks(page).nth(6).click();
  await next.click();
  await expect(page).toHaveURL(new RegExp(`week=${later}`));
});

test('a slow answer shows that the page is working', async ({ page, stubHost }) => {
  const id = stubProvider(stubHost, { free: morningOf(SOON) });
  await page.goto(stubHost.siteUrl + step2(id));
  await expectLive(page);
  stubHost.answer(/providerCalendar\/slots/, 'hang');
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
});
