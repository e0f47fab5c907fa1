// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../local/postgres/postgres.mjs';
import { startBenchBackend } from './bench-backend.mjs';
import { processorMs, tellsProcessorTime } from './processor-time.mjs';
import { fillServices } from './search-fixture.mjs';
import { median, percentile, round } from './statistics.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('../../scripts/lib/supervisor.mjs').Supervisor} Supervisor */

const SERVICES = 100_000;
const QUESTIONS = 200;
const WARM_UP = 10;

/** @param {number} days */
const dayIn = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** @type {[string, (n: number) => Record<string, string | number>][]} */
const KINDS = [
  ['nothing', () => ({})],
  [
    'one word',
    (n) => ({ q: pick(['braids', 'injera', 'tutor', 'cleaning', 'Adaeze', 'rides'], n) }),
  ],
  ['a city in words', (n) => ({ q: pick(['Gzira', 'Żabbar', 'victoria', 'st julians'], n) })],
  [
    'a typo',
    (n) => ({ q: pick(['briads', 'injerra', 'plumbng', 'adaeez', 'kitchn', 'parcles'], n) }),
  ],
  [
    'two words',
    (n) => ({ q: pick(['afro hair', 'golden kitchen', 'driving gzira', 'momo sliema'], n) }),
  ],
  [
    'a sentence',
    (n) => ({
      q: pick(
        [
          'somebody who braids hair near sliema, saturday',
          'i need a plumber',
          'maths tutor under 30',
        ],
        n,
      ),
    }),
  ],
  ['a beginning', (n) => ({ q: pick(['bra', 'kit', 'mal', 'ca'], n) })],
  ['a category', (n) => ({ categoryId: 1 + (n % 9) })],
  ['category and community', (n) => ({ categoryId: 1 + (n % 9), communityId: 1 + (n % 6) })],
  ['a city', (n) => ({ cityId: pick([3, 20, 37, 43, 68], n) })],
  [
    'category, community and city',
    (n) => ({ categoryId: 1 + (n % 9), communityId: 1 + (n % 6), cityId: pick([68, 34, 20], n) }),
  ],
  ['a kind', (n) => ({ categoryId: 2, subcategoryId: 201 + (n % 4) })],
  ['a day', (n) => ({ day: dayIn(1 + (n % 7)) })],
  ['a day in a category', (n) => ({ day: dayIn(1 + (n % 7)), categoryId: 1 + (n % 9) })],
];

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} n
 */
const pick = (list, n) => /** @type {T} */ (list[n % list.length]);

function questions() {
  return Array.from({ length: QUESTIONS }, (_, n) => {
    const [kind, toQuery] = pick(KINDS, n);
    const turn = Math.floor(n / KINDS.length);
    /** @type {{ sort?: string }} */
    const order = pick([{}, { sort: 'soonest' }, { sort: 'name' }, { sort: 'newest' }], turn);
    const page = pick([1, 1, 2, 3], turn + Math.floor(turn / 4));
    return { kind, query: { ...toQuery(turn), ...order, page } };
  });
}

const TYPED = [
  'braids',
  'injera',
  'plumber',
  'sliema',
  'san giljan',
  'adaeze golden',
  'childcare',
  'visa',
  'briads',
  'wedding cater',
  'airport',
  'zzyx',
];

/**
 * @param {string} url
 * @param {string} call
 * @param {Record<string, string | number>} query
 * @returns {Promise<{ ms: number, answer: unknown }>}
 */
async function ask(url, call, query) {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const parameters = new URLSearchParams([['hostCountry', 'MT'], ...texts]);
  const begin = performance.now();
  const response = await fetch(`${url}/publicServiceProviders/${call}?${parameters}`);
  const answer = await response.json();
  if (response.status !== 200) throw new Error(`${parameters} answered ${response.status}`);
  return { ms: performance.now() - begin, answer };
}

/**
 * @param {string} url
 * @param {Record<string, string | number>} query
 */
async function search(url, query) {
  const { ms, answer } = await ask(url, 'search', query);
  return { ms, total: /** @type {{ total: number }} */ (answer).total };
}

