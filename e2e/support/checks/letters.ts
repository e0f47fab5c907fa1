import type { CDPSession, Page } from 'playwright/test';
import { type Check, settle } from './check';

/** What browsers take where their owner has set nothing, in CSS pixels. */
const USUAL = 16;

/** Opened once for each page. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sets the size of letters as the owner of a browser does, which the default of 16 px becomes. A
 * style sheet would not change what widths in `em` mean.
 */
async function setLetters(page: Page, size: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Page.setFontSizes', { fontSizes: { standard: size } });
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`,
    size,
  );
}

/**
 * What is wrong with a page at its letters, each with the words that it concerns: at its beginning,
 * and what its bars cover when it is scrolled to its middle, too.
 */
function findings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const isInStrip = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInStrip(element.parentElement));
    const readOut = new Map<Element, boolean>();
    const isOnlyReadOut = (element: Element | null): boolean => {
      if (element === null) return false;
      const known = readOut.get(element);
      if (known !== undefined) return known;
      const is = element.getBoundingClientRect().width <= 1 || isOnlyReadOut(element.parentElement);
      readOut.set(element, is);
      return is;
    };
    const linesOf = (part: Range) => {
      const boxes = [...part.getClientRects()].filter(({ width }) => width > 1);
      return new Set(boxes.map(({ top }) => Math.round(top))).size;
    };
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
      if (!node.textContent?.trim()) continue;
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // The grid of the calendar has columns of its own, which are read by their names.
      if (!element || !isSeen || element.closest('[role="grid"]') || isOnlyReadOut(element))
        continue;
      const { fontSize, lineHeight } = getComputedStyle(element);
      if (parseFloat(lineHeight) < 0.95 * parseFloat(fontSize)) {
        found.push(`lines of ${lineHeight} for letters of ${fontSize} in ${nameOf(element)}`);
      }
      range.selectNodeContents(node);
      if (linesOf(range) < 2) continue;
      for (const { index, 0: word } of node.textContent.matchAll(WORDS)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = linesOf(range);
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
    const cover = () => {
      const covered = bars.reduce((sum, element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const isHeld = top <= 1 || bottom >= innerHeight - 1;
        return isHeld ? sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : sum;
      }, 0);
      if (covered > innerHeight / 3) found.push(`bars cover ${Math.round(covered)} px`);
    };
    cover();
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    cover();
    scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(found)];
  });
}

/** With letters of 200 % a page can be read: at its beginning, and scrolled to its middle. */
export async function largeLetterFaults(page: Page): Promise<string[]> {
  await setLetters(page, 2 * USUAL);
  await settle(page);
  const faults = await findings(page);
  await setLetters(page, USUAL);
  return faults;
}

export const checkLetters: Check = async ({ page, row }) =>
  (await largeLetterFaults(page))
    .filter((fault) => !(row.breaksWords && /^"\p{L}+" on \d lines/u.test(fault)))
    .map((fault) => `at 200 % ${fault}`);
