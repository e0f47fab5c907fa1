import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, type BrowserContext, test as base } from 'playwright/test';
import { CLOCK_FILES } from '../../test/clock/moment.mjs';
import { PHONE } from './devices';
import { type Product, readProduct } from './product';
import type { StubHost } from './stub-host';
import { translatePages } from './translator';
import { FORGOTTEN_MS, startWorld, type World } from './world';

/** The stub under a test's control, with the address of the site that asks it. */
export interface StubbedHost extends StubHost {
  siteUrl: string;
}

interface TestFixtures {
  /**
   * Whether a test only reads the demo data: its product is one for all workers then, and what would
   * write to it fails.
   */
  readsOnly: boolean;
  /** Whether the browser translates all pages; E2E_TRANSLATED=yes does it in every test. */
  translated: boolean;
  /** The product that the test visits: that of its worker, or the one that is only read. */
  product: Product;
  /** The stub before the backend of the worker's own site; rules are dropped after each test. */
  stubHost: StubbedHost;
}

interface WorkerFixtures {
  /** The product that the worker has to itself. It starts with the first test that needs it. */
  enterWorld: () => Promise<World>;
}

/** Run on a phone: it is about narrow screens or fingers. All others run at a desk. */
export const ON_PHONE = { tag: '@phone' };

/**
 * Run by `npm run test:long` alone: what an integration test or a test beside it says too, for one
 * more width, key, language or failure.
 */
export const LONG = { tag: '@long' };

export const LONG_ON_PHONE = { tag: [ON_PHONE.tag, LONG.tag] };

/** For a file whose tests only read the demo data: `test.use(READS_ONLY)`. */
export const READS_ONLY = { readsOnly: true };

/** E2E_CPU_SLOWDOWN=6 slows the pages down so many times: what is a race then fails each time. */
const SLOWDOWN = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/**
 * E2E_SHEETS_LATE_MS=400 has style sheets arrive so much later. Until they are there nothing is
 * painted, and of two links for two widths both count as visible.
 */
const SHEETS_LATE_MS = Number(process.env.E2E_SHEETS_LATE_MS ?? 0);

/** A world is there within seconds, but on a machine that many share. */
const START_MS = 240_000;

/** Pages live in the time of the product: their scripts find the same `Date` as its processes. */
async function moveClockOf(context: BrowserContext) {
  const clock = readFileSync(CLOCK_FILES.page, 'utf8');
  const offset = JSON.stringify({ env: { TEST_CLOCK_MS: process.env.TEST_CLOCK_MS } });
  await context.addInitScript(`{ const process = ${offset};\n${clock} }`);
}

/** Notes what the test under way asks the site for: `npm test -- --changed` chooses by it. */
function note(address: string) {
  const { pathname } = new URL(address, 'http://site.test');
  if (pathname.startsWith('/_next/')) return;
  const { annotations } = base.info();
  if (annotations.some(({ description }) => description === pathname)) return;
  annotations.push({ type: 'opened', description: pathname });
}

function noteRequests({ request }: { request: APIRequestContext }) {
  // Its other methods call this one.
  const fetch = request.fetch.bind(request);
  request.fetch = (asked, options) => {
    note(typeof asked === 'string' ? asked : asked.url());
    return fetch(asked, options);
  };
}

const isOnPhone = ({ tags }: { tags: string[] }) => tags.includes(ON_PHONE.tag);

let networks = 0;

/** A network address that no other test has; every test has one by default. */
export function ownNetwork(): string {
  networks += 1;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  return [10, worker & 255, networks >> 8, networks & 255].join('.');
}

/** Playwright's `test` in a world of its worker, with a network of its own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  readsOnly: [false, { option: true }],
  translated: [process.env.E2E_TRANSLATED === 'yes', { option: true }],
  enterWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use, { workerIndex }) => {
      let world: Promise<World> | null = null;
      await use(() => {
        world ??= startWorld(readProduct(), `${process.pid}_${workerIndex}`);
        return world;
      });
      if (world !== null) await (await (world as Promise<World>)).stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [
    async ({ readsOnly, enterWorld }, use) => {
      await use(readsOnly ? readProduct() : (await enterWorld()).product);
    },
    { timeout: START_MS },
  ],
  browser: [
    async ({ browser }, use) => {
      if (process.env.TEST_CLOCK_MS) browser.on('context', moveClockOf);
      browser.on('context', (context) => {
        noteRequests(context);
        context.on('request', (request) => note(request.url()));
      });
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.siteUrl),
  viewport: async ({ viewport }, use, info) => use(isOnPhone(info) ? PHONE.viewport : viewport),
  hasTouch: async ({ hasTouch }, use, info) => use(hasTouch || isOnPhone(info)),
  isMobile: async ({ isMobile }, use, info) => use(isMobile || isOnPhone(info)),
  request: async ({ request }, use) => {
    noteRequests({ request });
    await use(request);
  },
  // The hourly limits of forms and bookings count each test by itself.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ownNetwork() }),
  page: async ({ page, translated }, use) => {
    if (translated) await translatePages(page.context());
    if (SLOWDOWN > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    }
    if (SHEETS_LATE_MS > 0) {
      await page.context().route(/\.css$/, async (route) => {
        await sleep(SHEETS_LATE_MS);
        await route.continue();
      });
    }
    await use(page);
  },
  stubHost: [
    async ({ enterWorld }, use) => {
      const { host, product } = await enterWorld();
      /** Any documented answer tells the site whose the host is. */
      const learn = async () => {
        await fetch(`${product.siteUrl}/providerPage?id=${crypto.randomUUID()}`);
        await sleep(FORGOTTEN_MS);
      };
      // What tests before it were shown may still be kept for everybody.
      host.sayNoNumber();
      await learn();
      host.reset();
      await learn();
      host.reset();
      await use({ ...host, siteUrl: product.siteUrl });
      const hadNumber = host.saysNumber();
      host.reset();
      if (!hadNumber) await learn();
    },
    { timeout: START_MS },
  ],
});

export { expect } from 'playwright/test';
