import { findLayoutFaults } from '../pseudo/layout-faults';
import { type Check, settle } from './check';

/** On the narrowest phone nothing scrolls sideways, is cut off, or lies on something else. */
export const checkNarrow: Check = async ({ page }) => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page);
  const faults = await page.evaluate(findLayoutFaults);
  if (size) await page.setViewportSize(size);
  return faults.map((fault) => `at 320 px ${fault}`);
};
