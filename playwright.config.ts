import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, type ReporterDescription } from 'playwright/test';
import { findFreePort } from './local/postgres/free-port.mjs';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/testing/programs.mjs';
import { IS_LONG } from './test/long';

// Workers read this file again: they inherit what the first reading puts into the environment.
if (!process.env.E2E_BASE_URL) {
  process.env.E2E_BASE_URL = `http://localhost:${await findFreePort()}`;
  process.env.E2E_DATA_DIR = mkdtempSync(path.join(tmpdir(), 'settln-e2e-'));
  process.env.E2E_STARTS_PRODUCT = 'yes';
  // Where a journey takes the place of the push services of browsers.
  process.env.PUSH_STAND_IN = `http://127.0.0.1:${await findFreePort()}`;
}
const report = process.env.E2E_REPORT;
const jsonReporter: ReporterDescription[] = report ? [['json', { outputFile: report }]] : [];

/** Whole files that no width changes; of the others, single tests are (`ON_DESKTOP`, `ON_PHONE`). */
const SAME_ON_ALL_WIDTHS = [
  'analytics',
  'booking-choose-states',
  'booking-confirm-plain',
  'booking-times-states',

  'calendar-opening',
  'calendar-states',
  'headers',
  'portal-sign-in',
  'profile-seo',
  'promo-image',
  'push',
  'documented-host',
  'hostile-requests',
  'routes',
  'service-form',
  'service-form-states',
  'shared-pages',
  'stub-host',
].map((name) => `**/${name}.spec.ts`);

/**
 * Starts the built product with demo data on free ports, or with E2E_BASE_URL uses the one that
 * runs there (E2E_DATA_DIR names its data directory, by default `.data`).
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: process.env.E2E_OUTPUT_DIR ?? './test-results',
  globalSetup: process.env.E2E_STARTS_PRODUCT ? './e2e/support/start-product.ts' : undefined,
  // Twice the two cores that this is measured on, since a test waits part of its time.
  workers: 4,
  // A busy machine may once be slower than a journey waits; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Four times what the longest of those takes that do not set a limit of their own.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...jsonReporter],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-GB',
    // Far from Malta, so that a page which shows the visitor's clock unasked fails.
    timezoneId: 'Asia/Kathmandu',
    // A trace doubles the work of a test: `--trace on` records those of one spec.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findTestBrowser() ?? undefined, args: CHROMIUM_FLAGS },
  },
  projects: [
    // First, because its longest files would otherwise run on when all others are done.
    {
      name: 'desktop',
      grepInvert: IS_LONG ? /@phone\b/ : /@(?:phone|long)\b/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: SAME_ON_ALL_WIDTHS,
      grepInvert: IS_LONG ? /@desktop\b/ : /@(?:desktop|long)\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
