import type { APIRequestContext, Page } from 'playwright/test';
import { CHOOSABLE } from '@/lib/shared/texts/languages';
import { bringsDates, LANGUAGE_CODES } from '@/lib/shared/texts/locales';
import { formatDay } from '@/lib/shared/time/format';
import { noonOf } from '@/lib/shared/time/local-date';
import { demoService } from '@/local/demo/shapes/providers';
import { reviewPath as bookingReviewPath } from '../lib/shared/url/booking-url';
import { localePath } from '../lib/shared/url/locale-path';
import { managePath } from '../lib/shared/url/manage-url';
import { portalPath } from '../lib/shared/url/portal-url';
import { createOwnCalendar, startAt } from './support/calendar';
import { checkLanguage } from './support/checks/language';
import { checkNarrow } from './support/checks/width';
import { faultsIn, OTHERS } from './support/every-language';
import {
  PAGES_OF_COMMUNITIES,
  PAGES_OF_DIRECTORY,
  PAGES_OF_OUR_WORDS,
  pagesOfBooking,
  pagesOfLinks,
  pagesOfOwner,
  pagesOfPortal,
  pagesOfStaff,
  type Row,
  type Rows,
} from './support/every-page';
import { expectHydrated } from './support/hydrated';
import { englishOn } from './support/left-english';
import { openShop } from './support/own-shop';
import type { Product } from './support/product';
import { ownPhone } from './support/review-page';
import { addSession, signInAs } from './support/sign-in';
import { letIn, visitStaffRoom } from './support/staff';
import { venueDay } from './support/stub-provider';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, test } from './support/test';
import { walk } from './support/walk';
import { wordsOf } from './support/words';

/** The five that are seen most. */
async function mostSeen(product: Product): Promise<Row[]> {
  const { profile, booking, selectTime } = await pagesOfBooking(product);
  const { home, find } = PAGES_OF_DIRECTORY;
  return [home, find, profile, booking, selectTime];
}

