import type { APIRequestContext, Page } from 'playwright/test';
import { checkAxe } from './support/checks/axe';
import type { Check } from './support/checks/check';
import { checkAnswer } from './support/checks/headers';
import { checkHeadings } from './support/checks/heading';
import { checkLanguage } from './support/checks/language';
import { checkLetters } from './support/checks/letters';
import { collectLinks } from './support/checks/links';
import { checkTargets } from './support/checks/targets';
import { watch } from './support/checks/watch';
import { checkNarrow } from './support/checks/width';
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
} from './support/every-page';
import type { Product } from './support/product';
import { addSession, type Person, signInAs } from './support/sign-in';
import { expect, LONG, ON_PHONE, test } from './support/test';
import { walk } from './support/walk';

/** Opens the pages of one table. */
type Walk = (rows: Rows, checks?: readonly Check[]) => Promise<void>;

/** In English with all checks, and after each table the links of its pages, each once. */
async function inEnglish(page: Page, product: Product, walkAll: (walk: Walk) => Promise<void>) {
  const seen = watch(page, product);
  const links = collectLinks();
  const always = [checkAnswer, checkHeadings(), links.check, checkAxe, checkNarrow, checkLetters];
  const faults: string[] = [];
  await walkAll(async (rows, checks = []) => {
    faults.push(...(await walk(page, rows, [...always, ...checks])));
    faults.push(...(await links.nowhere(page.request)));
  });
  faults.push(...(await seen()));
  expect(faults).toEqual([]);
}

/** In Arabic: nothing is English, no link leads out of it, and it fits from right to left. */
async function inArabic(page: Page, walkAll: (walk: Walk) => Promise<void>) {
  const faults: string[] = [];
  await walkAll(async (rows) => {
    faults.push(...(await walk(page, rows, [checkLanguage, checkNarrow], 'ar')));
  });
  expect(faults).toEqual([]);
}

/** For strangers, a page of the portal has its name, and asks them to sign in. */
async function signedOutFaults(request: APIRequestContext, rows: Rows): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, signedOut, heading } of Object.values(rows)) {
    const wanted = signedOut ?? heading;
    const answer = await request.get(path);
    const [, words = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? [];
    const isWanted = typeof wanted === 'string' ? words === wanted : wanted.test(words);
    if (answer.status() !== 200 || !isWanted) {
      faults.push(`${path}: ${answer.status()} "${words}" for strangers`);
    }
  }
  return faults;
}

async function signInAtIssuer(page: Page, person: Person) {
  await page.context().clearCookies();
  await page.goto('/settln-providers');
  await signInAs(page, person);
}

test.describe(
  'RED-004, ROLE-001, HDR-2, SEC-1: every page opens its screen, is whole, and gives away nothing:',
  ON_PHONE,
  () => {
    test.slow();
    for (const language of ['en', 'ar'] as const) {
      const check = (page: Page, product: Product, walkAll: (walk: Walk) => Promise<void>) =>
        language === 'en' ? inEnglish(page, product, walkAll) : inArabic(page, walkAll);

      // Every page of it is asked for without a browser (every-language.spec.ts).
      test.describe(language, language === 'ar' ? LONG : {}, () => {
        test('those of our own words', async ({ page, product }) => {
          await check(page, product, (walk) => walk(PAGES_OF_OUR_WORDS));
        });
        test('the directory', async ({ page, product }) => {
          await check(page, product, (walk) => walk(PAGES_OF_DIRECTORY));
        });
        test('communities, news and posts', async ({ page, product }) => {
          await check(page, product, (walk) => walk(PAGES_OF_COMMUNITIES));
        });
        test('a profile, and the steps to a booking', async ({ page, product }) => {
          await check(page, product, async (walk) => walk(await pagesOfBooking(product)));
        });
        test('those behind a link', async ({ page, product }) => {
          await check(page, product, async (walk) => walk(await pagesOfLinks(product)));
        });
        test('the portal', async ({ page, product, baseURL }) => {
          const { rows, owner } = await pagesOfPortal(product);
          expect.soft(await signedOutFaults(page.request, rows)).toEqual([]);
          await addSession(page, product, baseURL ?? '', owner);
          await check(page, product, (walk) => walk(rows, [checkTargets]));
        });
        test('services and events of a provider', async ({ page, product, baseURL }) => {
          const { services, events } = await pagesOfOwner(product);
          const all = { ...services.rows, ...events.rows };
          expect.soft(await signedOutFaults(page.request, all)).toEqual([]);
          await check(page, product, async (walk) => {
            for (const { rows, owner } of [services, events]) {
              await addSession(page, product, baseURL ?? '', owner);
              await walk(rows, [checkTargets]);
            }
          });
        });
        test('the room of the staff', async ({ page, product }) => {
          const { rows, owner } = await pagesOfStaff(product);
          await signInAtIssuer(page, owner);
          await check(page, product, (walk) => walk(rows));
        });
      });
    }
  },
);
