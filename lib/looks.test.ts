import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '@/test/source-files';

/*
 * Lines are counted as they stand, comments and lists of sources included. Classes are for the cells
 * of the calendar and for icons; each name is a word. Both numbers may only fall.
 */
const MOST_LINES = 870;
const MOST_CLASSES = 19;
const MOST_GAPS = 0;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const textOf = (file: string) => readFileSync(file, 'utf8');

const files = ['app', 'components'].flatMap(filesIn);
const sheets = files.filter((file) => file.endsWith('.css'));
const markup = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));

const COMMENTS_AND_STRINGS = /\/\*[\s\S]*?\*\/|"[^"]*"|@(?:import|source|config)[^;]*;/g;
const classesOf = (sheet: string) =>
  textOf(sheet)
    .replaceAll(COMMENTS_AND_STRINGS, '')
    .match(/\.[a-z][\w-]*/gi) ?? [];

it('has few lines of hand-written CSS', () => {
  const lines = sheets.flatMap((sheet) => textOf(sheet).match(/\n/g) ?? []);
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
});

it('has few classes of its own', () => {
  const classes = new Set(sheets.flatMap(classesOf));
  expect(classes.size).toBeLessThanOrEqual(MOST_CLASSES);
});

it('sets no gap through a variable', () => {
  const gaps = markup.filter((file) => textOf(file).includes('[--gap:'));
  expect(gaps.length).toBeLessThanOrEqual(MOST_GAPS);
});

it('hides no word of the sources from Tailwind', () => {
  expect(sheets.filter((sheet) => textOf(sheet).includes('@source not inline'))).toEqual([]);
});

/*
 * A page loads `ground.css`, and one sheet with the utilities of what it can show. It has no others,
 * so that a page stays light; and it lacks none, so that a component looks the same everywhere.
 */
const sources = readSources(['app', 'components', 'lib']);
const pages = [...sources.keys()].filter((file) =>
  /^app\/\[locale\]\/.*\/page\.tsx$|^app\/global-not-found/.test(file),
);
const FRAME = ['layout.tsx', 'error.tsx'];

/** Whether there is something for Tailwind in it. */
const hasLook = (file: string) =>
  // Icons have a class of the base styles, and those that their users give them.
  file !== 'components/ui/icons.tsx' &&
  (/-look\.ts$/.test(file) || (/\.tsx?$/.test(file) && /className|cva\(/.test(textOf(file))));

/** The page, with the layouts and errors of the folders above it. */
function partsOf(page: string): string[] {
  const folders = page.split('/').slice(0, -1);
  const above = folders.flatMap((_, depth) =>
    FRAME.map((name) => [...folders.slice(0, depth + 1), name].join('/')),
  );
  return [page, ...above.filter((file) => sources.has(file))];
}

/** The sheet that the page brings, or else the nearest layout. */
function sheetOf(page: string): string {
  const brings = partsOf(page)
    .filter((file) => !file.endsWith('/error.tsx'))
    .flatMap((file) => sources.get(file)?.imports ?? [])
    .map(({ to }) => to)
    .filter((to) => to.endsWith('.css') && !to.endsWith('/ground.css'));
  expect(brings, page).toHaveLength(1);
  return brings[0] ?? '';
}

/** The sheet that a component brings itself, because it is loaded when it is wanted. */
const lateSheetOf = (file: string) =>
  file.startsWith('components/')
    ? sources.get(file)?.imports.find(({ to }) => to.endsWith('.css'))?.to
    : undefined;

/**
 * The components with a look that the files reach over any number of imports, without those that
 * have a late sheet for themselves and for what they draw.
 */
function drawnBy(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to, isType } of sources.get(file)?.imports ?? [])
      if (!isType && !lateSheetOf(to)) visit(to);
  };
  files.forEach(visit);
  return new Set([...reached].filter((file) => !file.startsWith('lib/') && hasLook(file)));
}

/** Tailwind's own reader of `@source`, which comes with its plugin. */
const withPlugin = createRequire(createRequire(import.meta.url).resolve('@tailwindcss/postcss'));
const { Scanner } = withPlugin('@tailwindcss/oxide');

/** The components in which a sheet looks for utilities. */
function scannedBy(sheet: string): string[] {
  const text = textOf(sheet);
  const isWhole = text.includes('@import "./common.css"');
  const wanted = (isWhole ? [textOf('app/styles/common.css'), text] : [text])
    .flatMap((part) => [...part.matchAll(/@source (not )?"([^"]+)"/g)])
    .map(([, not, pattern]) => ({ base: path.resolve('app/styles'), pattern, negated: !!not }));
  const scanner = new Scanner({ sources: wanted });
  scanner.scan();
  return scanner.files.map((file: string) => path.relative('.', file)).filter(hasLook);
}

describe.each([...new Set(pages.map(sheetOf))])('%s', (sheet) => {
  const drawn = drawnBy(pages.filter((page) => sheetOf(page) === sheet).flatMap(partsOf));
  const scanned = scannedBy(sheet);

  it('has the utilities of every component of its pages', () => {
    expect([...drawn].filter((file) => !scanned.includes(file))).toEqual([]);
  });

  it('has those of no other component', () => {
    expect(scanned.filter((file) => !drawn.has(file))).toEqual([]);
  });
});

const late = [...sources.keys()].filter(lateSheetOf);

it.each(late)('%s brings a sheet for all that it draws, and for nothing else', (file) => {
  const sheet = lateSheetOf(file) ?? '';
  expect(scannedBy(sheet).toSorted()).toEqual([...drawnBy([file])].toSorted());
  // In a rule of its own, so that it changes nothing of the page around it.
  const within = textOf(sheet).match(/\[data-sheet="(\w+)"\] \{[^{}]*@tailwind utilities/)?.[1];
  expect(textOf(file)).toContain(`data-sheet="${within}"`);
});

it('follows links within the page’s sheet only: any other page is a document of its own', () => {
  const followers = markup.filter((file) => textOf(file).includes("/route-link'"));
  expect(followers.length).toBeGreaterThan(0);
  expect(followers.filter((file) => !/^components\/(?:booking|portal)\//.test(file))).toEqual([]);
});
