// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** @typedef {{ type: string, description?: string }} Annotation */
/** @typedef {{ specs?: { file: string, tests: { annotations: Annotation[] }[] }[], suites?: Suite[] }} Suite */

const FILE = path.join(ROOT, '.data', 'opened-pages.json');

/**
 * Keeps what the browser tests that ran asked the site for, by file (`e2e/support/test.ts`).
 * @param {string} report Playwright's JSON report
 */
export function keepOpenedPages(report) {
  if (!existsSync(report)) return;
  /** @type {Record<string, Set<string>>} */
  const opened = {};
  /** @param {Suite} suite */
  const read = ({ specs = [], suites = [] }) => {
    for (const { file, tests } of specs) {
      const paths = opened[file] ?? new Set();
      opened[file] = paths;
      for (const { type, description } of tests.flatMap(({ annotations }) => annotations)) {
        if (type === 'opened' && description) paths.add(description);
      }
    }
    suites.forEach(read);
  };
  read(JSON.parse(readFileSync(report, 'utf8')));
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const now = Object.entries(opened).map(([file, paths]) => [file, [...paths].sort()]);
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...before, ...Object.fromEntries(now) }));
}
