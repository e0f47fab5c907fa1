import { HOUR_MS } from '@/lib/time/units';
import { reviewPath, selectTimePath } from '../lib/url/booking-url';
import type { Reply } from './support/stub-host';
import { stubProvider, TWO_ITEMS } from './support/stub-provider';
import { expect, ON_DESKTOP, type StubbedHost, test } from './support/test';

test.setTimeout(60_000);

const slowly = (json: unknown): Reply => ({
  serve: (response) =>
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    }, 4000),
});

/** How often the host was asked each question. */
function timesAsked({ asked }: StubbedHost, path: RegExp) {
  return asked.filter((asking) => path.test(asking)).length;
}

const PAGES = [
  ['the profile', (id: string) => `/providerPage?id=${id}`],
  ['the first step', (id: string) => `/booking?providerId=${id}`],
  ['select time', (id: string) => selectTimePath({ serviceId: id, itemIds: ['1'] })],
] as const;

test(
  'details that take the host 4 s are asked for once by the profile, the first step and select time',
  ON_DESKTOP,
  async ({ context, stubHost }) => {
    // Prefetches of links, and the report of the visit, are requests of their own.
    await context.route(
      (url) => url.searchParams.has('_rsc') || url.pathname === '/api/views',
      (route) => route.abort(),
    );
    // At the same time, since most of each step is waiting for the host.
    await Promise.all(
      PAGES.map(([name, pathOf]) =>
        test.step(name, async () => {
          const id = stubProvider(stubHost);
          const details = {
            id,
            name: `A Slow Chair: ${name}`,
            address: 'Gżira',
            status: 'approved',
          };
          const asked = new RegExp(`serviceProviders/details.*${id}`);
          stubHost.answer(asked, slowly(details));
          const page = await context.newPage();
          const answer = await page.goto(stubHost.siteUrl + pathOf(id));
          expect(answer?.status()).toBe(200);
          const shown = page.getByText(details.name).filter({ visible: true }).first();
          await expect(shown).toBeVisible();
          expect(timesAsked(stubHost, asked)).toBe(1);
        }),
      ),
    );
  },
);

test(
  'details and items that take 4 s each are asked for once by the review',
  ON_DESKTOP,
  async ({ page, stubHost }) => {
    const calendarId = { status: 200, json: { settlnProviderId: 7 } };
    const id = stubProvider(stubHost, { calendarId });
    const details = { id, name: 'A Slow Chair', address: 'Gżira', status: 'approved' };
    stubHost.answer(/settlnProviders/, { status: 404 });
    stubHost.answer(/serviceProviders\/details/, slowly(details));
    stubHost.answer(/serviceItems/, slowly(TWO_ITEMS));
    const startTime = Math.ceil(Date.now() / HOUR_MS + 48) * HOUR_MS;
    const path = reviewPath({
      serviceId: id,
      calendarId: 7,
      startsAt: startTime,
      itemIds: ['1'],
    });
    await page.goto(stubHost.siteUrl + path);
    await expect(page.getByText('A Slow Chair').filter({ visible: true }).first()).toBeVisible();
    expect(timesAsked(stubHost, /serviceProviders\/details/)).toBe(1);
    expect(timesAsked(stubHost, /serviceItems/)).toBe(1);
  },
);
