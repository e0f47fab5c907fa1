import { HOUR_MS } from '@/lib/shared/time/units';
import { reviewPath, selectTimePath } from '../lib/shared/url/booking-url';
import type { Reply } from './support/stub-host';
import { stubProvider, TWO_ITEMS } from './support/stub-provider';
import { expect, LONG, type StubbedHost, test } from './support/test';

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
  [
    'the review',
    (id: string) =>
      reviewPath({
        serviceId: id,
        calendarId: 7,
        startsAt: Math.ceil(Date.now() / HOUR_MS + 48) * HOUR_MS,
        itemIds: ['1'],
      }),
  ],
] as const;

// One request of a page is enough: what it reads more than once, only Next itself can join.
test(
  'details and items that take the host 4 s are asked for once by each page',
  LONG,
  async ({ request, stubHost }) => {
    // At the same time, since most of each step is waiting for the host.
    await Promise.all(
      PAGES.map(([name, pathOf]) =>
        test.step(name, async () => {
          const calendarId = { status: 200, json: { settlnProviderId: 7 } };
          const id = stubProvider(stubHost, { calendarId });
          const details = {
            id,
            name: `A Slow Chair: ${name}`,
            address: 'Gżira',
            status: 'approved',
          };
          const asked = new RegExp(`serviceProviders/details.*${id}`);
          const items = new RegExp(`serviceItems.*${id}`);
          stubHost.answer(/settlnProviders/, { status: 404 });
          stubHost.answer(asked, slowly(details));
          stubHost.answer(items, slowly(TWO_ITEMS));
          const answer = await request.get(stubHost.siteUrl + pathOf(id));
          expect(answer.status()).toBe(200);
          expect(await answer.text()).toContain(details.name);
          expect(timesAsked(stubHost, asked)).toBe(1);
          expect(timesAsked(stubHost, items)).toBe(1);
        }),
      ),
    );
  },
);
