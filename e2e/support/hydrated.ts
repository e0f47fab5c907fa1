import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** Waits until React has taken over what the server sent, so that a press does what it says. */
export async function expectHydrated(page: Page) {
  await expectOwned(page.getByRole('main').first());
}

/** Of every field and button of the page: parts follow its frame, and what is chosen in one before is lost. */
export async function expectFieldsHydrated(page: Page) {
  await expectOwned(page.locator('main :is(input, select, textarea, button):not([type=hidden])'));
}

async function expectOwned(parts: Locator) {
  const areOwned = () =>
    parts.evaluateAll(
      (nodes) =>
        nodes.length > 0 &&
        nodes.every((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
    );
  await expect(async () => expect(await areOwned()).toBe(true)).toPass();
}

/** Opens a page, and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
}
