import { dirname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { readSources, type SourceFile } from '@/test/source-files';

/**
 * Who may import whom: the table of docs/ARCHITECTURE.md. The first layer whose `of` matches a
 * path is its layer. `packages` lists what a layer may take from npm; without it, anything.
 */
const LAYERS = [
  {
    name: 'contract',
    of: /^lib\/contract\//,
    may: ['contract', 'domain', 'time', 'errors', 'texts'],
    packages: ['zod'],
  },
  { name: 'time', of: /^lib\/time\//, may: ['time'], packages: ['luxon'] },
  { name: 'domain', of: /^lib\/domain\//, may: ['domain', 'time', 'texts'], packages: [] },
  {
    name: 'url',
    of: /^lib\/url\//,
    may: ['url', 'domain', 'time', 'contract', 'texts'],
    packages: [],
  },
  { name: 'messages', of: /^messages\//, may: [], packages: ['react'] },
  {
    name: 'texts',
    of: /^lib\/texts\//,
    may: ['texts', 'messages'],
    packages: ['react', 'next', 'next-intl', 'node:fs', 'node:path'],
  },
  { name: 'errors', of: /^lib\/errors\.ts$/, may: ['texts'], packages: [] },
  { name: 'waiting line', of: /^lib\/waiting-line\.ts$/, may: [], packages: [] },
  {
    name: 'phone key',
    of: /^lib\/phone-key\.ts$/,
    may: ['time'],
    packages: ['libphonenumber-js'],
  },
  { name: 'product', of: /^lib\/product\.ts$/, may: ['domain'], packages: [] },
  {
    name: 'api client',
    of: /^lib\/api\//,
    may: ['contract', 'domain', 'time', 'errors', 'texts'],
    packages: ['zod'],
  },
  {
    // Shared by the web app and the backend: how to reach addresses that others name.
    name: 'web',
    of: /^lib\/web\//,
    may: ['web', 'process'],
    packages: ['undici', 'node:dns', 'node:net', 'node:util', 'node:zlib'],
  },
  {
    // Shared by every server of ours: how a process lives without its output, and how it ends.
    name: 'process',
    of: /^lib\/process\//,
    may: ['process'],
    packages: [
      'node:http',
      'node:net',
      'node:events',
      'node:timers',
      'node:async_hooks',
      'node:diagnostics_channel',
      'node:crypto',
      '@opentelemetry/api',
      '@opentelemetry/sdk-trace-node',
      '@opentelemetry/resources',
      '@opentelemetry/exporter-trace-otlp-proto',
    ],
  },
  {
    name: 'server',
    of: /^lib\//,
    may: [
      'server',
      'process',
      'web',
      'contract',
      'domain',
      'time',
      'url',
      'errors',
      'waiting line',
      'product',
      'phone key',
      'texts',
    ],
  },
  {
    name: 'ui',
    of: /^components\/ui\//,
    may: ['ui', 'texts'],
    packages: ['react', 'next', 'class-variance-authority'],
  },
  {
    name: 'components',
    of: /^components\//,
    may: [
      'components',
      'ui',
      'contract',
      'domain',
      'time',
      'url',
      'errors',
      'product',
      'api client',
      'texts',
    ],
    packages: [
      'react',
      'react-dom',
      'next',
      '@tanstack/react-query',
      'downshift',
      'p-limit',
      'schema-dts',
      'class-variance-authority',
    ],
  },
  {
    name: 'app',
    of: /^app\/|^(?:instrumentation|next\.config)\.ts$/,
    may: [
      'app',
      'components',
      'ui',
      'server',
      'contract',
      'domain',
      'time',
      'url',
      'errors',
      'product',
      'api client',
      'process',
      'texts',
    ],
  },
  {
    name: 'backend',
    of: /^backend\//,
    may: [
      'backend',
      'process',
      'web',
      'contract',
      'domain',
      'time',
      'url',
      'errors',
      'waiting line',
      'phone key',
      'texts',
    ],
  },
  {
    name: 'local',
    of: /^local\//,
    may: ['local', 'process', 'contract', 'domain', 'time', 'backend seed'],
  },
] as const;

/** What the demo data may use of the backend: its seed functions, nothing beside it. */
const BACKEND_SEED = /^backend\/db\/(?:seed|seed-news|seed-slates|client|migrate|locks)\.ts$/;

const files = readSources([
  'app',
  'components',
  'lib',
  'backend',
  'local',
  'messages',
  'instrumentation.ts',
  'next.config.ts',
]);

function layerOf(path: string): (typeof LAYERS)[number] | undefined {
  return LAYERS.find((layer) => layer.of.test(path));
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
}

function forbiddenImports(file: SourceFile): string[] {
  const layer = layerOf(file.path);
  if (!layer) return [`${file.path} lies in no layer`];
  const may: readonly string[] = layer.may;
  const packages: readonly string[] | undefined = 'packages' in layer ? layer.packages : undefined;
  return file.imports.flatMap(({ to, isOwn }) => {
    if (!isOwn) {
      const isAllowed = !packages || packages.includes(packageOf(to)) || to === 'server-only';
      return isAllowed ? [] : [`${file.path} imports ${to}; ${layer.name} may use: ${packages}`];
    }
    // Styles and data beside a file are part of it.
    if (/\.(?:css|json|svg)$/.test(to)) return [];
    const target = layerOf(to)?.name ?? 'none';
    if (may.includes('backend seed') && BACKEND_SEED.test(to)) return [];
    if (may.includes(target)) return [];
    return [`${file.path} imports ${to} (${target}); ${layer.name} may import: ${may.join(', ')}`];
  });
}

const isServerOnly = (file: SourceFile) => file.imports.some(({ to }) => to === 'server-only');
const isClient = (file: SourceFile) => /^['"]use client['"]/.test(file.text);
const isAction = (file: SourceFile) => /^['"]use server['"]/.test(file.text);

/** What must not reach a browser: secrets and the way to {host}, Node, the date library. */
function whyNotInBrowser(to: string): string | null {
  const file = files.get(to);
  if (file && isServerOnly(file)) return 'is server-only';
  if (to.startsWith('node:')) return 'is Node';
  const isHeavy =
    ['luxon', 'libphonenumber-js'].includes(packageOf(to)) ||
    to === 'messages/generated/catalogue.ts';
  return isHeavy ? 'is too heavy for a page' : null;
}

/** The chain of imports by which a client file reaches something that must not be in a browser. */
function leaksOf(start: SourceFile, whyNot = whyNotInBrowser): string[] {
  const seen = new Set<string>();
  const visit = (file: SourceFile, chain: string[]): string[] =>
    file.imports.flatMap(({ to, isType }) => {
      if (isType || seen.has(to)) return [];
      seen.add(to);
      const path = [...chain, to];
      const why = whyNot(to);
      if (why) return [`${path.join(' -> ')}, which ${why}`];
      const next = files.get(to);
      return next && !isAction(next) ? visit(next, path) : [];
    });
  return visit(start, [start.path]);
}

/** The cycles of a graph, each as the chain of names that leads back to its beginning. */
function cyclesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (name: string, chain: readonly string[]): void => {
    const at = chain.indexOf(name);
    if (at >= 0) cycles.push([...chain.slice(at), name].join(' -> '));
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
  for (const { path, imports } of files.values()) {
    const from = nameOf(path);
    const known = graph.get(from) ?? new Set<string>();
    graph.set(from, known);
    for (const { to } of imports) {
      if (files.has(to) && nameOf(to) !== from) known.add(nameOf(to));
    }
  }
  return graph;
}

/** Modules a folder may hold before it has to be split by idea. */
const LARGEST_FOLDER = 40;
/** One look or field a module, found by its name: splitting the set would hide what there is. */
const LARGE_BY_REASON = new Set(['components/ui']);

/**
 * Lines a file may have, by what it is, a route for each of its methods. Tables of data and pages of
 * prose are as long as they are: the demo and the feeds stay in TypeScript, where the compiler checks
 * the names of pictures and countries in them.
 */
const LIMITS = [
  { of: /^app\/api\/.*\/route\.ts$/, lines: 10 },
  { of: /\/page\.tsx$/, lines: 100 },
  // What words mean, in the order in which they are read.
  { of: /^backend\/search\/meaning\.ts$/, lines: 400 },
  // A noun's shapes and its calls of both tables.
  { of: /^lib\/contract\//, lines: 450 },
  { of: /./, lines: 300 },
];
const DATA =
  /^local\/demo\/|^backend\/(?:news\/feeds\.ts$|search\/thesaurus\/)|^app\/\[locale\]\/\(site\)\/|^messages\/|^lib\/domain\/(?:cities|countries|[\w-]*-data)\.ts$|\.gen\.ts$/;

/** Where the environment is read: once per process, and what a build writes into the bundle. */
const READS_ENV =
  /^lib\/(?:env|product|texts\/locales|http\/before-next\/listen)\.ts$|^(?:next\.config|instrumentation)\.ts$|^backend\/(?:server|environment)\.ts$|^local\//;

/** What keeps data: databases and key-value stores, and Node's calls that write a file. */
const STORES =
  /^(?:pg|drizzle-orm|node:sqlite|better-sqlite3|mongodb|@redis\/client|redis|ioredis)$/;
const WRITES_FILES = /\b(?:writeFile|appendFile|createWriteStream)(?:Sync)?\b/;

const all = [...files.values()];

describe('the architecture', () => {
  it('finds the sources', () => {
    expect(all.length).toBeGreaterThan(50);
    expect(files.get('app/api/bookings/route.ts')?.imports.map(({ to }) => to)).toContain(
      'lib/http/handle.ts',
    );
  });

  it('lets each layer import only what its row names', () => {
    expect(all.flatMap(forbiddenImports)).toEqual([]);
  });

  it('marks every server module with server-only', () => {
    // Plain Node loads files that end in .mjs, and would not find this marker.
    const bundled = all.filter(({ path }) => !path.endsWith('.mjs'));
    const unmarked = bundled.filter(
      (file) => layerOf(file.path)?.name === 'server' && !isServerOnly(file),
    );
    expect(unmarked.map(({ path }) => `${path}: add import 'server-only'`)).toEqual([]);
  });

  it('keeps what is server-only, Node or heavy out of the browser, however far away', () => {
    expect(all.filter(isClient).flatMap((file) => leaksOf(file))).toEqual([]);
  });

  it('keeps the staff’s room out of what the browser gets elsewhere', () => {
    const isOfStaff = (path: string) =>
      /^components\/staff\/|^app\/\[locale\]\/\(staff\)\//.test(path);
    const outside = all.filter((file) => isClient(file) && !isOfStaff(file.path));
    expect(outside.length).toBeGreaterThan(50);
    const why = (to: string) => (isOfStaff(to) ? 'is of the staff' : null);
    expect(outside.flatMap((file) => leaksOf(file, why))).toEqual([]);
    const pages = all.filter(({ path }) => /^app\//.test(path) && !isOfStaff(path));
    const direct = pages.flatMap(({ path, imports }) =>
      imports
        .filter(({ to, isType }) => !isType && isOfStaff(to))
        .map(({ to }) => `${path}: ${to}`),
    );
    expect(direct).toEqual([]);
  });

  it('has no cycles among files', () => {
    expect(cyclesIn(importsBetween((path) => path))).toEqual([]);
  });

  it('has no cycles among folders', () => {
    expect(cyclesIn(importsBetween(dirname))).toEqual([]);
  });

  it('keeps folders small enough to look through', () => {
    const sizes = new Map<string, number>();
    const shared = readSources(['test', 'tools', 'scripts']);
    for (const path of [...files.keys(), ...shared.keys()]) {
      sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
    }
    const drawers = [...sizes].filter(
      ([folder, size]) => size > LARGEST_FOLDER && !LARGE_BY_REASON.has(folder),
    );
    expect(drawers.map(([folder, size]) => `${folder}: ${size} modules`)).toEqual([]);
  });

  it('PC-063: keeps no business data beside {host}: the site has no database and writes no file', () => {
    const ours = all.filter(({ path }) => !/^(?:backend|local)\//.test(path));
    const stores = ours.flatMap(({ path, imports, text }) => {
      const from = imports.filter(({ to }) => STORES.test(to)).map(({ to }) => `${path}: ${to}`);
      return WRITES_FILES.test(text) ? [...from, `${path} writes files`] : from;
    });
    // Who signed out is no business data (docs/topics/sign-in.md), nor are copies of pages and counts
    // of limits.
    expect(stores).toEqual(['lib/limits/limits-database.ts: pg', 'lib/redis.ts: @redis/client']);
  });

  it('UPL-009: puts objects into the storage, and has it do nothing else', () => {
    const product = all.filter(({ path }) => !path.startsWith('local/'));
    const commands = product.flatMap(({ text }) => text.match(/\b[A-Z]\w+Command\b/g) ?? []);
    expect(new Set(commands)).toEqual(new Set(['PutObjectCommand']));
  });

  it('reads the environment in one place per process', () => {
    const readers = all.filter(
      ({ path, text }) => /\bprocess\.env\b/.test(text) && !READS_ENV.test(path),
    );
    expect(readers.map(({ path }) => `${path} reads process.env; use lib/env.ts`)).toEqual([]);
  });

  it('has no barrels and no drawers for everything', () => {
    const named = all.filter(({ path }) => /\/(?:utils|helpers|types|index)\.tsx?$/.test(path));
    expect(named.map(({ path }) => `${path}: name it after what it holds`)).toEqual([]);
  });

  it('asks of a file of 300 lines whether it is two', () => {
    const long = all.flatMap(({ path, text }) => {
      const lines = text.split('\n').length - 1;
      const methods = path.startsWith('app/api/') ? text.match(/^export const [A-Z]+ =/gm) : null;
      const limit = (LIMITS.find(({ of }) => of.test(path))?.lines ?? 0) * (methods?.length ?? 1);
      return lines > limit && !DATA.test(path) ? [`${path}: ${lines} lines of ${limit}`] : [];
    });
    expect(long).toEqual([]);
  });
});
