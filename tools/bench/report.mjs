// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';

/**
 * `failed` says why there is no figure.
 * @typedef {object} Row
 * @property {string} group
 * @property {string} what
 * @property {number | null} measured
 * @property {string} unit
 * @property {{ limit: number, direction: 'at most' | 'at least' }} [bar]
 * @property {string} [note]
 * @property {string} [failed]
 */

/** @typedef {{ rows: Row[], details: Record<string, unknown> }} Measurement */

/** @typedef {'pass' | 'miss' | 'failed' | 'info'} Verdict */

/**
 * @param {Row} row
 * @returns {Verdict}
 */
export function judge({ measured, bar, failed }) {
  if (failed !== undefined || measured === null) return 'failed';
  if (!bar) return 'info';
  const holds = bar.direction === 'at most' ? measured <= bar.limit : measured >= bar.limit;
  return holds ? 'pass' : 'miss';
}

const MARKS = { pass: 'pass', miss: 'MISS', failed: 'FAILED', info: '' };

/**
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function toTable(rows) {
  const lines = rows.map((row) => [
    row.group,
    row.what,
    row.measured === null ? '-' : `${row.measured} ${row.unit}`.trim(),
    row.bar ? `${row.bar.direction === 'at most' ? '<=' : '>='} ${row.bar.limit}` : '',
    MARKS[judge(row)],
    row.failed ?? row.note ?? '',
  ]);
  const head = ['', 'what', 'measured', 'bar', 'result', 'note'];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => (line[column] ?? '').length)),
  );
  const print = (/** @type {string[]} */ line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [print(head), print(widths.map((width) => '-'.repeat(width))), ...lines.map(print)].join(
    '\n',
  );
}

function findCommit() {
  try {
    const options = { cwd: ROOT, encoding: /** @type {const} */ ('utf8') };
    const command = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', command, { ...options, stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/**
 * @param {readonly Row[]} rows
 * @param {Record<string, unknown>} details
 * @returns {string} the file
 */
export function writeResults(rows, details) {
  const folder = path.join(ROOT, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const takenAt = new Date().toISOString();
  const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), node: process.version };
  const judged = rows.map((row) => ({ ...row, verdict: judge(row) }));
  const text = JSON.stringify(
    { takenAt, commit: findCommit(), machine, rows: judged, details },
    null,
    2,
  );
  const file = path.join(folder, `${takenAt.replaceAll(':', '-')}.json`);
  for (const name of [file, path.join(folder, 'latest.json')]) writeFileSync(name, `${text}\n`);
  return file;
}
