import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes the JSON report of a runner for one test; `undefined` is a runner that left none. */
export function reportFile(report?: unknown): string {
  const home = mkdtempSync(path.join(tmpdir(), 'settln-report-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const file = path.join(home, 'report.json');
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  return file;
}
