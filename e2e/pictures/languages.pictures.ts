import type { Page } from 'playwright/test';
import type { LanguageCode } from '@/lib/shared/texts/locales';
import { localePath } from '../../lib/shared/url/locale-path';
import {
  PAGES_OF_COMMUNITIES,
  PAGES_OF_DIRECTORY,
  PAGES_OF_OUR_WORDS,
  pagesOfBooking,
  pagesOfLinks,
  pagesOfOwner,
  pagesOfPortal,
  pagesOfStaff,
  type Rows,
} from '../support/every-page';
import type { Product } from '../support/product';
import { addSession, signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { take } from './take';

/** Right to left, and the language with the longest texts; others by PICTURES_LANGUAGES=it,hi. */
const LANGUAGES = (process.env.PICTURES_LANGUAGES ?? 'ar,mt').split(',') as LanguageCode[];

test.setTimeout(1_200_000);

for (const language of LANGUAGES) {
  const takeAll = async (page: Page, rows: Rows) => {
    for (const [name, { path }] of Object.entries(rows)) {
      await page.goto(localePath(language, path));
      await take(page, `${language}-${name}`, { whole: true });
    }
  };

  // Chosen, so that no bar offers another one.
  const choose = (page: Page, product: Product) =>
    page.context().addCookies([{ name: 'language', value: language, url: product.siteUrl }]);

  test(`${language}: what visitors read`, async ({ page, product }) => {
    await choose(page, product);
    const booking = await pagesOfBooking(product);
    await takeAll(page, {
      ...PAGES_OF_OUR_WORDS,
      ...PAGES_OF_DIRECTORY,
      ...PAGES_OF_COMMUNITIES,
      ...booking,
    });
  });

  test(`${language}: pages behind links, of the portal and of the staff`, async ({
    page,
    product,
  }) => {
    await choose(page, product);
    await takeAll(page, await pagesOfLinks(product));
    const { services, events } = await pagesOfOwner(product);
    for (const { rows, owner } of [await pagesOfPortal(product), services, events]) {
      await page.context().clearCookies();
      await choose(page, product);
      await addSession(page, product, product.siteUrl, owner);
      await takeAll(page, rows);
    }
    const staff = await pagesOfStaff(product);
    await page.context().clearCookies();
    await choose(page, product);
    await page.goto('/settln-providers');
    await signInAs(page, staff.owner);
    await takeAll(page, staff.rows);
  });
}
