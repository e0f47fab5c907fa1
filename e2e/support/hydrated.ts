import type { Page } from 'playwright/test';
import { expect } from './test';

/** Waits until React has taken over what the server sent, so that a press does what it says. */
export async function expectHydrated(page: Page) {
  const isHydrated = () =>
    page
      .getByRole('main')
      .first()
      .evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect(async () => expect(await isHydrated()).toBe(true)).toPass();
}

/** Opens a page, and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
}
