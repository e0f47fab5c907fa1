import { defineConfig } from 'playwright/test';
import base from './playwright.config';

/** `npm run pictures`: photographs every page and state of the running product. */
export default defineConfig(base, {
  testDir: './e2e/pictures',
  testMatch: '*.pictures.ts',
  workers: 1,
  use: { ...base.use, timezoneId: 'Europe/Malta', reducedMotion: 'reduce' },
});
