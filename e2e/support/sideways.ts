import type { Page } from 'playwright/test';
import { expect } from './test';

/** A page that is wider than its window would have to be moved sideways to be read. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

/** Checks a page from left to right and from right to left; afterwards it stays mirrored. */
export async function expectFitsBothWays(page: Page): Promise<void> {
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((wanted) => {
      document.dir = wanted;
    }, dir);
    await expectNoSidewaysScroll(page);
  }
}
