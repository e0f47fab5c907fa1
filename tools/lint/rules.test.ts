import { expect, test } from 'vitest';
import type { SourceFile } from '@/test/source-files';
import { leaksOf } from './browser-code';
import { cyclesIn } from './cycles';
import { classSelectors } from './locators';
import { idsIn } from './requirements';

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

test('the ids of a range are found one by one', () => {
  expect(idsIn('CAL-009..011, SEC-OTHERS-IDS, BOOK-001 to BOOK-002').toSorted()).toEqual(
    expect.arrayContaining(['BOOK-002', 'CAL-010', 'CAL-011', 'SEC-OTHERS-IDS']),
  );
});

test('a cycle is told as the chain that leads back to its beginning', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['b'])],
    ['d', new Set<string>()],
  ]);
  expect(cyclesIn(graph)).toEqual([['b', 'c', 'b']]);
});

test('what reaches a browser over several imports is found, but not over a type or an action', () => {
  const file = (path: string, text: string, ...to: string[]): [string, SourceFile] => [
    path,
    {
      path,
      text,
      imports: to.map((name) => ({
        to: name,
        isOwn: true,
        isType: name.startsWith('types'),
        isDynamic: false,
      })),
    },
  ];
  const [, start] = file('button.tsx', "'use client'", 'near.ts', 'action.ts', 'types.ts');
  const files = new Map([
    file('near.ts', '', 'node:fs'),
    file('action.ts', "'use server'", 'node:net'),
    file('types.ts', '', 'node:os'),
  ]);
  const whyNot = (to: string) => (to.startsWith('node:') ? 'is Node' : null);
  expect(leaksOf(start, whyNot, files)).toEqual([
    'button.tsx -> near.ts -> node:fs, which is Node',
  ]);
});
