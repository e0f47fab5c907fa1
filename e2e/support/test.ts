import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from 'playwright/test';
import { VIEWER_ID } from '../../scripts/lib/services.mjs';
import { type Product, readProduct } from './product';
import { startSite } from './start-site';
import { type StubHost, startStubHost } from './stub-host';

/**
 * The site drops its cached copies once it learns which extensions the host names, and repeats the
 * reads under way: a test that counts calls must not begin before that.
 */
const FORGOTTEN_MS = 600;

/** A second copy of the site, of the same build, whose host is the stub. */
interface StubbedSite {
  url: string;
  host: StubHost;
}

/** The stub under a test's control, with the address of the site that asks it. */
export interface StubbedHost extends StubHost {
  siteUrl: string;
}

interface TestFixtures {
  /** A site whose host fails as a test says; rules are dropped after each test. */
  stubHost: StubbedHost;
}

interface WorkerFixtures {
  product: Product;
  stubbedSite: StubbedSite;
}

/** Run at 1280 px alone: no width changes it, or it is a journey of the desk. */
export const ON_DESKTOP = { tag: '@desktop' };

/**
 * Run at 390 px alone: it is about narrow screens, or a journey that is the same at every width.
 */
export const ON_PHONE = { tag: '@phone' };

/** Run by `npm run test:long` alone. */
export const LONG = { tag: '@long' };

const part = () => Math.floor(Math.random() * 256);

/**
 * An address of their own, or the hourly limits of forms and reports would count all runs together.
 */
export const OWN_NETWORK = {
  extraHTTPHeaders: { 'x-forwarded-for': `198.18.${part()}.${part()}` },
};

/** E2E_CPU_SLOWDOWN=6 slows the pages down so many times: what is a race then fails each time. */
const SLOWDOWN = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/**
 * E2E_SHEETS_LATE_MS=400 has style sheets arrive so much later. Until they are there nothing is
 * painted, and of two links for two widths both count as visible.
 */
const SHEETS_LATE_MS = Number(process.env.E2E_SHEETS_LATE_MS ?? 0);

/** Playwright's `test`, knowing the product that runs and able to give it a failing host. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      await use(readProduct());
    },
    { scope: 'worker' },
  ],
  stubbedSite: [
    async ({ product }, use, { workerIndex }) => {
      const stub = await startStubHost(product);
      const server = await startSite(product, `web-of-stub-${workerIndex}`, {
        BACKEND_URL: stub.url,
        BACKEND_TOKEN: product.backendToken,
        NETWORK_TOKEN: product.kept.networkToken,
        NETWORK_VIEWER_ID: VIEWER_ID,
      });
      // When it starts, the site asks once whether the host has a directory.
      await base.expect.poll(() => stub.host.asked.length).toBeGreaterThan(0);
      await sleep(FORGOTTEN_MS);
      await use({ url: server.url, host: stub.host });
      await server.stop();
      await stub.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  page: async ({ page }, use) => {
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
  stubHost: async ({ stubbedSite: { url, host } }, use) => {
    host.reset();
    await use({ ...host, siteUrl: url });
    const hadNames = host.namesExtensions();
    host.reset();
    if (!hadNames) {
      // Any documented answer tells the site that the host names them again.
      await fetch(`${url}/providerPage?id=${crypto.randomUUID()}`);
      await sleep(FORGOTTEN_MS);
    }
  },
});

export { expect } from 'playwright/test';
