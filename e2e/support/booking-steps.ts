import type { Page } from 'playwright/test';

/**
 * Goes from a profile to the first step, by that of its links which this width shows. Until the
 * stylesheets are there, all of them count as shown.
 */
export async function bookNow(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first().click();
}

/** The rows of step 1: each is the label of its box, and is ticked wherever it is tapped. */
export function serviceRows(page: Page) {
  return page.getByRole('group', { name: 'Services' }).locator('label');
}

export function dayLinks(page: Page) {
  return page.getByRole('navigation', { name: 'Day', exact: true }).getByRole('link');
}

export const dayNumbers = (page: Page) => dayLinks(page).locator('b');

/** The times of the day on show, which begin with the clock. */
export const timeLinks = (page: Page) => page.getByRole('link', { name: /^\d\d:\d\d/ });

/** The options of "Select service", by their names. */
export function optionNames(page: Page) {
  return page.getByRole('dialog').getByRole('group', { name: 'Service' }).locator('b');
}
