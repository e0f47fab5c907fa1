import { dirname } from 'node:path/posix';
import { productSources } from './product-sources';
import type { Finding } from './rule';

/** The cycles of a graph, each as the chain of names that leads back to its beginning. */
export function cyclesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (name: string, chain: readonly string[]): void => {
    const at = chain.indexOf(name);
    if (at >= 0) cycles.push([...chain.slice(at), name]);
    if (at >= 0 || done.has(name)) return;
    for (const to of graph.get(name) ?? []) visit(to, [...chain, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return cycles;
}

/** Which file imports which of ours, or with `dirname` which folder; type-only imports count. */
function importsBetween(nameOf: (path: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of productSources.values()) {
    const from = nameOf(path);
    const known = graph.get(from) ?? new Set<string>();
    graph.set(from, known);
    for (const { to } of imports) {
      if (productSources.has(to) && nameOf(to) !== from) known.add(nameOf(to));
    }
  }
  return graph;
}

/** `components/<room>` for a file in a room, else its own path. */
const roomOf = (path: string) => /^components\/[^/]+/.exec(path)?.[0] ?? path;

/** Files, folders and rooms import each other without cycles, type-only imports included. */
export function cycles(): Finding[] {
  const found = [(path: string) => path, dirname, roomOf].flatMap((nameOf) =>
    cyclesIn(importsBetween(nameOf)),
  );
  return found.map((chain) => ({ file: chain[0] ?? '', says: `a cycle: ${chain.join(' -> ')}` }));
}
