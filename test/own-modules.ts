import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Replaced modules and variables hold for all that is loaded after them (`lib/server/env` reads them once),
 * so these files load all modules anew.
 */
const LOADS_ANEW = /\bvi\.(?:mock|doMock|resetModules|stubEnv)\b|\bstubWebEnv\b/;

/** A comment with `@isolated` says what else stays in the process: these get one of their own. */
const NEEDS_PROCESS = /@isolated\b/;

const LEFT_OUT = /^(?:\.|node_modules$)/;

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !LEFT_OUT.test(entry.name)) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

function* patternsFor(root: string, isWanted: (text: string) => boolean): Generator<string> {
  for (const path of testFiles(root)) {
    if (!isWanted(readFileSync(path, 'utf8'))) continue;
    yield relative(root, path)
      .replaceAll('\\', '/')
      .replace(/[()[\]]/g, '\\$&');
  }
}

/** Patterns for the test files below a folder that cannot share modules with other files. */
export const withOwnModules = (root: string) => [
  ...patternsFor(root, (text) => LOADS_ANEW.test(text) && !NEEDS_PROCESS.test(text)),
];

/** Patterns for those that cannot share a process. */
export const withOwnProcess = (root: string) => [
  ...patternsFor(root, (text) => NEEDS_PROCESS.test(text)),
];
