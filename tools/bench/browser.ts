import { type Browser, type BrowserContext, chromium } from 'playwright';
import { findChromium } from '@/scripts/testing/programs.mjs';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() ?? undefined });
}

export async function signIn(browser: Browser, portal: string): Promise<Session> {
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