/** An offer loads as the menu does, and before it. */
async function expectNoOffer(page: Page) {
  await expectHydrated(page);
  await page.locator('header a[href="#languages"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('section[lang]')).toHaveCount(0);
}

// Every one of them in every language is in the long run, as all pages are.
test(
  'the pages that are seen most are whole in some languages each, and every language on one of them',
  LONG,
  async ({ request, product }) => {
    const rows = await mostSeen(product);
    const wrong: string[] = [];
    for (const [place, language] of OTHERS.entries()) {
      const one = rows.slice(place % rows.length).slice(0, 1);
      wrong.push(...(await faultsIn(request, language, one)));
    }
    expect(wrong).toEqual([]);
  },
);

test('a page whose provider cannot be read is whole in every language', async ({
  request,
  stubHost,
}) => {
  const unread = crypto.randomUUID();
  stubHost.answer(new RegExp(`^GET /serviceProviders/.*${unread}`), { status: 503 });
  const broken = [{ path: `/providerPage?id=${unread}`, status: 502 }];
  const wrong: string[] = [];
  for (const language of OTHERS) {
    wrong.push(...(await faultsIn(request, language, broken, stubHost.siteUrl)));
  }
  expect(wrong).toEqual([]);
});

const ASKED = [
  { name: 'in Arabic', languages: ['ar'], when: {} },
  { name: 'in all other languages', languages: OTHERS.filter((code) => code !== 'ar'), when: LONG },
] as const;
for (const { name, languages, when } of ASKED) {
  test.describe(name, when, () => {
    test.slow();
    const faultsOf = async (request: APIRequestContext, rows: Rows) => {
      const wrong: string[] = [];
      for (const language of languages) {
        wrong.push(...(await faultsIn(request, language, Object.values(rows))));
      }
      return wrong;
    };

    test('every page of visitors is whole', async ({ request, product }) => {
      const rows = {
        ...PAGES_OF_OUR_WORDS,
        ...PAGES_OF_DIRECTORY,
        ...PAGES_OF_COMMUNITIES,
        ...(await pagesOfBooking(product)),
        ...(await pagesOfLinks(product)),
      };
      expect(await faultsOf(request, rows)).toEqual([]);
    });

    test(
      'every page of those who are signed in is whole',
      LONG,
      async ({ page, product, baseURL }) => {
        const { services, events } = await pagesOfOwner(product);
        for (const { rows, owner } of [await pagesOfPortal(product), services, events]) {
          await addSession(page, product, baseURL ?? '', owner);
          expect.soft(await faultsOf(page.request, rows)).toEqual([]);
        }
        const staff = await pagesOfStaff(product);
        await page.context().clearCookies();
        await page.goto('/settln-providers');
        await signInAs(page, staff.owner);
        expect(await faultsOf(page.request, staff.rows)).toEqual([]);
      },
    );
  });
}

test.describe('the offer of another language', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Read in English' });

  test(
    'stands on every kind of page, leads there when it is followed, and is kept away by its cross',
    LONG_ON_PHONE,
    async ({ page, context }) => {
      for (const path of [
        `/mt/booking?providerId=${demoService('typical').id}`,
        '/mt/settln-providers',
        '/mt/no-such-page',
      ]) {
        await page.goto(path);
        await expect(bar(page)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
      }
      await page.goto('/mt/find?q=braids');
      await bar(page).getByRole('link').click();
      await expect(page).toHaveURL(/\/find\?q=braids$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      // Who has chosen English is offered it on pages in another language.
      await page.goto('/mt/news');
      await expect(page.locator('html')).toHaveAttribute('lang', 'mt');
      await expect(bar(page)).toBeVisible();
      await page.goto('/news');
      await expectNoOffer(page);

      await context.clearCookies();
      await page.goto('/mt/news');
      await bar(page).getByRole('button', { name: 'Close' }).click();
      await expect(bar(page)).toBeHidden();
      await expect(page).toHaveURL(/\/mt\/news$/);
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'language')?.value).toBe('mt');
      await page.goto('/mt/whats-on');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(bar(page)).toBeHidden();
    },
  );

  test(
    'is in the first language of the browser, and none where that is read already',
    LONG,
    async ({ browser, product }) => {
      const context = await browser.newContext({ baseURL: product.siteUrl, locale: 'ar-EG' });
      const page = await context.newPage();
      await page.goto('/news');
      const offer = page.locator('section[lang=ar]');
      await expect(offer.getByRole('link')).toHaveText('القراءة بالعربية');
      await expect(offer).toHaveAttribute('dir', 'rtl');
      await expect(page).toHaveURL(/\/news$/);
      await offer.getByRole('link').click();
      await expect(page).toHaveURL(/\/ar\/news$/);
      await context.clearCookies();
      await page.reload();
      await expectNoOffer(page);
      await context.close();
    },
  );

  test('is of no language that the product lacks', LONG, async ({ browser, product }) => {
    const context = await browser.newContext({ baseURL: product.siteUrl, locale: 'ja-JP' });
    const page = await context.newPage();
    await page.goto('/mt/news');
    await expectNoOffer(page);
    await context.close();
  });
});

test('the languages that Chrome does not know bring their dates', async ({ page }) => {
  const unknown = await page.evaluate(
    (codes) => codes.filter((code) => !Intl.DateTimeFormat.supportedLocalesOf(code).length),
    LANGUAGE_CODES,
  );
  expect(unknown).toEqual(LANGUAGE_CODES.filter(bringsDates));
});

test('a Nepali page has Nepali days from the server and in the browser', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const { id } = demoService('dayAndNight');
  await page.goto(`/ne/booking/select-time?providerId=${id}&date=${venueDay(1)}`);
  const day = page.getByRole('heading', { level: 2 });
  await expect(day).toContainText(formatDay(noonOf(venueDay(1)), 'UTC', 'ne'));
  const days = page.getByRole('navigation', {
    name: wordsOf('ne')('booking.times')('days'),
    exact: true,
  });
  // The first of them is the day of the address.
  await days.getByRole('link').nth(3).click();
  await expect(day).toContainText(formatDay(noonOf(venueDay(4)), 'UTC', 'ne'));
  expect(await englishOn(page, 'ne', { hasOthers: true })).toEqual([]);
  // No hydration mismatch, which the browser would report as an error.
  expect(problems).toEqual([]);
});

test(
  'the pages that are seen most fit a narrow phone in the longest language',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const rows = Object.fromEntries((await mostSeen(product)).map((row) => [row.path, row]));
    expect(await walk(page, rows, [checkLanguage, checkNarrow], 'mt')).toEqual([]);
  },
);

