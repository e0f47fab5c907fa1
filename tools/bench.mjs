// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { removePostgres } from '../local/postgres/postgres.mjs';
import { during } from '../scripts/lib/say.mjs';
import { createSupervisor } from '../scripts/lib/supervisor.mjs';
import { needPrograms } from '../scripts/testing/programs.mjs';
import { startBareApp, startProduct } from './bench/bench-site.mjs';
import { findPages, inLanguage, publicPages } from './bench/find-pages.mjs';
import { measureBackend } from './bench/measure-backend.mjs';
import { measureJavascript } from './bench/measure-javascript.mjs';
import { fetchLighthouse, measureLighthouse } from './bench/measure-lighthouse.mjs';
import { measureNavigation } from './bench/measure-navigation.mjs';
import { measurePhone } from './bench/measure-phone.mjs';
import { measureSearch } from './bench/measure-search.mjs';
import { measureEdge, measureThroughput } from './bench/measure-throughput.mjs';
import { toTable, writeResults } from './bench/report.mjs';
import { startEdge } from './fleet/edge';

/** @typedef {import('./bench/report.mjs').Measurement} Measurement */
/** @typedef {import('../scripts/lib/supervisor.mjs').Supervisor} Supervisor */

const DEFAULT_PARTS = ['backend', 'javascript', 'throughput', 'phone'];
/** @type {Readonly<Record<string, readonly import('../scripts/testing/programs.mjs').ProgramName[]>>} */
const NEEDED = {
  javascript: ['chromium'],
  phone: ['chromium'],
  lighthouse: ['chromium'],
  throughput: ['nginx', 'wrk'],
};
const PARTS = [...DEFAULT_PARTS, 'search', 'lighthouse'];
const WEIGHED = /** @type {const} */ ([
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
]);
const VISITED = /** @type {const} */ (['profile', 'booking', 'selectTime']);
const PROVIDERS_VISIT = /** @type {const} */ (['calendar', 'calendarWeek', 'availability']);
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

/**
 * A failure becomes a row.
 * @param {string} name
 * @param {() => Promise<Measurement>} measure
 * @returns {Promise<Measurement>}
 */
async function attempt(name, measure) {
  try {
    return await during(`Measuring ${name}`, measure);
  } catch (error) {
    const failed = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    console.error(failed);
    const row = { group: name, what: 'not measured', measured: null, unit: '', failed };
    return { rows: [row], details: {} };
  }
}

/**
 * @param {ReadonlySet<string>} parts
 * @param {Supervisor} supervisor
 * @param {string} workDir
 */
async function measureAll(parts, supervisor, workDir) {
  /** @type {Measurement[]} */
  const taken = [];
  if (PARTS.some((part) => !['backend', 'search'].includes(part) && parts.has(part))) {
    for (const [name, task] of await planSite(parts, supervisor, workDir)) {
      taken.push(await attempt(name, task));
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

/**
 * @param {ReadonlySet<string>} parts
 * @param {Supervisor} supervisor
 * @param {string} workDir
 * @returns {Promise<[string, () => Promise<Measurement>][]>}
 */
async function planSite(parts, supervisor, workDir) {
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
  /** @type {[string, () => Promise<Measurement>][]} */
  const tasks = [];
  if (parts.has('javascript')) {
    for (const page of WEIGHED) {
      if (pages && !pages.includes(page)) continue;
      const task = { page, url: inLanguage(site[page], options.language), bareUrl: bare.dynamic };
      tasks.push([`the scripts of ${page}`, () => measureJavascript(task)]);
    }
    const { portal, calendar, serviceForm } = site;
    for (const [page, url] of /** @type {const} */ ([
      ['dashboard', portal],
      ['calendar', calendar],
      ['serviceForm', serviceForm],
    ])) {
      if (pages && !pages.includes(page)) continue;
      const task = { page, url, bareUrl: bare.dynamic, portal };
      tasks.push([`the scripts of ${page}`, () => measureJavascript(task)]);
    }
  }
  if (parts.has('throughput')) {
    for (const [page, bareUrl] of /** @type {const} */ ([
      ['profile', bare.dynamic],
      ['news', bare.dynamic],
      ['slate', bare.dynamic],
      ['booking', bare.dynamic],
      ['selectTime', bare.dynamic],
      ['landing', bare.prerendered],
      ['about', bare.prerendered],
    ])) {
      if (pages && !pages.includes(page)) continue;
      const task = { page, url: site[page], bareUrl, ...rounds };
      tasks.push([`the throughput of ${page}`, () => measureThroughput(task)]);
    }
    /** @type {Promise<string> | undefined} */
    let edge;
    for (const page of /** @type {const} */ (['profile', 'landing'])) {
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

/**
 * @param {Supervisor} supervisor
 * @param {number} port
 * @returns {Promise<string>}
 */
async function keepEdge(supervisor, port) {
  const { nginx } = await needPrograms('The edge', ['nginx']);
  const edge = await startEdge(nginx, [port, port]);
  /** @type {Promise<string>} */
  const never = new Promise(() => undefined);
  const log = supervisor.logOf('edge');
  await supervisor.add({ name: 'edge', log, exited: never, stop: edge.stop });
  return edge.url;
}

async function main() {
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
  /** @type {Promise<never>} */
  const stopped = new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => reject(new Error('Stopped.')));
    }
  });
  try {
    const all = measureAll(parts, supervisor, workDir);
    const taken = await Promise.race([all, supervisor.crashed, stopped]);
    const rows = taken.flatMap(({ rows }) => rows);
    const details = Object.assign({}, ...taken.map(({ details }) => details));
    const file = writeResults(rows, { quick: options.quick, ...details });
    console.log(`\n${toTable(rows)}\n\n${path.relative(process.cwd(), file)}`);
  } finally {
    await supervisor.stopAll();
    for (const name of ['postgres', 'search', 'product/postgres'])
      removePostgres(path.join(workDir, name));
    rmSync(workDir, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
