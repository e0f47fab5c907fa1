import type { Locator, Page, Request } from 'playwright/test';
import { expect } from './test';

/**
 * Takes over the page's clock, so that `skipPauses` can move it on. It runs as before until then.
 * To be called on a page that has loaded, before the pauses begin.
 */
export async function takeOverClock(page: Page) {
  await page.clock.install();
}

/**
 * Skips the seconds that the page waits before it repeats a write or leads on, until the outcome is
 * on the page.
 */
export async function skipPauses(page: Page, outcome: Locator) {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await expect(async () => {
    // The page gives up a request that takes 45 s by this clock.
    if (underWay.size === 0) await page.clock.fastForward(2_000);
    await expect(outcome).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0], timeout: 30_000 });
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
