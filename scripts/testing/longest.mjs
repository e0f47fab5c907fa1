// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ projectName: string, results: { duration: number }[] }} Run */
/** @typedef {{ specs?: { title: string, file: string, line: number, tests: Run[] }[], suites?: Suite[] }} Suite */

const SHOWN = 20;

/**
 * The browser tests that took longest, with their seconds.
 * @param {string} file Playwright's JSON report
 * @returns {string[]}
 */
export function toLongestLines(file) {
  if (!existsSync(file)) return [];
  /** @type {(suite: Suite) => { name: string, ms: number }[]} */
  const toTimes = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, file: place, line, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${place}:${line} › ${title} (${projectName})`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap(toTimes),
  ];
  const times = toTimes(JSON.parse(readFileSync(file, 'utf8'))).sort((a, b) => b.ms - a.ms);
  const lines = times
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return lines.length > 0 ? ['', 'The longest browser tests:', ...lines] : [];
}
