// @ts-check
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Opens the Chromium that is installed, or the one that Playwright brought. */
export function openBrowser() {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path));
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
}
