import type { Page } from 'playwright/test';
import { openingHoursPath } from '@/lib/shared/url/portal-paths';
import { subjectOf } from '@/local/demo/shapes/subject';
import { askBackend, type Product } from './product';
import { ownPhone } from './review-page';
import { expect } from './test';

/** The calendar of somebody who has an account. */
export async function calendarOf(product: Product, email: string): Promise<string> {
  const query = new URLSearchParams({ userId: subjectOf(email), hostCountry: 'MT' });
  const [account] = await (await askBackend(product, `/settlnProviders?${query}`)).json();
  return String(account.id);
}

/**
 * Opens the page of opening hours, or waits for it where a link led to it, until its scripts run.
 */
export async function enterHours(page: Page, { isThere = false } = {}): Promise<void> {
  if (!isThere) await page.goto(openingHoursPath());
  await expect(page.locator('main [aria-busy="false"]')).toBeVisible({ timeout: 15_000 });
}

/** Books an item at an instant as a customer does. */
export async function bookVisit(
  product: Product,
  calendarId: string,
  itemId: string,
  startsAt: number,
): Promise<void> {
  const answer = await askBackend(product, '/providerCalendar/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      settlnProviderId: Number(calendarId),
      startTime: new Date(startsAt).toISOString(),
      serviceItems: [Number(itemId)],
      customerName: 'Łucja Wiśniewska',
      customerPhone: ownPhone(),
    }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
}