/** @param {string} url */
async function typeAll(url) {
  /** @type {{ q: string, ms: number, count: number }[]} */
  const answers = [];
  for (const word of TYPED) {
    for (let length = 2; length <= word.length; length += 1) {
      const q = word.slice(0, length).trimEnd();
      const { ms, answer } = await ask(url, 'suggestions', { q });
      const { suggestions } = /** @type {{ suggestions: unknown[] }} */ (answer);
      answers.push({ q, ms: round(ms, 1), count: suggestions.length });
    }
  }
  return {
    ...figuresOf(answers.map(({ ms }) => ms)),
    asked: answers.length,
    some: answers.filter(({ count }) => count > 0).length,
    slowest: answers.toSorted((a, b) => b.ms - a.ms).slice(0, 10),
  };
}

/** @param {readonly number[]} taken */
const figuresOf = (taken) => ({
  p50Ms: round(median(taken), 1),
  p95Ms: round(percentile(taken, 0.95), 1),
  p99Ms: round(percentile(taken, 0.99), 1),
});

/**
 * @param {string} url
 * @param {readonly number[]} pids
 */
async function askAll(url, pids) {
  const used = () => pids.reduce((sum, pid) => sum + processorMs(pid), 0);
  const asked = questions();
  for (const { query } of asked.slice(0, WARM_UP)) await search(url, { ...query, page: 4 });
  /** @type {{ kind: string, query: object, ms: number, processorMs: number, total: number }[]} */
  const answers = [];
  for (const { kind, query } of asked) {
    const before = used();
    const answer = await search(url, query);
    // Work after the answer counts, too.
    await sleep(2);
    answers.push({ kind, query, ...answer, processorMs: used() - before });
  }

  const figures = figuresOf(answers.map(({ ms }) => ms));
  const processor = figuresOf(answers.map(({ processorMs }) => processorMs));
  const byKind = Object.fromEntries(
    KINDS.map(([kind]) => [
      kind,
      figuresOf(answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms)),
    ]),
  );
  const slowest = [...answers]
    .sort((a, b) => b.processorMs - a.processorMs || b.ms - a.ms)
    .slice(0, 15)
    .map((answer) => ({
      ...answer,
      ms: round(answer.ms, 1),
      processorMs: round(answer.processorMs, 1),
    }));
  return {
    figures,
    processor,
    byKind,
    slowest,
    found: answers.filter(({ total }) => total > 0).length,
  };
}

/**
 * @param {string} group
 * @param {number} measured
 * @returns {Row}
 */
const processorRow = (group, measured) => ({
  group,
  what: 'p95 of processor time',
  measured,
  unit: 'ms',
  note: 'backend and Postgres together',
});

/**
 * @param {Supervisor} supervisor
 * @param {{ dataDir: string, isQuick: boolean }} options
 * @returns {Promise<{ rows: Row[], details: Record<string, unknown> }>}
 */
export async function measureSearch(supervisor, { dataDir, isQuick }) {
  const postgres = await startPostgres({ dataDir });
  await supervisor.add({ name: 'search-postgres', ...postgres });
  const { url, databaseUrl, pid } = await startBenchBackend(supervisor, postgres, 'search');
  const services = isQuick ? SERVICES / 10 : SERVICES;
  const { words, wordsMs } = await fillServices(databaseUrl, services);

  const { figures, processor, byKind, slowest, found } = await askAll(url, [pid, postgres.pid]);
  const typed = await typeAll(url);
  const group = `Search, ${services.toLocaleString('en')} services`;
  return {
    rows: [
      { group, what: 'p50', measured: figures.p50Ms, unit: 'ms' },
      {
        group,
        what: 'p95',
        measured: figures.p95Ms,
        unit: 'ms',
        bar: { limit: 50, direction: 'at most' },
        note: `${QUESTIONS} questions, ${found} with results`,
      },
      { group, what: 'p99', measured: figures.p99Ms, unit: 'ms' },
      ...(tellsProcessorTime() ? [processorRow(group, processor.p95Ms)] : []),
      {
        group,
        what: 'suggestions, p95',
        measured: typed.p95Ms,
        unit: 'ms',
        bar: { limit: 30, direction: 'at most' },
        note: `${typed.asked} beginnings, ${typed.some} with suggestions`,
      },
      {
        group,
        what: 'reading the words anew',
        measured: round(wordsMs / 1000, 1),
        unit: 's',
        note: `${words.toLocaleString('en')} words`,
      },
    ],
    details: { search: { ...figures, processor, byKind, slowest }, suggestions: typed },
  };
}
