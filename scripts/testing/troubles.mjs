// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, reason: string }} Trouble */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestCase */
/** @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} Attempt */
/** @typedef {{ specs?: { title: string, file: string, line: number, tests: Attempt[] }[], suites?: Suite[] }} Suite */

/**
 * @param {string} file
 * @returns {Trouble[]}
 */
export function readVitestTroubles(file) {
  if (!existsSync(file)) return [];
  /** @type {{ name: string, status: string, message: string, assertionResults: VitestCase[] }[]} */
  const files = JSON.parse(readFileSync(file, 'utf8')).testResults;
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.length === 0) {
      return [{ name: place, reason: shorten(message) }];
    }
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => ({
        name: `${place} › ${one.fullName}`,
        reason: shorten(one.failureMessages?.[0]),
      }));
  });
}

/**
 * @param {string} file
 * @returns {Trouble[]}
 */
export function readPlaywrightTroubles(file) {
  if (!existsSync(file)) return [];
  /** @type {(suite: Suite) => Trouble[]} */
  const toTroubles = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, file: place, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          name: `${place}:${line} › ${title} (${projectName})`,
          reason: shorten(results.find(({ error }) => error)?.error?.message),
        })),
    ),
    ...suites.flatMap(toTroubles),
  ];
  return toTroubles(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * For the end, because often only a log's last lines are kept.
 * @param {Trouble[]} troubles
 */
export function toTroubleLines(troubles) {
  if (troubles.length === 0) return [];
  return ['', 'Failed:', ...troubles.flatMap(({ name, reason }) => [`  ${name}`, reason])];
}

/** @param {string} [message] */
function shorten(message = 'no message') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return lines
    .slice(0, 6)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');
}
