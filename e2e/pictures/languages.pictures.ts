import type { Page } from 'playwright/test';
import type { LanguageCode } from '@/lib/texts/locales';
import { localePath } from '../../lib/url/locale-path';
import { type Pages, pagesOfOthers, pagesOfVisitors } from '../support/every-page';
import type { Product } from '../support/product';
import { addSession, signInAs } from '../support/sign-in';
import { letIn } from '../support/staff';
import { test } from '../support/test';
import { take } from './take';

/** Right to left, and the language with the longest texts; others by PICTURES_LANGUAGES=it,hi. */
const LANGUAGES = (process.env.PICTURES_LANGUAGES ?? 'ar,mt').split(',') as LanguageCode[];

test.setTimeout(1_200_000);

for (const language of LANGUAGES) {
  const takeAll = async (page: Page, pages: Pages) => {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(localePath(language, path));
      await take(page, `${language}-${name}`, { whole: true });
    }
  };

  // Chosen, so that no bar offers another one.
  const choose = (page: Page, product: Product) =>
    page.context().addCookies([{ name: 'language', value: language, url: product.siteUrl }]);

  test(`${language}: what visitors read`, async ({ page, product }) => {
    await choose(page, product);
    const { found, missing } = await pagesOfVisitors(product);
    await takeAll(page, { ...found, ...missing });
  });

  test(`${language}: pages behind links, of the portal and of the staff`, async ({
    page,
    product,
  }) => {
    const { links, portal, events, staff } = await pagesOfOthers(product);
    const member = await letIn(product, 'Kwame Mensah', 'owner');
    await choose(page, product);
    await takeAll(page, links);
    for (const { pages, owner } of [portal, events]) {
      await page.context().clearCookies();
      await choose(page, product);
      await addSession(page, product, product.siteUrl, owner);
      await takeAll(page, pages);
    }
    await page.context().clearCookies();
    await choose(page, product);
    await page.goto('/settln-providers');
    await signInAs(page, member);
    await takeAll(page, staff);
  });
}
