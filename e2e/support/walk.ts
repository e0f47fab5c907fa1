import type { Page } from 'playwright/test';
import type { LanguageCode } from '@/lib/shared/texts/locales';
import { localePath } from '../../lib/shared/url/locale-path';
import type { Check } from './checks/check';
import type { Rows } from './every-page';
import { expect } from './test';

/** Opens each page once and makes all checks there. Returns what is wrong, with the address. */
export async function walk(
  page: Page,
  rows: Rows,
  checks: readonly Check[],
  language: LanguageCode = 'en',
): Promise<string[]> {
  const faults: string[] = [];
  for (const row of Object.values(rows)) {
    const address = localePath(language, row.path);
    const answer = await page.goto(address);
    if (!answer) throw new Error(`${address} answered nothing`);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
    const visit = { page, row, language, address, answer, html: await answer.text() };
    for (const check of checks) {
      faults.push(...(await check(visit)).map((fault) => `${address}: ${fault}`));
    }
  }
  return faults;
}
