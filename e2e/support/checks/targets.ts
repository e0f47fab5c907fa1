import type { Page } from 'playwright/test';
import type { Check } from './check';

/** The least width and height of a target for a finger, in CSS pixels. */
const LEAST = 44;

/**
 * What can be pressed within the parts of a page that match, and is smaller than 44 px: its words
 * and its size. Slots of the calendar are left out (their rows are 24 px), and so are links in the
 * middle of a sentence.
 */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluateAll((roots, least) => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';
    const isInline = (element: Element) => {
      const text = element.parentElement?.textContent?.trim() ?? '';
      const isText = getComputedStyle(element).display === 'inline';
      return isText && text.length > (element.textContent?.trim().length ?? 0);
    };
    // The label around a box or a radio button is pressed for it.
    const targetOf = (element: Element) =>
      element.matches('input') ? (element.closest('label') ?? element) : element;
    const found = roots.flatMap((root) =>
      [...root.querySelectorAll(CONTROLS)].flatMap((control) => {
        const target = targetOf(control);
        if (control.closest('[data-at]') || !target.checkVisibility({ visibilityProperty: true })) {
          return [];
        }
        if (control.matches('a') && isInline(control)) return [];
        const { width, height } = target.getBoundingClientRect();
        // What is out of sight until it has the focus is no target for a finger.
        if (width <= 1 || height <= 1) return [];
        if (Math.round(width) >= least && Math.round(height) >= least) return [];
        const words = control.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
        const name = words || control.getAttribute('name') || control.id;
        return [
          `${control.tagName} "${name.slice(0, 40)}" ${width.toFixed(0)}x${height.toFixed(0)}`,
        ];
      }),
    );
    return [...new Set(found)];
  }, LEAST);
}

export const checkTargets: Check = async ({ page }) =>
  (await smallTargets(page)).map((target) => `small: ${target}`);
