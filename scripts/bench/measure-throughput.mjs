// @ts-check
import { runLoad, summarise } from './load.mjs';
import { median, round } from './statistics.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('./load.mjs').LoadResult} LoadResult */

const GROUP = 'Throughput';

/** Which page is held against which bare page, and what it must reach. */
const PAIRS = /** @type {const} */ ([
  { page: 'profile', bare: 'dynamic', leastShare: 0.6, mostP99: 2 },
  { page: 'selectTime', bare: 'dynamic', leastShare: null, mostP99: null },
  { page: 'landing', bare: 'prerendered', leastShare: 0.9, mostP99: null },
]);

/**
 * Loads each page in turns with its bare page, so that a busy moment of the machine hits both.
 * @param {{ site: Record<string, string>, bare: Record<string, string>, rounds: number, seconds: number }} options
 * @returns {Promise<{ rows: Row[], details: Record<string, unknown> }>}
 */
export async function measureThroughput({ site, bare, rounds, seconds }) {
  const urls = { ...site, ...bare };
  const names = [...new Set(PAIRS.flatMap(({ page, bare: yardstick }) => [yardstick, page]))];
  const bounds = { seconds, requests: 20_000 };
  /** @type {Record<string, LoadResult[]>} */
  const results = Object.fromEntries(names.map((name) => [name, []]));
  const urlOf = (/** @type {string} */ name) => urls[name] ?? '';
  for (const name of names)
    await runLoad(urlOf(name), { seconds: Math.min(seconds, 3), requests: 600 });
  for (let turn = 0; turn < rounds; turn += 1) {
    const order = turn % 2 === 0 ? names : [...names].reverse();
    for (const name of order) results[name]?.push(await runLoad(urlOf(name), bounds));
  }

  const summaries = Object.fromEntries(names.map((name) => [name, summarise(results[name] ?? [])]));
  const rows = PAIRS.flatMap((pair) => toRows(pair, results, summaries));
  return { rows, details: { throughput: summaries } };
}

/**
 * @param {typeof PAIRS[number]} pair
 * @param {Record<string, LoadResult[]>} results
 * @param {Record<string, ReturnType<typeof summarise>>} summaries
 * @returns {Row[]}
 */
function toRows({ page, bare, leastShare, mostP99 }, results, summaries) {
  const [own, yardstick] = [summaries[page], summaries[bare]];
  const shares = (results[page] ?? []).map(
    ({ requestsPerSecond }, turn) =>
      requestsPerSecond / (results[bare]?.[turn]?.requestsPerSecond ?? Number.NaN),
  );
  if (!own || !yardstick) return [];
  const figures = (/** @type {typeof own} */ { requestsPerSecond, p50Ms, p99Ms }) =>
    `${requestsPerSecond}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms`;
  return [
    {
      group: GROUP,
      what: `${page}: requests per second, share of bare ${bare}`,
      measured: round(median(shares)),
      unit: 'x',
      ...(leastShare !== null && { bar: { limit: leastShare, direction: 'at least' } }),
      note: `${figures(own)}; bare ${figures(yardstick)}`,
    },
    {
      group: GROUP,
      what: `${page}: p99, multiple of bare ${bare}`,
      measured: round(own.p99Ms / yardstick.p99Ms),
      unit: 'x',
      ...(mostP99 !== null && { bar: { limit: mostP99, direction: 'at most' } }),
    },
  ];
}
