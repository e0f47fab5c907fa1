// @ts-check
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NEXT } from './lib/build.mjs';
import { changedSince, findBase } from './lib/changed-files.mjs';
import { checkNode } from './lib/install.mjs';
import { buildIfNeeded, installIfNeeded, inTurn } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { runShown } from './lib/run-shown.mjs';
import { StartError } from './lib/start-error.mjs';
import {
  addCounts,
  NOTHING,
  readPlaywrightCounts,
  readVitestCounts,
  toVerdictLine,
  withVerdict,
} from './testing/counts.mjs';
import { toLongestLines } from './testing/longest.mjs';
import { keepOpenedPages } from './testing/opened-pages.mjs';
import { needPrograms, needTestBrowser } from './testing/programs.mjs';
import { readPlaywrightTroubles, readVitestTroubles, toTroubleLines } from './testing/troubles.mjs';

/** @typedef {import('./testing/counts.mjs').Counts} Counts */

const node = process.execPath;
const bin = (/** @type {string[]} */ ...parts) => path.join(ROOT, 'node_modules', ...parts);

/** @param {import('./lib/launch.mjs').Command} command */
async function run({ name, program, args, env }) {
  if (!(await runShown(program, args, env))) throw new StartError(`${name} failed.`);
}

/** What `integration` and `e2e` wait for: apt installs it while other parts run. */
const programs = { servers: Promise.resolve(), browser: Promise.resolve() };

/** @typedef {import('../tools/changed/choose').Choices} Choices */
/** @type {Choices | null} with `--changed`: the test files to run, and those that are left out */
let choices = null;

