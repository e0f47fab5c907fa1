// @ts-check
/** `npm run verify`: what a change can break without a server or a browser. */
import path from 'node:path';
import { changedSince, findBase } from './lib/changed-files.mjs';
import { ROOT } from './lib/root.mjs';
import { runShown } from './lib/run-shown.mjs';

const bin = (/** @type {string[]} */ ...parts) => path.join(ROOT, 'node_modules', ...parts);

const base = findBase();
const changed = changedSince(base, '--diff-filter=d');
const projects = ['--project', 'unit-*'];

/** @type {Record<string, string[]>} */
const PARTS = {
  texts: ['scripts/run.mjs', 'scripts/texts.ts', 'counts'],
  format: [
    bin('@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--no-errors-on-unmatched',
    // Without a file, Biome would check all.
    ...(changed.length > 0 ? changed : ['package.json']),
  ],
  rules: ['scripts/run.mjs', 'tools/lint.ts'],
  types: [bin('typescript', 'bin', 'tsc'), '--noEmit'],
  unused: [bin('knip', 'bin', 'knip.js')],
  unit: [bin('vitest', 'vitest.mjs'), 'run', ...projects, '--changed', base, '--passWithNoTests'],
};

const failed = [];
for (const [name, args] of Object.entries(PARTS)) {
  const begin = Date.now();
  if (!(await runShown(process.execPath, args))) failed.push(name);
  console.log(`== ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
}
console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : `Nothing failed since ${base}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
