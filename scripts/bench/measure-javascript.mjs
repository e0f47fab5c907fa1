// @ts-check
import { get } from 'node:http';
import { openBrowser } from './browser.mjs';
import { round } from './statistics.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('playwright').Browser} Browser */

/** Compressed kilobytes of own code that a page may add to the framework (quality.md). */
const BARS = /** @type {const} */ ([
  { page: 'landing', kilobytes: 20 },
  { page: 'profile', kilobytes: 20 },
  { page: 'notFound', kilobytes: 20 },
  { page: 'booking', kilobytes: 45 },
  { page: 'selectTime', kilobytes: 45 },
  { page: 'review', kilobytes: 45 },
]);
/** Long enough for what a page loads when it is idle. */
const IDLE_MS = 2_000;

/**
 * Weighs every script that a first visit loads, prefetched ones included, as the server sends it.
 * @param {{ site: Record<string, string>, bare: Record<string, string> }} options
 * @returns {Promise<{ rows: Row[], details: Record<string, unknown> }>}
 */
export async function measureJavascript({ site, bare }) {
  const browser = await openBrowser();
  try {
    const yardstick = await weigh(browser, bare.dynamic ?? '');
    /** @type {Row[]} */
    const rows = [];
    /** @type {Record<string, unknown>} */
    const details = { bare: yardstick };
    for (const { page, kilobytes } of BARS) {
      const weight = await weigh(browser, site[page] ?? '');
      details[page] = weight;
      rows.push({
        group: 'JavaScript, first visit',
        what: `${page}: above the bare page`,
        measured: round((weight.bytes - yardstick.bytes) / 1024, 1),
        unit: 'KB',
        bar: { limit: kilobytes, direction: 'at most' },
        note:
          `${round(weight.bytes / 1024, 1)} KB in ${weight.files.length} files; ` +
          `bare ${round(yardstick.bytes / 1024, 1)} KB in ${yardstick.files.length}`,
      });
    }
    return { rows, details: { javascript: details } };
  } finally {
    await browser.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function weigh(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  /** @type {Set<string>} */
  const scripts = new Set();
  try {
    const page = await context.newPage();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // A preloaded chunk is not yet a script to the browser, but it is loaded all the same.
      if (request.resourceType() === 'script' || pathname.endsWith('.js'))
        scripts.add(request.url());
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(IDLE_MS);
  } finally {
    await context.close();
  }
  const files = await Promise.all(
    [...scripts].map(async (script) => ({ script, bytes: await compressedSize(script) })),
  );
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

/**
 * @param {string} url
 * @returns {Promise<number>} bytes of the body as it travels
 */
function compressedSize(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
