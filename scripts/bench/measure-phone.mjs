// @ts-check
import { openBrowser } from './browser.mjs';
import { visitOnPhone } from './phone-visit.mjs';
import { median, round } from './statistics.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./phone-visit.mjs').Visit} Visit */

/** @type {Record<string, ((page: Page) => Promise<void>)[]>} */
const TAPS = {
  profile: [
    (page) => page.locator('main .gallery a, main .gallery button').first().tap(),
    (page) => page.getByRole('button', { name: /next/i }).tap(),
    (page) => page.getByRole('button', { name: /close/i }).tap(),
  ],
  booking: [
    (page) => page.locator('main .svc').nth(0).tap(),
    (page) => page.locator('main .svc').nth(1).tap(),
    (page) => page.locator('main .svc').nth(0).tap(),
  ],
  selectTime: [
    (page) => page.locator('main .time').first().tap(),
    (page) => page.getByRole('dialog').getByRole('radio').last().tap({ force: true }),
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap(),
    (page) => page.locator('main .date:not([aria-disabled="true"])').nth(2).tap(),
  ],
};

/**
 * Visits each page several times, always with empty caches; the median visit counts.
 * @param {{ site: Record<string, string>, visits: number }} options
 * @returns {Promise<{ rows: Row[], details: Record<string, unknown> }>}
 */
export async function measurePhone({ site, visits }) {
  const browser = await openBrowser();
  try {
    /** @type {Row[]} */
    const rows = [];
    /** @type {Record<string, Visit[]>} */
    const details = {};
    for (const [page, taps] of Object.entries(TAPS)) {
      /** @type {Visit[]} */
      const taken = [];
      for (let visit = 0; visit < visits; visit += 1) {
        taken.push(await visitOnPhone(browser, site[page] ?? '', taps));
      }
      details[page] = taken;
      rows.push(...toRows(page, taken));
    }
    return { rows, details: { phone: details } };
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} page
 * @param {readonly Visit[]} visits
 * @returns {Row[]}
 */
function toRows(page, visits) {
  const figure = (
    /** @type {'lcpMs' | 'cls' | 'interactionMs'} */ name,
    /** @type {number} */ digits,
  ) => {
    const values = visits.map((visit) => visit[name]);
    const spread = `${round(Math.min(...values), digits)} to ${round(Math.max(...values), digits)}`;
    return { measured: round(median(values), digits), note: `${visits.length} visits, ${spread}` };
  };
  const bar = (/** @type {number} */ limit) => ({
    limit,
    direction: /** @type {const} */ ('at most'),
  });
  const group = 'Phone';
  const lcp = figure('lcpMs', 0);
  return [
    {
      group,
      what: `${page}: largest contentful paint`,
      unit: 'ms',
      bar: bar(2_000),
      ...lcp,
      note: `${lcp.note}; ${visits[0]?.lcpElement ?? ''}`,
    },
    { group, what: `${page}: layout shift`, unit: '', bar: bar(0.02), ...figure('cls', 3) },
    {
      group,
      what: `${page}: slowest interaction`,
      unit: 'ms',
      bar: bar(100),
      ...figure('interactionMs', 0),
    },
  ];
}
