import type { Page } from 'playwright/test';
import type { LanguageCode } from '@/lib/texts/locales';
import { localePath } from '../lib/url/locale-path';
import { type Pages, pagesOfOthers, pagesOfVisitors } from './support/every-page';
import { addSession } from './support/sign-in';
import { expect, ON_PHONE, test } from './support/test';

/** The longest texts, and those from right to left. */
const LANGUAGES = ['mt', 'ar'] as const;

async function tooWide(page: Page, language: LanguageCode, pages: Pages): Promise<string[]> {
  const wide: string[] = [];
  for (const path of Object.values(pages)) {
    const address = localePath(language, path);
    await page.goto(address);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) wide.push(`${address}: ${beyond} px`);
  }
  return wide;
}

test(
  'no page of visitors or of the portal is wider than 320 px in the longest language or in Arabic',
  ON_PHONE,
  async ({ page, product }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    const { found, missing } = await pagesOfVisitors(product);
    const { links, portal, events } = await pagesOfOthers(product);
    const wide: string[] = [];
    for (const language of LANGUAGES) {
      await page.context().clearCookies();
      wide.push(...(await tooWide(page, language, { ...found, ...missing, ...links })));
      for (const { pages, owner } of [portal, events]) {
        await addSession(page, product, product.siteUrl, owner);
        wide.push(...(await tooWide(page, language, pages)));
      }
    }
    expect(wide).toEqual([]);
  },
);
