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
 * Skips the seconds that the page waits between its checks for a lost write (`look-up.ts`), until
 * the outcome is on the page.
 */
export async function skipPauses(page: Page, outcome: Locator) {
  await expect(async () => {
    await page.clock.fastForward(2_000);
    // In small steps, because the page gives up a check that takes 20 s by this clock.
    await expect(outcome).toBeVisible({ timeout: 400 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}
