import { defineConfig } from 'playwright/test';
import base from './playwright.config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/testing/chromium.mjs';

/** `npm run pictures`: photographs every page and state of the running product. */
export default defineConfig(base, {
  testDir: './e2e/pictures',
  testMatch: '*.pictures.ts',
  workers: 1,
  use: {
    ...base.use,
    timezoneId: 'Europe/Malta',
    reducedMotion: 'reduce',
    // Pictures are compared with those of people's browsers, which have windows.
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS },
  },
});
