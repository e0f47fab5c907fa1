import type { SourceFile } from '@/test/source-files';
import { productSources } from './product-sources';
import type { Finding } from './rule';

/** Where the environment is read: once per process, and what a build writes into the bundle. */
const READS_ENV =
  /^lib\/(?:server\/(?:env|http\/before-next\/listen)|shared\/(?:product|texts\/locales))\.ts$|^(?:next\.config|instrumentation)\.ts$|^backend\/(?:server|environment)\.ts$|^local\//;

/**
 * What the site keeps beside {host}. Who signed out is no business data (docs/topics/sign-in.md), nor
 * are copies of pages and counts of limits.
 */
const KEPT = ['lib/server/limits/limits-database.ts: pg', 'lib/server/redis.ts: @redis/client'];

/** What keeps data: databases and key-value stores, and Node's calls that write a file. */
const STORES =
  /^(?:pg|drizzle-orm|node:sqlite|better-sqlite3|mongodb|@redis\/client|redis|ioredis)$/;
const WRITES_FILES = /\b(?:writeFile|appendFile|createWriteStream)(?:Sync)?\b/;

/** PC-063: the site has no database and writes no file. */
function storesOf({ path, imports, text }: SourceFile): string[] {
  if (/^(?:backend|local)\//.test(path)) return [];
  const stores = imports.filter(({ to }) => STORES.test(to) && !KEPT.includes(`${path}: ${to}`));
  const says = stores.map(({ to }) => `PC-063: keeps data beside {host}, in ${to}`);
  return WRITES_FILES.test(text) ? [...says, 'PC-063: writes files beside {host}'] : says;
}

/** UPL-009: the storage is asked for nothing but to keep an object. */
function commandsOf({ path, text }: SourceFile): string[] {
  const commands = path.startsWith('local/') ? [] : (text.match(/\b[A-Z]\w+Command\b/g) ?? []);
  const others = new Set(commands.filter((name) => name !== 'PutObjectCommand'));
  return [...others].map((name) => `UPL-009: has the storage do ${name}`);
}

function environmentOf({ path, text }: SourceFile): string[] {
  const isReader = /\bprocess\.env\b/.test(text) && !READS_ENV.test(path);
  return isReader ? ['reads process.env; use lib/server/env.ts'] : [];
}

function drawersOf({ path }: SourceFile): string[] {
  return /\/(?:utils|helpers|types|index)\.tsx?$/.test(path) ? ['name it after what it holds'] : [];
}

/** What only some places may do: keep data, use the storage, read the environment. */
export function places(): Finding[] {
  return [...productSources.values()].flatMap((file) =>
    [storesOf, commandsOf, environmentOf, drawersOf]
      .flatMap((rule) => rule(file))
      .map((says) => ({ file: file.path, says })),
  );
}
