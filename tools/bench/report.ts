import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { toIso } from '@/lib/shared/time/instant';
import { ROOT } from '@/scripts/lib/root.mjs';

export interface Row {
  group: string;
  what: string;
  measured: number | null;
  unit: string;
  bar?: { limit: number; direction: 'at most' | 'at least' };
  note?: string;
  /** Why there is no figure. */
  failed?: string;
}

export interface Measurement {
  rows: Row[];
  details: Record<string, unknown>;
}

type Verdict = 'pass' | 'miss' | 'failed' | 'info';

export function judge({ measured, bar, failed }: Row): Verdict {
  if (failed !== undefined || measured === null) return 'failed';
  if (!bar) return 'info';
  const holds = bar.direction === 'at most' ? measured <= bar.limit : measured >= bar.limit;
  return holds ? 'pass' : 'miss';
}

const MARKS: Record<Verdict, string> = { pass: 'pass', miss: 'MISS', failed: 'FAILED', info: '' };

export function toTable(rows: readonly Row[]): string {
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
  const print = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [print(head), print(widths.map((width) => '-'.repeat(width))), ...lines.map(print)].join(
    '\n',
  );
}

function findCommit(): string | null {
  try {
    const command = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', command, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** Returns the file. */
export function writeResults(rows: readonly Row[], details: Record<string, unknown>): string {
  const folder = path.join(ROOT, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const takenAt = toIso(Date.now());
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
