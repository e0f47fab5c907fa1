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
 * A crash without a failed test counts as one failure.
 * @param {Counts} counts
 * @param {boolean} isOk
 * @returns {Counts}
 */
export function withVerdict(counts, isOk) {
  return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * A file that could not be loaded counts as one failure.
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
 * @param {string} file
 * @returns {Counts}
 */
export function readPlaywrightCounts(file) {
  if (!existsSync(file)) return NOTHING;
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/** @param {Counts} counts */
export function toVerdictLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
