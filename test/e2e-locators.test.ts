import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from './source-files';

/**
 * Calls that take a selector, with their arguments, which may contain one more pair of brackets.
 */
const SELECTING =
  /(?:\b(?:locator|querySelector(?:All)?|closest|matches|waitForSelector|\$\$?eval|include|expectNoAxeFindings|expectLargeTargets|smallTargets)(?:<\w+>)?)\(((?:[^()]|\([^()]*\))*)\)/g;
const CLASS_READING = /\b(?:className|classList|getElementsByClassName|to(?:Have|Contain)Class)\b/;
const TEXT = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

/** The selectors of a source that find an element by its class. */
function classSelectors(source: string): string[] {
  return [...source.matchAll(SELECTING)]
    .flatMap(([, args = '']) => [...args.matchAll(TEXT)])
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => {
      // Square brackets contain attributes, whose values may have dots.
      const outside = text.replace(/\$\{[^}]*\}/g, '').replace(/\[[^\]]*\]/g, '');
      return /\.[a-z_-]/i.test(outside) || /\[class\b/.test(text);
    });
}

test.each([
  ["page.locator('.item')", ['.item']],
  ["dialog(page).locator('li.item > b')", ['li.item > b']],
  ["document.querySelector<HTMLElement>('main .slate img')", ['main .slate img']],
  ['page.locator(\'[class~="item"]\')', ['[class~="item"]']],
  ["expectNoAxeFindings(page, '.toasts')", ['.toasts']],
  ["page.locator(`[data-at='9.30'], dialog[open] > div`)", []],
  ["page.getByText('v1.beta')", []],
])('a selector by class is found in %s', (source, found) => {
  expect(classSelectors(source)).toEqual(found);
});

test('the end-to-end tests find elements by role, label, text or data, not by class', () => {
  const sources = listFiles('e2e').filter((path) => path.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(40);
  const found = sources.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const reading = CLASS_READING.exec(source);
    return [...classSelectors(source), ...(reading ?? [])].map((what) => `${path}: ${what}`);
  });
  expect(found).toEqual([]);
});
