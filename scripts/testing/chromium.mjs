// @ts-check
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds a browser: CHROMIUM_PATH, or where systems put Chromium or Chrome.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {string | null}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return PLACES.find((place) => existsSync(place)) ?? null;
}

/**
 * Finds Debian's Chromium without windows: it draws the same pages with about half the processor
 * time.
 * @returns {string | null}
 */
export function findHeadlessShell() {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : null;
}

/**
 * Finds the browser of the end-to-end tests: CHROMIUM_PATH, else the headless shell, else any other.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {string | null}
 */
export function findTestBrowser(env = process.env) {
  return env.CHROMIUM_PATH ? env.CHROMIUM_PATH : (findHeadlessShell() ?? findChromium(env));
}

/** Options with which it runs in a container and contacts no hosts of its maker. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
