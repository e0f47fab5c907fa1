import { defineConfig } from 'playwright/test';
import { DESK, PHONE } from './e2e/support/devices';
import base from './playwright.config';
import { CHROMIUM_FLAGS, needPrograms } from './scripts/testing/programs.mjs';

// Pictures are compared with those of people's browsers, which have windows.
const { chromium } = await needPrograms('The pictures', ['chromium']);

/** `npm run pictures`: photographs every page and state of the running product. */
export default defineConfig(base, {
  testDir: './e2e/pictures',
  testMatch: '*.pictures.ts',
  workers: 1,
  use: {
    ...base.use,
    timezoneId: 'Europe/Malta',
    reducedMotion: 'reduce',
    launchOptions: { executablePath: chromium, args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'desktop', use: DESK },
    { name: 'phone', use: PHONE },
  ],
});
