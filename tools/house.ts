/** `npm run house -- --list` adds the places. */
import { execFileSync } from 'node:child_process';
import { readSource, type Source } from './house/source';

const ROOMS = /^(?:app|backend|components|lib|local|messages|scripts|tools)\//;
const AT_THE_ROOT = /^(?:instrumentation|next\.config)\.ts$/;
const CODE = /\.(?:ts|tsx|mjs)$/;
const TEST = /\.(?:test|spec|setup)\.|^(?:e2e|test)\//;
const MADE = /\.gen\.|\.d\.ts$/;

/** Next and next-intl look for these, so they cannot be merged. */
const ENTRY =
  /^lib\/texts\/request\.ts$|^app\/(?:.*\/)?(?:page|layout|route|error|not-found|global-error|global-not-found|loading|template|default|robots|sitemap|manifest|icon|opengraph-image)\.tsx?$/;

const BEFORE_NEXT =
  /^lib\/(?:http\/before-next\/|cache\/|http\/(?:page-status|policies|refusal-page|shared-cache|same-origin)\.|url\/shared-)/;

const WIRE_NAMES = /\b(?:settlnProviderId|providerId|startTime)\b/g;
const SPEAKS_WIRE = /^(?:lib\/(?:contract|url)|backend\/testing|tools)\//;

interface Count {
  name: string;
  value: number | string;
  bar: string;
  /** Only for a maximum. */
  isMet?: boolean;
  places?: string[];
}

const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
}).split('\0');
const sources: Source[] = [];
const tests: Source[] = [];
const made: Source[] = [];
const sheets: Source[] = [];
for (const path of files) {
  const file = readSource(path);
  if (!file) continue;
  if (path.endsWith('.css')) sheets.push(file);
  if (!CODE.test(path)) continue;
  if (MADE.test(path)) made.push(file);
  else if (TEST.test(path)) tests.push(file);
  else if (ROOMS.test(path) || AT_THE_ROOT.test(path)) sources.push(file);
}

const sum = (list: readonly Source[]) => list.reduce((lines, source) => lines + source.lines, 0);

const importers = new Map<string, Source[]>();
for (const source of [...sources, ...tests]) {
  for (const path of source.imports) {
    if (!isOwnTest(source.path, path)) {
      importers.set(path, [...(importers.get(path) ?? []), source]);
    }
  }
}

/** `log.test.ts` of `log.ts`, which would move with it. */
function isOwnTest(test: string, path: string): boolean {
  return TEST.test(test) && test.startsWith(`${path.replace(/\.\w+$/, '')}.`);
}

function isBoundary(file: Source, importer: Source): boolean {
  return file.directive !== null && file.directive !== importer.directive;
}

const small = sources.flatMap((file) => {
  const [importer, second] = importers.get(file.path) ?? [];
  if (file.lines >= 25 || !importer || second || ENTRY.test(file.path)) return [];
  return [{ file, importer, isBoundary: isBoundary(file, importer) }];
});
const fragments = small.filter((one) => !one.isBoundary);

function placesOf(pattern: RegExp): string[] {
  return sources
    .filter(({ path }) => !SPEAKS_WIRE.test(path))
    .flatMap(({ path, code }) => {
      const found = [...code.matchAll(pattern)].map(([text]) => text);
      return found.map((text) => `${path}: ${text}`);
    });
}

function atMost(name: string, bar: number, places: string[]): Count {
  return { name, value: places.length, bar: `${bar}`, isMet: places.length <= bar, places };
}

function below(name: string, value: number, bar: number, places?: string[]): Count {
  return { name, value, bar: `under ${bar}`, isMet: value < bar, places };
}

const shown = (name: string, value: number | string): Count => ({ name, value, bar: '' });
const spreadsOf = (list: Source[]) => list.flatMap(({ spreads }) => spreads);
const words = sources.reduce((total, { commentWords }) => total + commentWords, 0);
const beforeNext = sources.filter(({ path }) => BEFORE_NEXT.test(path));
const wordy = sources
  .toSorted((a, b) => b.commentWords - a.commentWords)
  .map(({ path, commentWords }) => `${path}: ${commentWords}`);
const lines = sum(sources);

const counts: Count[] = [
  below('source files', sources.length, 1150),
  shown('  lines', lines),
  shown('  lines in a file (mean)', (lines / sources.length).toFixed(1)),
  shown('  files over 200 lines', sources.filter((source) => source.lines > 200).length),
  shown(
    'files in lib/contract',
    sources.filter(({ path }) => /^lib\/contract\//.test(path)).length,
  ),
  atMost(
    'files under 25 lines with one importer',
    0,
    fragments.map(({ file, importer }) => `${file.path} (${file.lines}) <- ${importer.path}`),
  ),
  shown("  more that 'use client' or 'use server' keeps apart", small.length - fragments.length),
  atMost('spreads of literals in sources', 0, spreadsOf(sources)),
  atMost('spreads of literals in tests', 0, spreadsOf(tests)),
  atMost(
    'replaced methods of responses and servers',
    2,
    sources.flatMap(({ replacedMethods }) => replacedMethods),
  ),
  atMost(
    'style sheets with utilities',
    3,
    sheets.filter(({ code }) => code.includes('tailwindcss/utilities')).map(({ path }) => path),
  ),
  shown('  lines of CSS written by hand', sum(sheets)),
  atMost('wire names outside lib/contract and lib/url', 0, placesOf(WIRE_NAMES)),
  atMost('findRowId(String(', 0, placesOf(/findRowId\(String\(/g)),
  atMost('Number(calendarId)', 0, placesOf(/\bNumber\((?:\w+\.)*calendarId\)/g)),
  { ...below('comment words in sources', words, 45_000), places: wordy.slice(0, 60) },
  shown('  for each line', (words / lines).toFixed(2)),
  below(
    'lines before Next and of the cache',
    sum(beforeNext),
    1200,
    beforeNext.map(({ path, lines }) => `${path}: ${lines}`),
  ),
  {
    name: 'lines in git that a script writes',
    value: sum(made),
    bar: '0',
    isMet: made.length === 0,
    places: made.map(({ path, lines }) => `${path}: ${lines}`),
  },
];

const showsPlaces = process.argv.includes('--list');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const { name, value, bar, isMet, places } of counts) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'not met';
  console.log(
    `${name.padEnd(52)} ${String(value).padStart(8)}  ${bar.padEnd(12)} ${verdict}`.trimEnd(),
  );
  if (showsPlaces) for (const place of places ?? []) console.log(`    ${place}`);
}
