import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { bookingsCalls } from '@/lib/server/http/calls/bookings';
import { LISTING_STATUSES, type ListingStatus } from '@/lib/shared/domain/listings/status';
import { HOUR_MS } from '@/lib/shared/time/units';
import { PAGES, type Page, pages } from '@/lib/shared/url/pages';
import { ask, cookieOf, startWorld, type World } from '@/test/form-routes';
import { answered } from '@/test/pages/noted-status';
import { listFiles } from '@/test/source-files';
import * as calendarFile from './(files)/booking/review/appointment.ics/route';
import * as profileCard from './(files)/providerPage/card/route';
import * as profileCode from './(files)/providerPage/qr/route';
import * as services from './[locale]/(booking)/booking/page';
import * as review from './[locale]/(booking)/booking/review/page';
import * as times from './[locale]/(booking)/booking/select-time/page';
import * as profile from './[locale]/(site)/providerPage/page';
import * as poster from './[locale]/(site)/providerPage/poster/page';
import * as logo from './api/services/[id]/logo/route';
import * as sitemap from './sitemap/[file]/route';

const viewer = vi.hoisted(() => ({ cookie: '' }));
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ cookie: viewer.cookie }),
  cookies: async () => ({ get: () => undefined }),
}));
// The hooks that need a browser's router; redirects stay what they are.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const NOW = Date.now();
const START = Math.ceil(NOW / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
const VIEWERS = ['nobody', 'another user', 'the owner'] as const;

let world: World;
beforeAll(async () => {
  world = await startWorld();
  world.backend.clock.now = NOW;
});
afterAll(() => world.stop());

/** A provider with one service of a status; every word of it can be told from all others. */
async function arrive(status: ListingStatus) {
  const word = `Secret${crypto.randomUUID().slice(0, 8)}`;
  const provider = sampleAccount({
    name: `${word} Account`,
    address: `${word} Account Street`,
    services: [
      sampleService({
        status,
        name: `${word} Salon`,
        address: `${word} Street`,
        description: `${word} text`,
        // Approved services may stand in place of one that is not.
        items: [
          {
            name: `${word} item`,
            priceMinor: status === 'approved' ? 5_555 : 7_777,
            durationMinutes: 30,
          },
        ],
      }),
    ],
    availability: [{ from: START, to: START + 4 * HOUR_MS, status: 'available' }],
  });
  const seeded = await seedAccount(world.backend.db, provider);
  const [service] = seeded.services;
  return {
    word,
    id: service?.id ?? '',
    calendarId: String(seeded.accountId),
    itemIds: (service?.itemIds ?? []).map(String),
    userId: provider.userId,
  };
}
type Arrived = Awaited<ReturnType<typeof arrive>>;

interface PageModule {
  default(props: { searchParams: Promise<Record<string, string>> }): Promise<React.ReactNode>;
  generateMetadata?(props: { searchParams: Promise<Record<string, string>> }): Promise<unknown>;
}

/** What a page says, its head included, and the status it is answered with. */
async function open(page: PageModule, query: Record<string, string>) {
  answered.status = 200;
  const props = { searchParams: Promise.resolve(query) };
  const head = JSON.stringify((await page.generateMetadata?.(props)) ?? {});
  const { prelude } = await prerender(await page.default(props));
  return { status: answered.status, text: head + (await new Response(prelude).text()) };
}

async function get(route: { GET(request: Request): Promise<Response> }, query: object) {
  const url = new URL('https://settln.example/');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const answer = await route.GET(new Request(url, { headers: { cookie: viewer.cookie } }));
  const kept = answer.headers.get('cache-control');
  return { status: answer.status, text: await answer.text(), kept };
}

const reviewOf = ({ id, calendarId, itemIds }: Arrived, changes: object = {}) => ({
  providerId: id,
  settlnProviderId: calendarId,
  serviceItems: itemIds.join(','),
  startTime: new Date(START).toISOString(),
  ...changes,
});

/** Every way to ask for a service without an account; `other` is a service that everybody may see. */
const WAYS: Record<
  string,
  (mine: Arrived, other: Arrived) => Promise<{ status: number; text: string; kept?: string | null }>
> = {
  'the profile': ({ id }) => open(profile, { id }),
  'the profile’s card': ({ id }) => get(profileCard, { id }),
  'the profile’s code': ({ id }) => get(profileCode, { id }),
  'the poster': ({ id }) => open(poster, { id }),
  'the choice of services': ({ id }) => open(services, { providerId: id }),
  'the times': ({ id }) => open(times, { providerId: id }),
  'the times of its calendar': (mine) => open(times, reviewOf(mine, { startTime: '' })),
  'the review': (mine) => open(review, reviewOf(mine)),
  'the calendar file': (mine) => get(calendarFile, reviewOf(mine)),
};

/** Ways that mix two providers, or name none: what they answer is nobody's, whoever is approved. */
const ODD_WAYS: typeof WAYS = {
  'the review under another’s calendar': (mine, { calendarId }) =>
    open(review, reviewOf(mine, { settlnProviderId: calendarId })),
  'the review of another with its calendar': (mine, other) =>
    open(review, reviewOf(other, { settlnProviderId: mine.calendarId })),
  'the review of another with its items': (mine, other) =>
    open(review, reviewOf(other, { serviceItems: mine.itemIds.join(',') })),
  'the calendar file of another with its calendar': (mine, other) =>
    get(calendarFile, reviewOf(other, { settlnProviderId: mine.calendarId })),
  'the calendar file under another’s calendar': (mine, { calendarId }) =>
    get(calendarFile, reviewOf(mine, { settlnProviderId: calendarId })),
  'the review by its calendar alone': ({ calendarId }, other) =>
    open(review, reviewOf(other, { providerId: calendarId, settlnProviderId: calendarId })),
};

const CASES = LISTING_STATUSES.flatMap((status) => VIEWERS.map((who) => ({ status, who })));

describe.each(CASES)('a $status listing, asked for by $who', ({ status, who }) => {
  let mine: Arrived;
  let other: Arrived;
  beforeAll(async () => {
    mine = await arrive(status);
    other = await arrive('approved');
    const cookies = {
      nobody: '',
      'another user': await cookieOf(other.userId),
      'the owner': await cookieOf(mine.userId),
    };
    viewer.cookie = cookies[who];
  });

  it.each(Object.entries(WAYS))(
    'PROF-021 BOOK-025: %s shows it if everybody may see it',
    async (name, way) => {
      const { status: code, text, kept } = await way(mine, other);
      const isPreview = name === 'the profile' && who === 'the owner' && status === 'pending';
      if (status === 'approved' || isPreview) {
        expect(code).toBe(200);
        if (/card|code/.test(name)) expect(kept).toBe('public, max-age=300, s-maxage=1');
        else expect(text).toContain(mine.word);
      } else {
        expect(code).toBe(404);
        expect(text).not.toContain(mine.word);
        expect(text).not.toContain('77.77');
      }
    },
  );

  it.each(Object.entries(ODD_WAYS))('REV-039, REV-040: %s shows nothing', async (_, way) => {
    const { status: code, text } = await way(mine, other);
    expect(code).toBe(404);
    for (const { word } of [mine, other]) expect(text).not.toContain(word);
  });

  it('the times of another stay its own, whatever calendar the address names', async () => {
    const query = reviewOf(other, { settlnProviderId: mine.calendarId, startTime: '' });
    const { text } = await open(times, query);
    expect(text).toContain(`settlnProviderId=${other.calendarId}`);
    expect(text).not.toContain(`settlnProviderId=${mine.calendarId}`);
  });

  it('the sitemap names it if everybody may see it', async () => {
    const params = Promise.resolve({ file: 'en-1.xml' });
    const file = await sitemap.GET(new Request('https://settln.example'), { params });
    const addresses = await file.text();
    expect(addresses.includes(mine.id)).toBe(status === 'approved');
  });

  it('only what everybody may see can be booked', async () => {
    const body = {
      calendarId: Number(mine.calendarId),
      itemIds: mine.itemIds,
      startsAt: START,
      serviceId: mine.id,
      customerName: 'Ann',
      customerPhone: '+356 2100 0000',
    };
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
    };
    const answer = await ask(bookingsCalls.createBooking, { body, headers, cookie: viewer.cookie });
    expect(answer.status).toBe(status === 'approved' ? 201 : 422);
    expect(await answer.text()).not.toContain(mine.word);
  });

  it('its logo is for its owner', async () => {
    const answer = await ask(logo.GET, { params: { id: mine.id }, cookie: viewer.cookie });
    // No sample has a logo: whoever may have it is told that there is none.
    const expected = { nobody: 401, 'another user': 403, 'the owner': 404 };
    expect(answer.status).toBe(expected[who]);
  });
});

