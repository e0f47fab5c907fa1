import { expect, test } from 'vitest';
import { findChromium, findHeadlessShell, findTestBrowser } from './chromium.mjs';

test('CHROMIUM_PATH names the browser of everything', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  expect([findChromium(env), findTestBrowser(env)]).toEqual(['/opt/chrome', '/opt/chrome']);
});

test('the end-to-end tests prefer the headless shell, and nothing else takes it', () => {
  expect(findTestBrowser({})).toBe(findHeadlessShell() ?? findChromium({}));
  expect(findChromium({}) ?? '').not.toContain('headless');
});
