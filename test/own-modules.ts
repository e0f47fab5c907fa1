import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Replaced modules and variables hold for all that is loaded after them (`lib/env` reads them once).
 * `@isolated` in a comment says what else stays in modules or in the process.
 */
const NEEDS_OWN_MODULES = /\bvi\.(?:mock|doMock|resetModules|stubEnv)\b|\bstubWebEnv\b|@isolated\b/;

const LEFT_OUT = /^(?:\.|node_modules$)/;

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !LEFT_OUT.test(entry.name)) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Patterns for the test files below a folder that cannot share modules with other files. */
export function withOwnModules(root: string): string[] {
  return [...testFiles(root)]
    .filter((path) => NEEDS_OWN_MODULES.test(readFileSync(path, 'utf8')))
    .map((path) =>
      relative(root, path)
        .replaceAll('\\', '/')
        .replace(/[()[\]]/g, '\\$&'),
    );
}
