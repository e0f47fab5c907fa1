import type { Page } from 'playwright/test';

/**
 * Holds back the scripts of pages that are opened from now on, until the returned function is
 * called.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
