// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function addCounts(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/**
 * A runner that failed without a failed test (it crashed, or wrote no report) counts as one failure.
 * @param {Counts} counts
 * @param {boolean} isOk the runner's own verdict
 * @returns {Counts}
 */
export function withVerdict(counts, isOk) {
  return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * Reads Vitest's JSON report; a file that could not be loaded counts as one failed test.
 * @param {string} file
 * @returns {Counts}
 */
export function readVitestCounts(file) {
  if (!existsSync(file)) return NOTHING;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const unloaded = files.filter((one) => one.status === 'failed' && !one.assertionResults.length);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Reads Playwright's JSON report; a test that passed only when repeated counts as passed.
 * @param {string} file
 * @returns {Counts}
 */
export function readPlaywrightCounts(file) {
  if (!existsSync(file)) return NOTHING;
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    // Flaky tests passed when CI repeated them.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/**
 * The last line of `npm test`.
 * @param {Counts} counts
 */
export function toVerdictLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
