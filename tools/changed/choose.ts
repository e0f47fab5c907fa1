import type { SourceFile } from '@/test/source-files';
import { needsOf, reachedBy } from './reach';
import { addressesOf, aroundOf, isEntry } from './routes';

/** What each browser test file asked the site for, by its name in `e2e`. */
export type Opened = Readonly<Record<string, readonly string[]>>;

/** Test files of a part of `npm test`: those to run, and those that a change cannot reach. */
interface Choice {
  run: string[];
  leftOut: string[];
}

export interface Choices {
  unit: Choice;
  integration: Choice;
  e2e: Choice;
}

/** Only tests of documents read these, and they read whole folders. */
const DOCUMENT = /\.md$/;
/** It may look at any file, so no graph tells what it depends on. */
const READS_FILES = /\b(?:readFileSync|readdirSync|readFile|listFiles|readSources)\(/;
/** They start the built site. */
const STARTS_SITE = /\bSTART_WEB\b|\bstartProduct\b/;
/** All pages are served through these. */
const AROUND_ALL = ['instrumentation.ts', 'instrumentation-client.ts', 'app/global-error.tsx'];

const INTEGRATION = /\.integration\.test\.tsx?$/;
const UNIT = /(?<!\.integration)\.test\.tsx?$/;
const SPEC = /^e2e\/.*\.spec\.ts$/;

function choiceOf(files: readonly string[], isWanted: (file: string) => boolean): Choice {
  return { run: files.filter(isWanted), leftOut: files.filter((file) => !isWanted(file)) };
}

/**
 * The test files that a change can reach, by imports, by what tests start, and by the pages that
 * browser tests open; everything if the change is outside the sources: styles, texts, settings.
 */
export function choose(
  changed: readonly string[],
  sources: ReadonlyMap<string, SourceFile>,
  opened: Opened,
): Choices {
  const files = [...sources.keys()];
  const code = changed.filter((file) => !DOCUMENT.test(file));
  const isEverything = code.some((file) => !sources.has(file));
  const entries = files.filter(isEntry);
  const needs = needsOf(sources);
  for (const entry of entries) needs.get(entry)?.push(...aroundOf(entry, files));
  const reached = reachedBy(code, needs);
  const addresses = entries.filter((file) => reached.has(file)).map(addressesOf);
  const isSiteReached = AROUND_ALL.some((file) => reached.has(file));

  const withSite = new Map(needs);
  for (const { path, text } of sources.values()) {
    if (path.startsWith('e2e/') || path.startsWith('scripts/lib/') || !STARTS_SITE.test(text))
      continue;
    withSite.set(path, [...(needs.get(path) ?? []), ...AROUND_ALL, ...entries]);
  }
  const reachedWithSite = reachedBy(code, withSite);

  const isReached = (file: string) =>
    isEverything ||
    reachedWithSite.has(file) ||
    (changed.length > 0 && READS_FILES.test(sources.get(file)?.text ?? ''));
  const isOpened = (spec: string) => {
    const paths = opened[spec.replace(/^e2e\//, '')];
    if (isEverything || isSiteReached || !paths || reached.has(spec)) return true;
    return paths.some((path) => addresses.some((address) => address.test(path)));
  };
  return {
    unit: choiceOf(
      files.filter((file) => UNIT.test(file)),
      isReached,
    ),
    integration: choiceOf(
      files.filter((file) => INTEGRATION.test(file)),
      isReached,
    ),
    e2e: choiceOf(
      files.filter((file) => SPEC.test(file)),
      (spec) => changed.length > 0 && isOpened(spec),
    ),
  };
}
