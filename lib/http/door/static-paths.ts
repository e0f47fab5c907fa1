import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { localePath, splitLocale } from '@/lib/url/locale-path';

/** The rule of next.config.ts for all answers. */
const EVERYTHING = '/:path*';

const Prerendered = z.object({ routes: z.record(z.string(), z.unknown()) });
const Routes = z.object({
  headers: z.array(
    z.object({
      source: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

/** What a build says of itself: the addresses that are files, and the headers that all answers carry. */
export interface BuildFacts {
  files: ReadonlySet<string>;
  headers: Readonly<Record<string, string>>;
}

function listFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** The address of a prerendered route: Next lists those in English behind their code, too. */
function addressOf(route: string): string {
  const { locale, path } = splitLocale(route);
  return localePath(locale, path);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Reads them from the folder of a build and `public`, which lies beside it. */
export function readBuildFacts(distDir: string): BuildFacts {
  const { routes } = Prerendered.parse(readJson(path.join(distDir, 'prerender-manifest.json')));
  const { headers } = Routes.parse(readJson(path.join(distDir, 'routes-manifest.json')));
  const served = listFolder('public').map((file) => `/${file.split(path.sep).join('/')}`);
  return {
    files: new Set([...Object.keys(routes).map(addressOf), ...served]),
    headers: Object.fromEntries(
      headers
        .filter(({ source }) => source === EVERYTHING)
        .flatMap((row) => row.headers)
        .map(({ key, value }) => [key, value]),
    ),
  };
}
