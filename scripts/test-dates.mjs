// @ts-check
/** Runs what has to do with dates at each of the bad moments: `npm run test:dates`. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { badMoments } from '../test/clock/bad-moments.mjs';
import { ROOT } from './lib/root.mjs';
import { runShown } from './lib/run-shown.mjs';
import {
  addCounts,
  NOTHING,
  readPlaywrightCounts,
  readVitestCounts,
  toVerdictLine,
  withVerdict,
} from './testing/counts.mjs';

const WITHOUT_BROWSER = [
  'backend/calls/',
  'backend/mail/',
  'components/booking/',
  'components/calendar/',
  'components/calendar/hours/',
  'lib/shared/domain/calendar/',
  'lib/shared/domain/hours/',
  'lib/shared/time/',
];

/**
 * A browser test has to do with dates if it takes a date from a helper or reads one from a page.
 */
const TAKES_DATES =
  /\b(?:venueDay|freeVisit|createOwnCalendar|createBookedCalendar)\b|\\d\\d:\\d\\d/;

const specs = readdirSync(path.join(ROOT, 'e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => TAKES_DATES.test(readFileSync(path.join(ROOT, 'e2e', name), 'utf8')));

const node = process.execPath;
const bin = (/** @type {string[]} */ ...parts) => path.join(ROOT, 'node_modules', ...parts);
const reports = mkdtempSync(path.join(tmpdir(), 'settln-dates-'));
const wanted = process.argv.slice(2);
let total = NOTHING;
/** @type {string[]} */
const lines = [];
for (const [index, { name, at }] of badMoments().entries()) {
  if (wanted.length > 0 && !wanted.includes(String(index + 1))) continue;
  console.log(`\n== ${index + 1}. ${name}, ${at}`);
  const env = { ...process.env, TEST_MOMENT: at };
  const unit = path.join(reports, `${index}-vitest.json`);
  const e2e = path.join(reports, `${index}-playwright.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`];
  const vitest = [bin('vitest', 'vitest.mjs'), 'run', ...WITHOUT_BROWSER, ...reporters];
  const passesUnit = await runShown(node, vitest, env);
  const playwright = [bin('playwright', 'cli.js'), 'test', ...specs];
  const passesE2e = await runShown(node, playwright, { ...env, E2E_REPORT: e2e });
  const counts = addCounts(
    withVerdict(readVitestCounts(unit), passesUnit),
    withVerdict(readPlaywrightCounts(e2e), passesE2e),
  );
  total = addCounts(total, counts);
  lines.push(`${index + 1}. ${name}, ${at}: ${toVerdictLine(counts)}`);
}
console.log(`\n${lines.join('\n')}`);
console.log(toVerdictLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
