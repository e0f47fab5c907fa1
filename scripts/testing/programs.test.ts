import { afterEach, expect, it, vi } from 'vitest';
import { findChromium, findTestBrowser, needPrograms } from './programs.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the browser that CHROMIUM_PATH names for everything', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
  expect([findChromium(), findTestBrowser()]).toEqual(['/opt/chrome', '/opt/chrome']);
  expect(await needPrograms('The test', ['chromium'])).toEqual({ chromium: '/opt/chrome' });
});

it('takes a browser without windows for the end-to-end tests alone', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findChromium() ?? '').not.toContain('headless');
});
