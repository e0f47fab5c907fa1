import axeCore, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';
import type { Check } from './check';

/** Those that a theme changes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** Off in axe unless it is asked for. */
const EXTRA = { 'label-content-name-mismatch': { enabled: true } };
const NEW = 'data-new-colours';

interface Axe {
  run(within: string, options: object): Promise<AxeResults>;
}

/** Waits until nothing fades or moves any more: text that is half seen has too little contrast. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One that has ended may hold its last picture for good.
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // What ends may begin something else: a button that may be pressed now changes its colours.
    for (let some = moving(); some.length > 0; some = moving()) {
      await Promise.allSettled(some.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Asks axe, which is put into each document once. */
async function ask(page: Page, within: string, options: object): Promise<string[]> {
  await page.locator(within).first().waitFor({ state: 'attached' });
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeCore.source);
  }
  const violations = await page.evaluate(
    async ({ part, given }) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(part, { ...given, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    // No page of ours has frames or style sheets of others, which axe would have to read.
    { part: within, given: { ...options, preload: false } },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes}`);
}

/** What axe finds within a part of the page, by all of its rules or by one. */
export const axeFindings = (page: Page, within = ':root', only?: string) =>
  ask(page, within, only ? { runOnly: { type: 'rule', values: [only] } } : { rules: EXTRA });

/**
 * Marks what shows text in colours and letters that are not known yet, and returns those: how the
 * text looks, and what lies under it. All other text has the contrast that one of them has.
 */
function markNewColours(page: Page, known: ReadonlySet<string>): Promise<string[]> {
  return page.evaluate(
    ({ before, mark }) => {
      const seen = new Set(before);
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (!element) return '';
        const kept = grounds.get(element);
        if (kept !== undefined) return kept;
        const look = getComputedStyle(element);
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = look;
        const own = [
          backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
          backgroundImage === 'none' ? '' : backgroundImage,
          opacity === '1' ? '' : opacity,
          filter === 'none' ? '' : filter,
          mixBlendMode === 'normal' ? '' : mixBlendMode,
          // It may lie on something that is not around it.
          look.position === 'static' ? '' : `${look.position} ${look.inset} ${look.zIndex}`,
        ].join('');
        const ground = groundOf(element.parentElement) + (own && `> ${own} `);
        grounds.set(element, ground);
        return ground;
      };
      const found: string[] = [];
      const shows = new Set<Element>(document.querySelectorAll('input, select, textarea'));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement && text.textContent?.trim()) shows.add(text.parentElement);
      }
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      for (const element of shows) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { color, fontSize, fontWeight, textShadow, textDecorationLine } =
          getComputedStyle(element);
        const around = element.parentElement && getComputedStyle(element.parentElement).color;
        const isOff = element.matches(':disabled, [aria-disabled=true], :disabled *');
        const letters = [color, fontSize, fontWeight, textShadow, textDecorationLine];
        const key = [element.tagName, isOff, groundOf(element), ...letters, around].join();
        if (seen.has(key)) continue;
        seen.add(key);
        found.push(key);
        element.setAttribute(mark, '');
      }
      return found;
    },
    { before: [...known], mark: NEW },
  );
}

/** Colours that a worker has asked about, as `markNewColours` names them. */
const known = new Set<string>();

async function faultsOfNewColours(page: Page): Promise<string[]> {
  const found = await markNewColours(page, known);
  if (found.length === 0) return [];
  for (const key of found) known.add(key);
  return await ask(page, `[${NEW}]`, { runOnly: { type: 'rule', values: OF_COLOURS } });
}

/**
 * All rules on every page; those about colours, in either theme, where a page has colours that no
 * page before it had.
 */
export const checkAxe: Check = async ({ page }) => {
  const rules = {
    ...EXTRA,
    ...Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])),
  };
  const faults = await ask(page, ':root', { rules });
  faults.push(...(await faultsOfNewColours(page)));
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await faultsOfNewColours(page)).map((fault) => `in the dark theme ${fault}`));
  await page.emulateMedia({ colorScheme: null });
  return faults;
};
