import type { Locator } from 'playwright/test';
import { expect } from './test';

/** More than any page has: a day that is open day and night has 96 times. */
const STOPS = 150;

/** Presses Tab until a part of the page has the focus. */
export async function tabTo(target: Locator) {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < STOPS && !(await hasFocus()); stops += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
