import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS } from '@/lib/shared/time/units';
import { startPostgres } from '@/local/postgres/postgres.mjs';
import type { Supervisor } from '@/scripts/lib/supervisor.mjs';
import { startBenchBackend } from './bench-backend';
import { processorMs, tellsProcessorTime } from './processor-time';
import type { Measurement, Row } from './report';
import { fillServices } from './search-fixture';
import { median, percentile, round } from './statistics';

const COUNTS = new Intl.NumberFormat('en');

const SERVICES = 100_000;
const QUESTIONS = 200;
const WARM_UP = 10;

type Query = Readonly<Record<string, string | number>>;

const Found = z.object({ total: z.number() });
const Suggested = z.object({ suggestions: z.array(z.unknown()) });

const dayIn = (days: number) => toIso(Date.now() + days * DAY_MS).slice(0, 10);

const KINDS: readonly [kind: string, toQuery: (n: number) => Query][] = [
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

function pick<T>(list: readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

function questions(): { kind: string; query: Query }[] {
  return Array.from({ length: QUESTIONS }, (_, n) => {
    const [kind, toQuery] = pick(KINDS, n);
    const turn = Math.floor(n / KINDS.length);
    const order = pick<Query>(
      [{}, { sort: 'soonest' }, { sort: 'name' }, { sort: 'newest' }],
      turn,
    );
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

async function ask(
  url: string,
  call: 'search' | 'suggestions',
  query: Query,
): Promise<{ ms: number; answer: unknown }> {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const parameters = new URLSearchParams([['hostCountry', 'MT'], ...texts]);
  const begin = performance.now();
  const response = await fetch(`${url}/publicServiceProviders/${call}?${parameters}`);
  const answer: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${parameters} answered ${response.status}`);
  return { ms: performance.now() - begin, answer };
}

async function search(url: string, query: Query): Promise<{ ms: number; total: number }> {
  const { ms, answer } = await ask(url, 'search', query);
  return { ms, total: Found.parse(answer).total };
}

async function typeAll(url: string) {
  const answers: { q: string; ms: number; count: number }[] = [];
  for (const word of TYPED) {
    for (let length = 2; length <= word.length; length += 1) {
      const q = word.slice(0, length).trimEnd();
      const { ms, answer } = await ask(url, 'suggestions', { q });
      const { suggestions } = Suggested.parse(answer);
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

const figuresOf = (taken: readonly number[]) => ({
  p50Ms: round(median(taken), 1),
  p95Ms: round(percentile(taken, 0.95), 1),
  p99Ms: round(percentile(taken, 0.99), 1),
});

interface Answer {
  kind: string;
  query: Query;
  ms: number;
  processorMs: number;
  total: number;
}

async function askAll(url: string, pids: readonly number[]) {
  const used = () => pids.reduce((sum, pid) => sum + processorMs(pid), 0);
  const asked = questions();
  for (const { query } of asked.slice(0, WARM_UP)) await search(url, { ...query, page: 4 });
  const answers: Answer[] = [];
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

const processorRow = (group: string, measured: number): Row => ({
  group,
  what: 'p95 of processor time',
  measured,
  unit: 'ms',
  note: 'backend and Postgres together',
});

export async function measureSearch(
  supervisor: Supervisor,
  { dataDir, isQuick }: { dataDir: string; isQuick: boolean },
): Promise<Measurement> {
  const postgres = await startPostgres({ dataDir });
  await supervisor.add({ name: 'search-postgres', ...postgres });
  const { url, databaseUrl, pid } = await startBenchBackend(supervisor, postgres, 'search');
  const services = isQuick ? SERVICES / 10 : SERVICES;
  const { words, wordsMs } = await fillServices(databaseUrl, services);

  const { figures, processor, byKind, slowest, found } = await askAll(url, [pid, postgres.pid]);
  const typed = await typeAll(url);
  const group = `Search, ${COUNTS.format(services)} services`;
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
        note: `${COUNTS.format(words)} words`,
      },
    ],
    details: { search: { ...figures, processor, byKind, slowest }, suggestions: typed },
  };
}
