// @ts-check
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/testing/chromium.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('./report.mjs').Measurement} Measurement */

/**
 * The last major version that runs on Node 20. npm fetches it, since nothing else here needs it.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TIMEOUT_MS = 180_000;
/** What every public page must reach (quality.md). @type {Record<string, number>} */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Pages that search engines are told to leave out, which Lighthouse counts as a fault. */
const NOT_INDEXED = new Set(['booking', 'selectTime', 'review', 'portal']);

/**
 * Lighthouse's four scores of a page, for phones.
 * @param {{ page: string, url: string }} options
 * @returns {Promise<Measurement>}
 */
export async function measureLighthouse({ page, url }) {
  const report = await audit(url);
  const categories = Object.values(report.categories);
  const rows = categories.map(({ id, score }) => toRow(page, id, score));
  const weak = Object.values(report.audits).filter(({ score }) => score !== null && score < 0.9);
  const details = { url, weak: weak.map(({ id, score }) => `${id} ${score}`) };
  return { rows, details: { [`lighthouse ${page}`]: details } };
}

/**
 * @param {string} page
 * @param {string} category
 * @param {number | null} score 0 to 1
 * @returns {Row}
 */
function toRow(page, category, score) {
  const isJudged = category !== 'seo' || !NOT_INDEXED.has(page);
  const limit = BARS[category];
  return {
    group: 'Lighthouse',
    what: `${page}: ${category}`,
    measured: score === null ? null : Math.round(score * 100),
    unit: '',
    ...(isJudged && limit !== undefined && { bar: { limit, direction: 'at least' } }),
    ...(!isJudged && { note: 'noindex, as it must be' }),
  };
}

/**
 * @typedef {object} Report
 * @property {Record<string, { id: string, score: number | null }>} categories
 * @property {Record<string, { id: string, score: number | null }>} audits
 */

/**
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function audit(url) {
  const dir = mkdtempSync(path.join(tmpdir(), 'settln-lighthouse-'));
  const file = path.join(dir, 'report.json');
  const flags = `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`;
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  try {
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, flags, ...output], {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
      timeout: TIMEOUT_MS,
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
