import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, type ReporterDescription } from 'playwright/test';
import { DESK } from './e2e/support/devices';
import { findFreePort } from './local/postgres/free-port.mjs';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/testing/programs.mjs';
import { clockEnvironment } from './test/clock/moment.mjs';
import { IS_LONG } from './test/long';

// Workers read this file again: they inherit what the first reading puts into the environment.
if (!process.env.E2E_BASE_URL) {
  process.env.E2E_BASE_URL = `http://localhost:${await findFreePort()}`;
  process.env.E2E_DATA_DIR = mkdtempSync(path.join(tmpdir(), 'settln-e2e-'));
  process.env.E2E_STARTS_PRODUCT = 'yes';
  Object.assign(process.env, clockEnvironment(process.env));
}
const report = process.env.E2E_REPORT;
const jsonReporter: ReporterDescription[] = report ? [['json', { outputFile: report }]] : [];

/**
 * Starts the built product with demo data on free ports, or with E2E_BASE_URL uses the one that
 * runs there (E2E_DATA_DIR names its data directory, by default `.data`). Tests visit copies of it.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: process.env.E2E_OUTPUT_DIR ?? './test-results',
  globalSetup: './e2e/support/start-product.ts',
  // Each has a product to itself, and keeps one of the two cores busy that this is measured on.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  grepInvert: IS_LONG ? undefined : /@long\b/,
  // Four times what the longest of those takes that do not set a limit of their own.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...jsonReporter],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-GB',
    // Far from Malta, so that a page which shows the visitor's clock unasked fails.
    timezoneId: 'Asia/Kathmandu',
    ...DESK,
    // A trace doubles the work of a test: `--trace on` records those of one spec.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findTestBrowser() ?? undefined, args: CHROMIUM_FLAGS },
  },
});