test(
  'the top bar has two rows on a phone in every language',
  LONG_ON_PHONE,
  async ({ browser, product }) => {
    // Nothing has to come alive to be measured.
    const page = await browser.newPage({
      baseURL: product.siteUrl,
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    for (const language of CHOOSABLE) {
      await page.goto(localePath(language, '/aboutus'));
      const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
      expect.soft(height, language).toBeLessThanOrEqual(120);
    }
    await page.context().close();
  },
);

test(
  'the switch leads to the same page and keeps the choice',
  ON_PHONE,
  async ({ page, context }) => {
    await page.goto('/find?q=braids');
    await page.waitForLoadState();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Language/ })
      .click();
    const menu = page.getByRole('dialog', { name: 'Language' });
    await menu.getByRole('link', { name: 'Malti' }).click();
    await expect(page).toHaveURL(/\/mt\/find\?q=braids$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'mt');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('mt');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row of the footer is enough', async ({ page }) => {
    await page.goto(`/providerPage?id=${demoService('typical').id}`);
    const row = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language' });
    await row.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/providerPage\?id=/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('contentinfo')).toContainText('تُرجمت هذه الصفحات آليًا');
  });
});

test.describe('a page without the footer of the site', () => {
  const row = (page: Page) => page.getByRole('contentinfo').getByRole('navigation');
  const follow = async (page: Page, name: string) => {
    await row(page).getByRole('link', { name, exact: true }).click();
  };

  test(
    'ends with the switch, which leads back to a confirmation, too',
    LONG_ON_PHONE,
    async ({ page, product }) => {
      const { book, items, calendarId, own } = await openShop(product);
      const at = startAt(venueDay(3), '10:00');
      const path = bookingReviewPath({
        serviceId: own.id,
        calendarId: Number(calendarId),
        startsAt: at,
        itemIds: [String(items[0]?.id)],
      });
      await page.goto(path);
      await follow(page, 'Malti');
      await expect(page).toHaveURL(/\/mt\/booking\/review\?.*startTime=/);
      await expect(page.getByRole('contentinfo')).toContainText('Magna ttraduċiet dawn il-paġni');
      await page.locator('input[name=customerName]').fill('Ann Borg');
      await page.locator('input[name=customerPhone]').fill(ownPhone());
      await page.locator('main button[type=submit]:visible').last().click();
      await page.waitForURL(/confirmed=/);
      await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
      await follow(page, 'Italiano');
      await expect(page).toHaveURL(/\/it\/booking\/review\?.*confirmed=/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');

      const { booking } = await book(startAt(venueDay(3), '12:00'), {
        customerName: 'Ann Borg',
        customerPhone: ownPhone(),
      });
      await page.goto(managePath(booking.manageToken));
      await follow(page, 'العربية');
      await expect(page).toHaveURL(/\/ar\/booking\/manage\/[^/]+$/);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    },
  );

  test('is not covered at its end by the bar of a booking', LONG_ON_PHONE, async ({ page }) => {
    for (const path of [
      `/mt/booking?providerId=${demoService('typical').id}`,
      '/mt/settln-providers',
    ]) {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const last = row(page).getByRole('link').last();
      await expect(last).toBeInViewport();
      // Playwright presses only what nothing covers.
      await last.click({ trial: true });
    }
  });

  test('has it in the portal and with the staff', LONG, async ({ page, product }) => {
    const { owner } = await createOwnCalendar(product);
    await addSession(page, product, product.siteUrl, owner);
    await page.goto(portalPath('bookings'));
    await follow(page, 'Українська');
    await expect(page).toHaveURL(new RegExp(`/uk${portalPath('bookings').replace('?', '\\?')}$`));
    await expect(page.getByRole('contentinfo')).toContainText(
      'Ці сторінки переклала й двічі перевірила машина',
    );
    await page.context().clearCookies();
    await visitStaffRoom(page, product, await letIn(product, 'Kwame Mensah'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting');
    await follow(page, 'Malti');
    await expect(page).toHaveURL(/\/mt\/staff$/);
  });
});

test('the switch leads nowhere else', async ({ request, baseURL }) => {
  const ask = async (to: string, referer?: string) => {
    const answer = await request.get(`/language?to=${to}`, {
      headers: referer === undefined ? undefined : { referer },
      maxRedirects: 0,
    });
    return [answer.status(), answer.headers().location];
  };
  expect(await ask('mt', `${baseURL}/ar/news?origin=IN`)).toEqual([303, '/mt/news?origin=IN']);
  expect(await ask('en', `${baseURL}/mt`)).toEqual([303, '/']);
  expect(await ask('mt')).toEqual([303, '/mt']);
  expect(await ask('en', 'https://elsewhere.example/news')).toEqual([303, '/']);
  expect(await ask('en', `${baseURL}//elsewhere.example/`)).toEqual([303, '/elsewhere.example/']);
  expect(await ask('xx')).toEqual([404, undefined]);
});
