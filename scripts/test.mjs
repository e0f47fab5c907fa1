// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NEXT } from './lib/build.mjs';
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
  unit: (report) => vitest('unit-*', report),
  async build() {
    await inTurn(() => buildIfNeeded(run));
    return oneCheck(true);
  },
  async integration(report) {
    await programs.servers;
    return vitest('integration-*', report);
  },
  async e2e(report) {
    await programs.browser;
    const env = { ...process.env, E2E_REPORT: report, E2E_OUTPUT_DIR: `${report}.output` };
    const isOk = await runShown(node, [bin('playwright', 'cli.js'), 'test'], env);
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
 * @param {string} projects of `vitest.config.ts`
 * @param {string} report
 */
async function vitest(projects, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [bin('vitest', 'vitest.mjs'), 'run', '--project', projects, ...reporters];
  const isOk = await runShown(node, args);
  return withVerdict(readVitestCounts(report), isOk);
}

/** @param {string[]} parts */
function installPrograms(parts) {
  if (parts.includes('integration')) programs.servers = needServers();
  // One after the other, since apt locks its list of packages.
  if (parts.includes('e2e')) programs.browser = programs.servers.then(needTestBrowser);
  // Told by the part that waits for it.
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

/** `npm test -- [--long] [part ...]`: without names, every part. */
function readParts() {
  const { values, positionals } = parseArgs({
    options: { long: { type: 'boolean' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !(name in STAGES));
  if (unknown.length > 0) {
    throw new StartError(
      `There is no part ${unknown.join(', ')}: ${Object.keys(STAGES).join(', ')}`,
    );
  }
  if (values.long) process.env.TEST_LONG = 'yes';
  return Object.keys(STAGES).filter((name) => !positionals.length || positionals.includes(name));
}

async function main() {
  checkNode();
  const parts = readParts();
  installPrograms(parts);
  await inTurn(() => installIfNeeded(run));
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
  // Of one core each, and quiet where nothing is wrong.
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
