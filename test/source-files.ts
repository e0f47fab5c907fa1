import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An import of a source file; `to` is a path from the root for our own files, else a package. */
interface Import {
  to: string;
  isOwn: boolean;
  /** Removed by the compiler, so it adds nothing to a bundle. */
  isType: boolean;
  /** `import(…)` */
  isDynamic: boolean;
}

export interface SourceFile {
  path: string;
  text: string;
  imports: Import[];
}

const SOURCE = /\.(?:ts|tsx|mts|mjs)$/;
const EXTENSIONS = ['', '.ts', '.tsx', '.mts', '.mjs'];

/** The files below a folder of the repository, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}

function specifiersOf(text: string): (Omit<Import, 'to' | 'isOwn'> & { specifier: string })[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const from = [
    ...code.matchAll(/^\s*(?:import|export)\s+(type\s)?([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/gm),
  ].map(([, type, names = '', specifier = '']) => ({
    specifier,
    isType: Boolean(type) || /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names),
    isDynamic: false,
  }));
  const bare = [...code.matchAll(/^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm)];
  return [
    ...from,
    ...bare.map(([, one, other]) => ({
      specifier: one ?? other ?? '',
      isType: false,
      isDynamic: other !== undefined,
    })),
  ];
}

/** Files for tests only: test files, and the folders with what they share. */
const FOR_TESTS = /\.(?:test|spec)\.|\.d\.ts$|\/testing\//;

/** Reads the sources below the folders (and single files) with their imports; tests if asked. */
export function readSources(
  roots: readonly string[],
  { withTests = false } = {},
): Map<string, SourceFile> {
  const paths = roots
    .flatMap((root) => (SOURCE.test(root) ? [root] : listFiles(root)))
    .filter((path) => SOURCE.test(path) && (withTests || !FOR_TESTS.test(path)));
  const known = new Set(paths);
  const resolve = (from: string, specifier: string): string | null => {
    const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
    if (!isOwn) return null;
    const base = specifier.startsWith('@/')
      ? specifier.slice(2)
      : normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
    return EXTENSIONS.map((extension) => base + extension).find((path) => known.has(path)) ?? base;
  };
  return new Map(
    paths.map((path) => {
      const text = readFileSync(path, 'utf8');
      const imports = specifiersOf(text).map(({ specifier, ...rest }) => {
        const own = resolve(path, specifier);
        return { to: own ?? specifier, isOwn: own !== null, ...rest };
      });
      return [path, { path, text, imports }];
    }),
  );
}
