import type { SourceFile } from '@/test/source-files';
import { isServerOnly, packageOf, productSources } from './product-sources';
import type { Finding } from './rule';

/** What each module of the web's server may import. */
const OF_SERVERS = [
  'process',
  'outbound',
  'contract',
  'domain',
  'time',
  'url',
  'errors',
  'waiting line',
  'product',
  'phone key',
  'texts',
] as const;

/**
 * Who may import whom: the table of docs/ARCHITECTURE.md. The first layer whose `of` matches a
 * path is its layer. `packages` lists what a layer may take from npm; without it, anything.
 */
const LAYERS = [
  {
    name: 'contract',
    of: /^lib\/shared\/contract\//,
    may: ['contract', 'domain', 'time', 'errors', 'texts'],
    packages: ['zod'],
  },
  { name: 'time', of: /^lib\/shared\/time\//, may: ['time'], packages: ['luxon'] },
  { name: 'domain', of: /^lib\/shared\/domain\//, may: ['domain', 'time', 'texts'], packages: [] },
  {
    name: 'url',
    of: /^lib\/shared\/url\//,
    may: ['url', 'domain', 'time', 'contract', 'texts'],
    packages: [],
  },
  { name: 'messages', of: /^messages\//, may: [], packages: ['react'] },
  {
    name: 'texts',
    of: /^lib\/shared\/texts\//,
    may: ['texts', 'messages'],
    packages: ['react', 'next', 'next-intl', 'node:fs', 'node:path'],
  },
  { name: 'errors', of: /^lib\/shared\/errors\.ts$/, may: ['texts'], packages: [] },
  { name: 'waiting line', of: /^lib\/shared\/waiting-line\.ts$/, may: [], packages: [] },
  {
    name: 'phone key',
    of: /^lib\/shared\/phone-key\.ts$/,
    may: ['domain', 'time'],
    packages: ['libphonenumber-js'],
  },
  { name: 'product', of: /^lib\/shared\/product\.ts$/, may: ['domain'], packages: [] },
  {
    name: 'api client',
    of: /^lib\/shared\/api\//,
    may: ['contract', 'domain', 'time', 'errors', 'texts'],
    packages: ['zod'],
  },
  {
    // Shared by the web app and the backend: how to reach addresses that others name.
    name: 'outbound',
    of: /^lib\/shared\/outbound\//,
    may: ['outbound', 'process'],
    packages: ['undici', 'node:dns', 'node:net', 'node:util', 'node:zlib'],
  },
  {
    // Shared by every server of ours: how a process lives without its output, and how it ends.
    name: 'process',
    of: /^lib\/shared\/process\//,
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
    // What a {host} that is not ours may spell, and what is done for what it lacks.
    name: 'documented',
    of: /^lib\/server\/host\/documented\//,
    may: ['documented', 'host', 'server', ...OF_SERVERS],
  },
  {
    name: 'host',
    of: /^lib\/server\/host\//,
    may: ['documented', 'host', 'server', ...OF_SERVERS],
  },
  { name: 'server', of: /^lib\/server\//, may: ['host', 'server', ...OF_SERVERS] },
  {
    name: 'ui',
    of: /^components\/shared\/ui\//,
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
    of: /^app\/|^(?:instrumentation|instrumentation-client|next\.config)\.ts$/,
    may: [
      'app',
      'components',
      'ui',
      'host',
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
      'outbound',
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
const BACKEND_SEED =
  /^backend\/(?:db\/(?:seed|seed-news|seed-slates|client|migrate|locks)|seed\/past-visit)\.ts$/;

/** The layers in which every module says that it is the server's. */
const ON_SERVERS = ['documented', 'host', 'server'];

function layerOf(path: string): (typeof LAYERS)[number] | undefined {
  return LAYERS.find((layer) => layer.of.test(path));
}

function forbiddenImports(file: SourceFile): string[] {
  const layer = layerOf(file.path);
  if (!layer) return ['lies in no layer; give its folder a row'];
  const may: readonly string[] = layer.may;
  const packages: readonly string[] | undefined = 'packages' in layer ? layer.packages : undefined;
  return file.imports.flatMap(({ to, isOwn }) => {
    if (!isOwn) {
      const isAllowed = !packages || packages.includes(packageOf(to)) || to === 'server-only';
      return isAllowed ? [] : [`imports ${to}; ${layer.name} may use: ${packages}`];
    }
    // Styles and data beside a file are part of it.
    if (/\.(?:css|json|svg)$/.test(to)) return [];
    const target = layerOf(to)?.name ?? 'none';
    if (may.includes('backend seed') && BACKEND_SEED.test(to)) return [];
    if (may.includes(target)) return [];
    return [`imports ${to} (${target}); ${layer.name} may import: ${may.join(', ')}`];
  });
}

/** Each layer imports only what its row names, and every server module says so. */
export function layers(): Finding[] {
  return [...productSources.values()].flatMap((file) => {
    const says = forbiddenImports(file);
    // Plain Node loads files that end in .mjs, and would not find this marker.
    const isMarked = file.path.endsWith('.mjs') || isServerOnly(file);
    if (ON_SERVERS.includes(layerOf(file.path)?.name ?? '') && !isMarked)
      says.push("add import 'server-only'");
    return says.map((text) => ({ file: file.path, says: text }));
  });
}
