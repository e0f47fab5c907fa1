import { get } from 'node:http';
import type { Browser } from 'playwright';
import { openBrowser, type Session, signIn } from './browser';
import type { Measurement, Row } from './report';
import { round } from './statistics';

/** Compressed kilobytes beyond the framework (docs/BENCH.md); none for providers' pages. */
const BARS = {
  landing: 20,
  profile: 20,
  slate: 26,
  news: 26,
  contact: 26,
  deletion: 26,
  portal: 26,
  notFound: 26,
  booking: 45,
  selectTime: 45,
  review: 45,
  dashboard: null,
  calendar: null,
  serviceForm: null,
};
/** Compressed kilobytes (docs/BENCH.md). */
const CSS_BAR = 23;
const PROVIDERS_PAGES: readonly string[] = ['portal', 'dashboard', 'calendar', 'serviceForm'];
/** The time for scripts that load when the browser is idle. */
const IDLE_MS = 2_000;

interface Task {
  page: keyof typeof BARS;
  url: string;
  bareUrl: string;
  /** Where to sign in first. */
  portal?: string;
}

export async function measureJavascript({
  page,
  url,
  bareUrl,
  portal,
}: Task): Promise<Measurement> {
  const browser = await openBrowser();
  try {
    const bare = await weigh(browser, bareUrl);
    const status = page === 'notFound' ? 404 : 200;
    const session = portal === undefined ? undefined : await signIn(browser, portal);
    const own = await weigh(browser, url, { status, session });
    const limit = BARS[page];
    const row: Row = {
      group: 'JavaScript, first visit',
      what: `${page}: above the bare page`,
      measured: round((own.bytes - bare.bytes) / 1024, 1),
      unit: 'KB',
      ...(limit !== null && { bar: { limit, direction: 'at most' } }),
      note:
        `${round(own.bytes / 1024, 1)} KB in ${own.files.length} files; ` +
        `bare ${round(bare.bytes / 1024, 1)} KB in ${bare.files.length}`,
    };
    const css: Row = {
      group: 'CSS, first visit',
      what: page,
      measured: round(own.sheets.bytes / 1024, 1),
      unit: 'KB',
      ...(!PROVIDERS_PAGES.includes(page) && { bar: { limit: CSS_BAR, direction: 'at most' } }),
      note: `${own.sheets.files.length} files`,
    };
    return { rows: [row, css], details: { [`javascript ${page}`]: { own, bare } } };
  } finally {
    await browser.close();
  }
}

async function weigh(
  browser: Browser,
  url: string,
  { status = 200, session }: { status?: number; session?: Session } = {},
) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, ...(session && { storageState: session }) });
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  try {
    const page = await context.newPage();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Preloaded chunks do not count as scripts.
      if (request.resourceType() === 'script' || pathname.endsWith('.js'))
        scripts.add(request.url());
      if (request.resourceType() === 'stylesheet' || pathname.endsWith('.css'))
        sheets.add(request.url());
    });
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (answer?.status() !== status) throw new Error(`${url} answered ${answer?.status()}`);
    await page.waitForTimeout(IDLE_MS);
  } finally {
    await context.close();
  }
  return { ...(await sizeOf(scripts)), sheets: await sizeOf(sheets) };
}

async function sizeOf(urls: ReadonlySet<string>) {
  const files = await Promise.all(
    [...urls].map(async (url) => ({ url, bytes: await compressedSize(url) })),
  );
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

/** In bytes. */
function compressedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
