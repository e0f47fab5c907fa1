import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '@/scripts/lib/start-error.mjs';
import { CHROMIUM_FLAGS, findChromium } from '@/scripts/testing/programs.mjs';
import type { Measurement, Row } from './report';
import { median } from './statistics';

/** The last major version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TIMEOUT_MS = 180_000;
/** See docs/BENCH.md. */
const BARS: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const NOT_INDEXED = new Set(['poster', 'booking', 'selectTime', 'review', 'portal']);
const SURE = 0.97;
const MOST_RUNS = 3;

interface Category {
  score: number | null;
  auditRefs?: { id: string; weight: number }[];
}

/** What is read of Lighthouse's JSON. */
interface Report {
  categories: Record<string, Category>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

interface Task {
  page: string;
  url: string;
  runs?: number;
  language?: string;
}

export async function fetchLighthouse(): Promise<void> {
  const fetching = promisify(execFile)('npx', ['--yes', LIGHTHOUSE, '--version'], {
    timeout: TIMEOUT_MS,
  });
  await fetching.catch(() => {
    throw new StartError(`Lighthouse needs ${LIGHTHOUSE}, which npm could not fetch.`);
  });
}

/**
 * One run if well above the bar, else medians of three. Pages with a `language` are not indexed, so
 * SEO ignores that.
 */
export async function measureLighthouse({
  page,
  url,
  runs = MOST_RUNS,
  language,
}: Task): Promise<Measurement> {
  const reports: Report[] = [];
  do reports.push(language ? asIfIndexed(await audit(url)) : await audit(url));
  while (reports.length < runs && (reports[0]?.categories.performance?.score ?? 0) < SURE);
  const rows = mediansOf(reports).map(({ id, score }) => toRow(page, id, score));
  const details = { url, runs: reports.map(explain) };
  return { rows, details: { [`lighthouse ${page}`]: details } };
}

function asIfIndexed(report: Report): Report {
  const { seo } = report.categories;
  const known = seo?.auditRefs?.filter(
    ({ id, weight }) => weight > 0 && id !== 'is-crawlable' && report.audits[id]?.score != null,
  );
  if (!known || known.length === 0) return report;
  const sum = known.reduce(
    (all, { id, weight }) => all + weight * (report.audits[id]?.score ?? 0),
    0,
  );
  const score = sum / known.reduce((all, { weight }) => all + weight, 0);
  return { categories: { ...report.categories, seo: { score } }, audits: report.audits };
}

/** Null if a run lacks the score. */
export function mediansOf(reports: readonly Pick<Report, 'categories'>[]) {
  return Object.keys(reports[0]?.categories ?? {}).map((id) => {
    const scores = reports.map(({ categories }) => categories[id]?.score ?? null);
    const known = scores.filter((score) => score !== null);
    return { id, score: known.length < scores.length ? null : median(known) };
  });
}

function explain({ audits, categories }: Report) {
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
  const weak = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9);
  return {
    performance: categories.performance?.score ?? null,
    ...Object.fromEntries(times.map((id) => [id, Math.round(audits[id]?.numericValue ?? 0)])),
    weak: weak.map(([id, { score }]) => `${id} ${score}`),
  };
}

/** `score` is from 0 to 1. */
function toRow(page: string, category: string, score: number | null): Row {
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

/** Lighthouse asks for a repeat when Chromium's trace lacks its beginning. */
function audit(url: string): Promise<Report> {
  return auditOnce(url).catch(() => auditOnce(url));
}

async function auditOnce(url: string): Promise<Report> {
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
