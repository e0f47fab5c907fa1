import { dirname } from 'node:path';
import { readSources, type SourceFile } from '@/test/source-files';

const isClient = (file: SourceFile) => /^['"]use client['"]/.test(file.text);
const isEntry = (path: string) =>
  /^app\/(?:.*\/)?(?:page|layout|global-not-found)\.tsx$/.test(path);

function lateEntries(files: Map<string, SourceFile>): string[] {
  const texts = [...files.values()].map(({ text }) => text).join('');
  return [...texts.matchAll(/\buseLate(?:<\w+>)?\(\s*'([\w/-]+)'/g)].map(
    ([, name = '']) => `${name}.tsx`,
  );
}

/** Such as `(site)/(news)/news/page`. */
export function nameOfEntry(path: string): string {
  return path.replace(/^app\/(?:\[locale\]\/)?/, '').replace(/\.tsx$/, '');
}

function groupsIn(file: SourceFile): string[] {
  return [...file.text.matchAll(/\buseTexts\(\s*'([\w.]+)'/g)].map(([, group = '']) => group);
}

function clientGroups(
  files: Map<string, SourceFile>,
  starts: readonly string[],
  late: readonly string[],
): Set<string> {
  const groups = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string, isAbove: boolean) => {
    const file = files.get(path);
    const isBrowser = isAbove || (file !== undefined && isClient(file));
    if (!file || seen.has(`${path} ${isBrowser}`)) return;
    seen.add(`${path} ${isBrowser}`);
    if (isBrowser) for (const group of groupsIn(file)) groups.add(group);
    for (const { to, isType, isDynamic } of file.imports) {
      if (!isType && !(isDynamic && late.includes(to))) visit(to, isBrowser);
    }
  };
  for (const start of starts) visit(start, false);
  return groups;
}

function layoutsAbove(files: Map<string, SourceFile>, path: string): string[] {
  const layouts: string[] = [];
  for (let folder = dirname(path); folder.startsWith('app'); folder = dirname(folder)) {
    const layout = `${folder}/layout.tsx`;
    if (layout !== path && files.has(layout)) layouts.push(layout);
  }
  return layouts;
}

/** An error page is shown inside the layout of its folder or above. */
function errorPages(files: Map<string, SourceFile>, layout: string): string[] {
  return [...files.keys()].filter(
    (path) => /\/error\.tsx$/.test(path) && (layoutsAbove(files, path)[0] ?? '') === layout,
  );
}

/** Each row is complete, because its provider replaces those of layouts above. */
export function browserGroups(): Map<string, string[]> {
  const files = readSources(['app', 'components', 'lib']);
  const late = lateEntries(files);
  const known = new Map<string, Set<string> | null>();
  const findRow = (path: string): Set<string> | null => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const own = clientGroups(files, [path, ...errorPages(files, path)], late);
    const above = layoutsAbove(files, path)
      .map(findRow)
      .find((row) => row !== null);
    const row = [...own].every((group) => above?.has(group)) ? null : own;
    known.set(path, row);
    return row;
  };
  const entries = [...files.keys()].filter(isEntry).sort();
  const rows = [
    ...late.map((path) => ({ path, row: clientGroups(files, [path], late) })),
    ...entries.map((path) => ({ path, row: findRow(path) })),
  ];
  return new Map(
    rows.flatMap(({ path, row }): [string, string[]][] => (row ? [[path, [...row].sort()]] : [])),
  );
}
