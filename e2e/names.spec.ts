import type { Page } from 'playwright/test';
import { paths, providerPath } from '@/lib/shared/url/paths';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { demoEventId } from '@/local/demo/events';
import { demoService } from '@/local/demo/shapes/providers';
import { expect, LONG_ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

/** Without headings that begin with an icon. */
const HEADINGS = 'main :is(h1, h2, h3, h4):not(:has(svg))';

/**
 * Gives every heading a name in Arabic, and returns those that do not begin where their line does.
 */
function namesAstray(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const astray: string[] = [];
    for (const heading of document.querySelectorAll(wanted)) {
      // What is only read out is one pixel wide.
      if (!heading.checkVisibility() || heading.getBoundingClientRect().width < 2) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode();
      if (!(text instanceof Text)) continue;
      const words = text.data;
      text.data = 'عود';
      const range = document.createRange();
      range.selectNodeContents(text);
      const { paddingLeft } = getComputedStyle(heading);
      const start = heading.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
      if (Math.abs(range.getBoundingClientRect().left - start) > 2) astray.push(words);
    }
    return astray;
  }, selector);
}

for (const path of [
  paths.find,
  paths.whatsOn,
  publicEventPath(demoEventId(6)),
  providerPath(demoService('typical').id),
]) {
  test(
    `${path}: a name that runs the other way begins where the lines around it do`,
    LONG_ON_PHONE,
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator(HEADINGS).count()).toBeGreaterThan(1);
      expect(await namesAstray(page, HEADINGS)).toEqual([]);
    },
  );
}