/** @type {Record<string, (reportFile: string) => Promise<Counts>>} */
const STAGES = {
  async lint() {
    const areGood = await Promise.all([
      runShown(node, [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.']),
      runShown(node, [bin('knip', 'bin', 'knip.js')]),
      runShown(node, ['scripts/run.mjs', 'tools/lint.ts']),
    ]);
    return oneCheck(areGood.every(Boolean));
  },
  async types() {
    let isOk = false;
    await inTurn(async () => {
      isOk = await runShown(node, [NEXT, 'typegen']);
    });
    return oneCheck(isOk && (await runShown(node, [bin('typescript', 'bin', 'tsc'), '--noEmit'])));
  },
  unit: (report) => vitest('unit', report),
  async build() {
    await inTurn(() => buildIfNeeded(run));
    return oneCheck(true);
  },
  async integration(report) {
    await programs.servers;
    return vitest('integration', report);
  },
  async e2e(report) {
    await programs.browser;
    const env = { ...process.env, E2E_REPORT: report, E2E_OUTPUT_DIR: `${report}.output` };
    const files = choices?.e2e.run ?? [];
    const isOk = await runShown(node, [bin('playwright', 'cli.js'), 'test', ...files], env);
    keepOpenedPages(report);
    return withVerdict(readPlaywrightCounts(report), isOk);
  },
};

/**
 * @param {boolean} isOk
 * @returns {Counts}
 */
function oneCheck(isOk) {
  return isOk ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/**
 * @param {'unit' | 'integration'} kind of the projects in `vitest.config.ts`
 * @param {string} report
 */
async function vitest(kind, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = ['--project', `${kind}-*`, ...(choices?.[kind].run ?? [])];
  const args = [bin('vitest', 'vitest.mjs'), 'run', ...chosen, ...reporters];
  const isOk = await runShown(node, args);
  return withVerdict(readVitestCounts(report), isOk);
}

/** @param {string[]} parts */
function installPrograms(parts) {
  if (parts.includes('integration')) programs.servers = needServers();
  // One after the other, since apt locks its list of packages.
  if (parts.includes('e2e')) programs.browser = programs.servers.then(needTestBrowser);
  // The part that waits for it tells the error.
  programs.browser.catch(() => undefined);
}

async function needServers() {
  for (const name of /** @type {const} */ (['redis', 'pgbouncer', 'postgres', 'nginx'])) {
    await needPrograms(`A part of the tests, which is skipped,`, [name]).catch((error) => {
      if (!(error instanceof StartError)) throw error;
      console.log(error.message);
    });
  }
}

/** `npm test -- [--long] [--changed] [part ...]`: without names, every part. */
function readOptions() {
  const { values, positionals } = parseArgs({
    options: { long: { type: 'boolean' }, changed: { type: 'boolean' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !(name in STAGES));
  if (unknown.length > 0) {
    throw new StartError(
      `There is no part ${unknown.join(', ')}: ${Object.keys(STAGES).join(', ')}`,
    );
  }
  if (values.long) process.env.TEST_LONG = 'yes';
  const parts = Object.keys(STAGES).filter(
    (name) => positionals.length === 0 || positionals.includes(name),
  );
  return { parts, isChanged: values.changed === true };
}

/**
 * What the changes of this branch can reach, committed or not.
 * @returns {Choices}
 */
function chooseTests() {
  const files = changedSince(findBase());
  const args = ['scripts/run.mjs', 'tools/changed.ts', ...files];
  /** @type {Choices} */
  const chosen = JSON.parse(execFileSync(node, args, { cwd: ROOT, encoding: 'utf8' }));
  console.log(`${files.length} files changed. They cannot reach, and so these are left out:`);
  for (const [part, { run, leftOut }] of Object.entries(chosen)) {
    const names = part === 'unit' ? '' : `: ${leftOut.join(' ')}`;
    console.log(`  ${part}: ${leftOut.length} of ${leftOut.length + run.length} files${names}`);
  }
  return chosen;
}

async function main() {
  checkNode();
  const { parts: asked, isChanged } = readOptions();
  installPrograms(asked);
  await inTurn(() => installIfNeeded(run));
  if (isChanged) choices = chooseTests();
  const hasTests = (/** @type {string} */ name) =>
    choices === null ||
    !Object.hasOwn(choices, name) ||
    choices[/** @type {keyof Choices} */ (name)].run.length > 0;
  const parts = asked.filter(hasTests);
  const reports = mkdtempSync(path.join(tmpdir(), 'settln-npm-test-'));
  // Postgres' own account must enter this folder.
  chmodSync(reports, 0o755);
  let total = NOTHING;
  /** @type {string[]} */
  const lines = [];
  /** @type {import('./testing/troubles.mjs').Trouble[]} */
  const troubles = [];
  /** @type {string[]} */
  const longest = [];
  const runPart = async (/** @type {[string, (typeof STAGES)[string]]} */ [name, stage]) => {
    console.log(`\n== ${name}`);
    const begin = Date.now();
    const report = path.join(reports, `${name}.json`);
    const counts = await stage(report).catch((error) => {
      console.error(error instanceof StartError ? error.message : error);
      return oneCheck(false);
    });
    total = addCounts(total, counts);
    troubles.push(...(name === 'e2e' ? readPlaywrightTroubles : readVitestTroubles)(report));
    if (name === 'e2e') longest.push(...toLongestLines(report));
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    lines.push(`${name.padEnd(12)} ${toVerdictLine(counts)} (${seconds} s)`);
    console.log(`== ${lines.at(-1)}`);
  };
  // Each of these uses one core, and is quiet if nothing is wrong.
  const stages = Object.entries(STAGES).filter(([name]) => parts.includes(name));
  const isLight = (/** @type {typeof stages[number]} */ [name]) => ['lint', 'types'].includes(name);
  await Promise.all(stages.filter(isLight).map(runPart));
  for (const part of stages) if (!isLight(part)) await runPart(part);
  for (const line of toTroubleLines(troubles)) console.log(line);
  for (const line of longest) console.log(line);
  console.log(`\n${lines.join('\n')}`);
  if (total.failed === 0) rmSync(reports, { recursive: true, force: true });
  else console.log(`Reports, traces and logs of this run: ${reports}`);
  console.log(toVerdictLine(total));
  return total.failed === 0;
}

for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // Servers stop, because they watch this process.
  process.on(name, () => process.exit(130));
}
try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  console.log(toVerdictLine(oneCheck(false)));
  process.exitCode = 1;
}
