import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { removePostgres } from '@/local/postgres/postgres.mjs';
import { during } from '@/scripts/lib/say.mjs';
import { createSupervisor, type Supervisor } from '@/scripts/lib/supervisor.mjs';
import { needPrograms, type ProgramName } from '@/scripts/testing/programs.mjs';
import { startBareApp, startProduct } from './bench/bench-site';
import { findPages, inLanguage, publicPages } from './bench/find-pages';
import { measureBackend } from './bench/measure-backend';
import { measureJavascript } from './bench/measure-javascript';
import { fetchLighthouse, measureLighthouse } from './bench/measure-lighthouse';
import { measureNavigation } from './bench/measure-navigation';
import { measurePhone } from './bench/measure-phone';
import { measureSearch } from './bench/measure-search';
import { measureEdge, measureThroughput } from './bench/measure-throughput';
import { type Measurement, toTable, writeResults } from './bench/report';
import { startEdge } from './fleet/edge';

const DEFAULT_PARTS = ['backend', 'javascript', 'throughput', 'phone'];
const NEEDED: Readonly<Record<string, readonly ProgramName[]>> = {
  javascript: ['chromium'],
  phone: ['chromium'],
  lighthouse: ['chromium'],
  throughput: ['nginx', 'wrk'],
};
const PARTS = [...DEFAULT_PARTS, 'search', 'lighthouse'];
const WEIGHED = [
  'landing',
  'profile',
  'slate',
  'news',
  'contact',
  'deletion',
  'booking',
  'selectTime',
  'review',
  'portal',
  'notFound',
] as const;
const VISITED = ['profile', 'booking', 'selectTime'] as const;
const PROVIDERS_VISIT = ['calendar', 'calendarWeek', 'availability'] as const;
const USAGE = `npm run bench -- [options]

  --only <parts>   some of: ${PARTS.join(', ')} (comma between);
                   all but search and lighthouse unless said
  --pages <pages>  of the throughput: some of profile, news, slate, booking, selectTime, landing,
                   about; of the phone: some of profile, booking, selectTime, navigation, calendar,
                   calendarWeek, availability; by Lighthouse: some of its names in the table; all unless said
  --site <url>     measure a site that runs already, instead of starting one
  --language <code>  the pages of Lighthouse and of javascript in this language
  --quick          fewer and shorter rounds: to see that it works, not to judge by
  --help           print this`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    site: { type: 'string' },
    language: { type: 'string' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

type Measure = () => Promise<Measurement>;

/** A failure becomes a row. */
async function attempt(name: string, measure: Measure): Promise<Measurement> {
  try {
    return await during(`Measuring ${name}`, measure);
  } catch (error) {
    const failed = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    console.error(failed);
    const row = { group: name, what: 'not measured', measured: null, unit: '', failed };
    return { rows: [row], details: {} };
  }
}

async function measureAll(
  parts: ReadonlySet<string>,
  supervisor: Supervisor,
  workDir: string,
): Promise<Measurement[]> {
  const taken: Measurement[] = [];
  if (PARTS.some((part) => !['backend', 'search'].includes(part) && parts.has(part))) {
    for (const [name, measure] of await planSite(parts, supervisor, workDir)) {
      taken.push(await attempt(name, measure));
    }
  }
  if (parts.has('backend')) {
    const plan = { dataDir: path.join(workDir, 'postgres'), turns: options.quick ? 2 : 12 };
    taken.push(await attempt('backend', () => measureBackend(supervisor, plan)));
  }
  if (parts.has('search')) {
    const plan = { dataDir: path.join(workDir, 'search'), isQuick: options.quick };
    taken.push(await attempt('search', () => measureSearch(supervisor, plan)));
  }
  return taken;
}

async function planSite(
  parts: ReadonlySet<string>,
  supervisor: Supervisor,
  workDir: string,
): Promise<[name: string, measure: Measure][]> {
  const { quick } = options;
  const needsBare = parts.has('javascript') || parts.has('throughput');
  const bare = needsBare
    ? await during('Building the bare page', () => startBareApp(supervisor))
    : { dynamic: '', prerendered: '' };
  const start = () => startProduct(supervisor, path.join(workDir, 'product'));
  const site = await findPages(options.site ?? (await during('Starting the product', start)));
  const rounds = quick ? { rounds: 2, seconds: 1 } : { rounds: 6, seconds: 4 };
  const visits = quick ? 1 : 5;
  const pages = options.pages?.split(',');
  const tasks: [string, Measure][] = [];
  if (parts.has('javascript')) {
    for (const page of WEIGHED) {
      if (pages && !pages.includes(page)) continue;
      const task = { page, url: inLanguage(site[page], options.language), bareUrl: bare.dynamic };
      tasks.push([`the scripts of ${page}`, () => measureJavascript(task)]);
    }
    const { portal, calendar, serviceForm } = site;
    for (const [page, url] of [
      ['dashboard', portal],
      ['calendar', calendar],
      ['serviceForm', serviceForm],
    ] as const) {
      if (pages && !pages.includes(page)) continue;
      const task = { page, url, bareUrl: bare.dynamic, portal };
      tasks.push([`the scripts of ${page}`, () => measureJavascript(task)]);
    }
  }
  if (parts.has('throughput')) {
    for (const [page, bareUrl] of [
      ['profile', bare.dynamic],
      ['news', bare.dynamic],
      ['slate', bare.dynamic],
      ['booking', bare.dynamic],
      ['selectTime', bare.dynamic],
      ['landing', bare.prerendered],
      ['about', bare.prerendered],
    ] as const) {
      if (pages && !pages.includes(page)) continue;
      const task = { page, url: site[page], bareUrl, ...rounds };
      tasks.push([`the throughput of ${page}`, () => measureThroughput(task)]);
    }
    let edge: Promise<string> | undefined;
    for (const page of ['profile', 'landing'] as const) {
      if (pages && !pages.includes(page)) continue;
      tasks.push([
        `${page} through the edge`,
        async () => {
          edge ??= keepEdge(supervisor, Number(new URL(site.landing).port));
          const { pathname, search } = new URL(site[page]);
          const url = `${await edge}${pathname}${search}`;
          return measureEdge({ page, url, bareUrl: bare.dynamic, ...rounds });
        },
      ]);
    }
  }
  if (parts.has('phone')) {
    const wanted = pages ?? [...VISITED, 'navigation', ...PROVIDERS_VISIT];
    for (const page of VISITED.filter((name) => wanted.includes(name))) {
      const task = { page, url: site[page], visits };
      tasks.push([`${page} on a phone`, () => measurePhone(task)]);
    }
    if (wanted.includes('navigation')) {
      const url = new URL('/find', site.landing).href;
      tasks.push(['a way on a phone', () => measureNavigation({ url, visits })]);
    }
    for (const page of PROVIDERS_VISIT.filter((name) => wanted.includes(name))) {
      const task = { page, url: site[page], visits, portal: site.portal };
      tasks.push([`${page} on a phone`, () => measurePhone(task)]);
    }
  }
  if (parts.has('lighthouse')) {
    const { language } = options;
    const task = { language, runs: quick ? 1 : undefined };
    for (const [page, url] of Object.entries(publicPages(site, language))) {
      if (pages && !pages.includes(page)) continue;
      tasks.push([`${page} by Lighthouse`, () => measureLighthouse({ page, url, ...task })]);
    }
  }
  return tasks;
}

async function keepEdge(supervisor: Supervisor, port: number): Promise<string> {
  const { nginx } = await needPrograms('The edge', ['nginx']);
  const edge = await startEdge(nginx, [port, port]);
  const never = new Promise<string>(() => undefined);
  const log = supervisor.logOf('edge');
  await supervisor.add({ name: 'edge', log, exited: never, stop: edge.stop });
  return edge.url;
}

async function main(): Promise<void> {
  if (options.help) return console.log(USAGE);
  const parts = new Set(options.only?.split(',') ?? DEFAULT_PARTS);
  const unknown = [...parts].filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.\n\n${USAGE}`);

  const needed = new Set([...parts].flatMap((part) => NEEDED[part] ?? []));
  await needPrograms('The benchmark', [...needed]);
  if (parts.has('lighthouse')) await fetchLighthouse();

  const workDir = mkdtempSync(path.join(tmpdir(), 'settln-bench-'));
  // Postgres' own account must enter the folder.
  chmodSync(workDir, 0o755);
  const supervisor = createSupervisor({ logsDir: path.join(workDir, 'logs'), echo: false });
  const stopped = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => reject(new Error('Stopped.')));
    }
  });
  try {
    const all = measureAll(parts, supervisor, workDir);
    const taken = await Promise.race([all, supervisor.crashed, stopped]);
    const rows = taken.flatMap(({ rows }) => rows);
    const details: Record<string, unknown> = Object.assign(
      {},
      ...taken.map(({ details }) => details),
    );
    const file = writeResults(rows, { quick: options.quick, ...details });
    console.log(`\n${toTable(rows)}\n\n${path.relative(process.cwd(), file)}`);
  } finally {
    await supervisor.stopAll();
    for (const name of ['postgres', 'search', 'product/postgres'])
      removePostgres(path.join(workDir, name));
    rmSync(workDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
