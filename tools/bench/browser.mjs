// @ts-check
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/testing/programs.mjs';

/** @typedef {import('playwright').Browser} Browser */

export function openBrowser() {
  return chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() ?? undefined });
}

/**
 * @param {Browser} browser
 * @param {string} portal
 * @returns {Promise<Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>>}
 */
export async function signIn(browser, portal) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(portal);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page
      .getByRole('button', { name: /^Continue as / })
      .first()
      .click();
    await page.waitForURL(portal);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
