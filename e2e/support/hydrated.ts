import type { Page } from 'playwright/test';
import { expect } from './test';

/** Waits until React has taken over what the server sent, so that a press does what it says. */
export async function expectHydrated(page: Page) {
  const isHydrated = () =>
    page
      .locator('body > *, main')
      .evaluateAll((nodes) =>
        nodes.some((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
      );
  await expect.poll(isHydrated).toBe(true);
}

/** Opens a page, and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
}
