import type { Page } from 'playwright/test';
import { type Check, settle } from './check';

/** What browsers take where their owner has set nothing, in CSS pixels. */
const USUAL = 16;

/**
 * Sets the size of letters as the owner of a browser does, which the default of 16 px becomes. A
 * style sheet would not change what widths in `em` mean.
 */
async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`,
    size,
  );
  await settle(page);
}

/** What is wrong with a page at its letters: each with the words that it concerns. */
function findings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const isInStrip = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInStrip(element.parentElement));
    const isOnlyReadOut = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 || isOnlyReadOut(element.parentElement));
    const nameOf = (element: Element) =>
      `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        // The content of a strip that scrolls by itself does not widen the page.
        if (isInStrip(element.parentElement)) return false;
        return width > 0 && right > root.clientWidth + 0.4 && element.checkVisibility();
      });
      const names = wide.slice(-3).map(nameOf);
      found.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth}: ${names}`);
    }
    // Parts of addresses may break anywhere.
    const WORDS = /(?<![\w@.])[\p{L}\p{N}]{4,}(?![\w@]|\.\w)/gu;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement;
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // The grid of the calendar has columns of its own, which are read by their names.
      if (!element || !isSeen || element.closest('[role="grid"]') || isOnlyReadOut(element))
        continue;
      const { fontSize, lineHeight } = getComputedStyle(element);
      if (node.textContent?.trim() && parseFloat(lineHeight) < 0.95 * parseFloat(fontSize)) {
        found.push(`lines of ${lineHeight} for letters of ${fontSize} in ${nameOf(element)}`);
      }
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(WORDS)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        if (lines > 1 && word.length / lines < 4) {
          found.push(`"${word}" on ${lines} lines in ${nameOf(element)}`);
        }
      }
    }
    const bars = [...document.body.querySelectorAll('*')].filter((element) => {
      const { position } = getComputedStyle(element);
      return (
        (position === 'fixed' || position === 'sticky') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('dialog')
      );
    });
    const covered = bars.reduce((sum, element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isHeld = top <= 1 || bottom >= innerHeight - 1;
      return isHeld ? sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : sum;
    }, 0);
    if (covered > innerHeight / 3) found.push(`bars cover ${Math.round(covered)} px`);
    return [...new Set(found)];
  });
}

/** With letters of 200 % a page can be read: at its beginning, and scrolled to its middle. */
export async function largeLetterFaults(page: Page): Promise<string[]> {
  await setLetters(page, 2 * USUAL);
  const atTop = await findings(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const inTheMiddle = await findings(page);
  await page.evaluate(() => scrollTo(0, 0));
  await setLetters(page, USUAL);
  return [...new Set([...atTop, ...inTheMiddle])];
}

export const checkLetters: Check = async ({ page, row }) =>
  (await largeLetterFaults(page))
    .filter((fault) => !(row.breaksWords && /^"\p{L}+" on \d lines/u.test(fault)))
    .map((fault) => `at 200 % ${fault}`);
