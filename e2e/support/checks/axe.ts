import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { Check } from './check';

/** Waits until nothing fades or moves any more: text that is half seen has too little contrast. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/** What axe finds within a part of the page, by all of its rules or by those that are named. */
export async function axeFindings(page: Page, within = ':root', only?: readonly string[]) {
  await stillness(page);
  // No page of ours has frames, so axe needs no second page to put together what it found.
  const axe = new AxeBuilder({ page }).include(within).setLegacyMode();
  const runOnly = only && { type: 'rule' as const, values: [...only] };
  const rules = only ? undefined : { 'label-content-name-mismatch': { enabled: true } };
  axe.options({
    resultTypes: ['violations'],
    ...(runOnly && { runOnly }),
    ...(rules && { rules }),
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

/** All rules in the light theme; in the dark one those about colours, which alone change. */
export const checkAxe: Check = async ({ page }) => {
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, ':root', ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: null });
  return [...light, ...dark.map((fault) => `in the dark theme ${fault}`)];
};
