import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/**
 * Takes over the page's clock, so that `skipPauses` can move it on. It runs as before until then.
 * To be called on a page that has loaded, before the write whose answer is lost.
 */
export async function takeOverClock(page: Page) {
  await page.clock.install();
}

/**
 * Lets the seconds pass at once which the page waits between its looks for a lost write
 * (`look-up.ts`), until the outcome is on the page.
 */
export async function skipPauses(page: Page, outcome: Locator) {
  await expect(async () => {
    await page.clock.fastForward(2_000);
    // The clock moves on in small steps, for the page gives up a look that takes 20 s of it.
    await expect(outcome).toBeVisible({ timeout: 400 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}
