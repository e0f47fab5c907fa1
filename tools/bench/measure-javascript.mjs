// @ts-check
import { get } from 'node:http';
import { openBrowser, signIn } from './browser.mjs';
import { round } from './statistics.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('./report.mjs').Measurement} Measurement */
/** @typedef {import('playwright').Browser} Browser */

/** Compressed kilobytes beyond the framework (docs/BENCH.md); none for providers' pages. */
const BARS = {
  landing: 20,
  profile: 20,
  slate: 20,
  news: 20,
  contact: 20,
  deletion: 20,
  portal: 20,
  notFound: 20,
  booking: 45,
  selectTime: 45,
  review: 45,
  dashboard: null,
  calendar: null,
  serviceForm: null,
};
/** Compressed kilobytes (docs/BENCH.md). */
const CSS_BAR = 18;
const PROVIDERS_PAGES = ['portal', 'dashboard', 'calendar', 'serviceForm'];
/** For scripts that load on idle. */
const IDLE_MS = 2_000;

/**
 * @param {object} options
 * @param {keyof typeof BARS} options.page
 * @param {string} options.url
 * @param {string} options.bareUrl
 * @param {string} [options.portal]
 * @returns {Promise<Measurement>}
 */
export async function measureJavascript({ page, url, bareUrl, portal }) {
  const browser = await openBrowser();
  try {
    const bare = await weigh(browser, bareUrl);
    const status = page === 'notFound' ? 404 : 200;
    const session = portal === undefined ? undefined : await signIn(browser, portal);
    const own = await weigh(browser, url, { status, session });
    const limit = BARS[page];
    /** @type {Row} */
    const row = {
      group: 'JavaScript, first visit',
      what: `${page}: above the bare page`,
      measured: round((own.bytes - bare.bytes) / 1024, 1),
      unit: 'KB',
      ...(limit !== null && { bar: { limit, direction: 'at most' } }),
      note:
        `${round(own.bytes / 1024, 1)} KB in ${own.files.length} files; ` +
        `bare ${round(bare.bytes / 1024, 1)} KB in ${bare.files.length}`,
    };
    /** @type {Row} */
    const css = {
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

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {object} [visit]
 * @param {number} [visit.status]
 * @param {Awaited<ReturnType<typeof signIn>> | undefined} [visit.session]
 */
async function weigh(browser, url, { status = 200, session } = {}) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, ...(session && { storageState: session }) });
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const sheets = new Set();
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

/** @param {Set<string>} urls */
async function sizeOf(urls) {
  const files = await Promise.all(
    [...urls].map(async (url) => ({ url, bytes: await compressedSize(url) })),
  );
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

/**
 * @param {string} url
 * @returns {Promise<number>} bytes
 */
function compressedSize(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
