import { existsSync } from 'node:fs';
import type { SourceFile } from '@/test/source-files';

/** A source file named in a text: `spawn(node, ['scripts/run.mjs', 'backend/server.ts'])`. */
const NAMED = /['"`]((?:backend|e2e|lib|local|scripts|test|tools)\/[\w./-]+\.(?:ts|mjs))['"`]/g;

/** What each file needs: what it imports, and what it starts by its name. */
export function needsOf(sources: ReadonlyMap<string, SourceFile>): Map<string, string[]> {
  return new Map(
    [...sources.values()].map(({ path, text, imports }) => [
      path,
      [
        ...imports.filter(({ isOwn }) => isOwn).map(({ to }) => to),
        ...[...text.matchAll(NAMED)].map(([, named = '']) => named).filter((n) => existsSync(n)),
      ],
    ]),
  );
}

/** The files themselves and all that need them, over any number of steps. */
export function reachedBy(
  changed: Iterable<string>,
  needs: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const users = new Map<string, string[]>();
  for (const [file, needed] of needs) {
    for (const name of needed) users.set(name, [...(users.get(name) ?? []), file]);
  }
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(users.get(file) ?? []));
  }
  return reached;
}