/** Routes that show no service, or only to its owner (`lib/server/routes.test.ts` lists whose `/api` is). */
const OTHERS =
  /^app\/(?:api|\.well-known|sitemap\.xml|\(files\)\/(?:slates|calendar|card|healthz|readyz|metrics|texts|language|(?:manifest|portal)\.webmanifest|booking\/manage|whats-on))\//;
const TRIED = [
  'app/(files)/booking/review/appointment.ics/route.ts',
  'app/(files)/providerPage/card/route.ts',
  'app/(files)/providerPage/qr/route.ts',
  'app/sitemap/[file]/route.ts',
];
const TRIED_PAGES: Page[] = [
  pages.profile,
  pages.poster,
  pages.booking,
  pages.selectTime,
  pages.review,
];
/** Pages of others' words, but not of a service's. */
const OTHER_PAGES: Page[] = [
  pages.news,
  pages.slate,
  pages.notMe,
  // Leads to the profile, and shows nothing of it.
  pages.shortAddress,
  // Lists of what the calls of the directory answer: `backend/calls/directory` tests that these are public.
  pages.home,
  pages.find,
  pages.findCategory,
  pages.findCommunity,
  pages.whatsOn,
  pages.communities,
  pages.community,
  pages.posts,
  pages.postsOfCommunity,
  pages.furtherPosts,
  // An event: `app/public-events.integration.test.tsx`.
  pages.publicEvent,
  // What a customer booked stays theirs to see, whatever became of the service since.
  pages.manage,
  pages.moveVisit,
  pages.customerReview,
  // Our own words.
  pages.howReviewsWork,
  // Its address, and nothing of what is there.
  pages.report,
  // What was decided, for whoever it is against.
  pages.appeal,
];

it('every public page, file and card that may show a listing was tried', () => {
  const routes = listFiles('app').filter((file) => file.endsWith('/route.ts'));
  expect(routes.filter((file) => !OTHERS.test(file)).sort()).toEqual(TRIED);
  const open = PAGES.filter(({ policy }) => policy === 'others words');
  expect(new Set(open)).toEqual(new Set([...TRIED_PAGES, ...OTHER_PAGES]));
});
