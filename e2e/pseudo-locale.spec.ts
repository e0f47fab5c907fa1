import type { Page } from 'playwright/test';
import { PSEUDO_LOCALE } from '@/lib/texts/locales';
import { NEW_EVENT_PATH, newServicePath } from '@/lib/url/portal-paths';
import { demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '@/local/demo/slates';
import { bookingPath, selectTimePath } from '../lib/url/booking-url';
import { paths, providerPath } from '../lib/url/paths';
import { portalPath } from '../lib/url/portal-url';
import { slatePath } from '../lib/url/slate-url';
import { createOwnCalendar } from './support/calendar';
import { findEscaped } from './support/escaped-texts';
import { findFreeVisit } from './support/free-visit';
import type { Product } from './support/product';
import { addSession } from './support/sign-in';
import { expect, ON_DESKTOP, test } from './support/test';

/** Areas whose texts are not yet taken from `messages`; take one out when it is done. */
const NOT_YET = new Set<string>(['booking', 'calendar', 'services', 'events', 'slates', 'news']);

/** Names, which no language changes. */
const KNOWN = ['Settln', 'Google', 'WhatsApp', 'App Store', 'Play Store'];

const WIDTHS = [320, 390, 1280];
const service = demoService('typical');

interface Shown {
  area: string;
  what: string;
  path: string | ((product: Product) => Promise<string>);
  isPortal?: boolean;
}

const PAGES: readonly Shown[] = [
  { area: 'site', what: 'landing', path: paths.home },
  { area: 'site', what: 'contact', path: paths.contact },
  { area: 'site', what: 'account deletion', path: paths.deleteRequest },
  { area: 'profile', what: 'profile', path: providerPath(service.id) },
  { area: 'profile', what: 'no such provider', path: providerPath('nobody') },
  { area: 'booking', what: 'choice', path: bookingPath({ providerId: service.id }) },
  {
    area: 'booking',
    what: 'times',
    path: async (product) => {
      const visit = await findFreeVisit(product, 3);
      return selectTimePath({ providerId: visit.serviceId, settlnProviderId: visit.calendarId });
    },
  },
  {
    area: 'booking',
    what: 'review',
    path: async (product) => (await findFreeVisit(product, 3)).path,
  },
  { area: 'news', what: 'news', path: paths.news },
  { area: 'slates', what: 'post', path: slatePath(demoSlate('image').id) },
  { area: 'portal', what: 'signed out', path: paths.portal },
  { area: 'portal', what: 'listings', path: portalPath('listings'), isPortal: true },
  { area: 'portal', what: 'bookings', path: portalPath('bookings'), isPortal: true },
  { area: 'calendar', what: 'week', path: portalPath('calendar'), isPortal: true },
  { area: 'services', what: 'new service', path: newServicePath(), isPortal: true },
  { area: 'events', what: 'new event', path: NEW_EVENT_PATH, isPortal: true },
];

async function expectNoOverflow(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond, { message: `${what} at ${width} px` }).toBeLessThanOrEqual(0);
  }
}

test('the finder sees what no message wrote, and nothing else', ON_DESKTOP, async ({ page }) => {
  await page.setContent(`
    <title>[Ńééŵś] | Settln</title>
    <p>[Ŕééààď <a href="#">ţĥéé ŕűűĺééś</a>.]</p>
    <p>[Ɓőőőőķ ŵîîţĥ Mama Africa]</p>
    <p>20 € <time>20 Nov</time> <bdi>Adaeze</bdi></p>
    <div dir="auto">Hair for every day</div>
    <p>Escaped text</p>
    <p>[Ĺőőààď] more</p>
    <img alt="A picture"><input placeholder="[Ńààḿéé]"><button aria-label="Close">×</button>
  `);
  const found = await page.evaluate(findEscaped, KNOWN);
  expect(found.map(({ text }) => text)).toEqual([
    ...['Escaped text', '[Ĺőőààď] more', 'Close', 'A picture'],
  ]);
});

test.describe('in the pseudo-locale', ON_DESKTOP, () => {
  // The product has to be built with it: PSEUDO_LOCALE=1 npx playwright test e2e/pseudo-locale.spec.ts
  test.skip(process.env.PSEUDO_LOCALE !== '1', 'built without PSEUDO_LOCALE=1');

  for (const { area, what, path, isPortal } of PAGES) {
    test(`NFR: ${area}, ${what}: every text comes from the messages and has room to grow`, async ({
      page,
      product,
      baseURL,
    }) => {
      if (isPortal) {
        const { owner } = await createOwnCalendar(product);
        await addSession(page, product, baseURL ?? '', owner);
      }
      const address = typeof path === 'string' ? path : await path(product);
      await page.goto(`/${PSEUDO_LOCALE}${address}`, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO_LOCALE);
      await expectNoOverflow(page, what);
      if (!NOT_YET.has(area)) expect(await page.evaluate(findEscaped, KNOWN)).toEqual([]);
    });
  }
});
