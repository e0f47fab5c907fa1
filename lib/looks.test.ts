import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/*
 * A ratchet: each number is today's count and may only fall. The targets: 900 lines of CSS in all,
 * no class but those of the calendar's grid and the ornaments, none of them an abbreviation.
 */
const MOST_LINES = 900;
const MOST_CLASSES = 38;
const MOST_GAPS = 0;

/** What no public page loads: `site.css` looks for no utilities there. */
const PORTAL_ONLY = [
  ...['calendar', 'events', 'forms', 'items', 'location', 'owner', 'portal', 'promo', 'services'],
  ...['unsettled', 'uploads'],
];
const PUBLIC = /^(?:app\/(?!.*\(portal\))|components\/(?:site|profile|booking|news|slates|ui)\/)/;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const textOf = (file: string) => readFileSync(file, 'utf8');

const files = ['app', 'components'].flatMap(filesIn);
const sheets = files.filter((file) => file.endsWith('.css'));
const markup = files.filter((file) => /(?<!\.test)\.tsx$/.test(file));

const COMMENTS_AND_STRINGS = /\/\*[\s\S]*?\*\/|"[^"]*"|@(?:import|source|config)[^;]*;/g;
const classesOf = (sheet: string) =>
  textOf(sheet)
    .replaceAll(COMMENTS_AND_STRINGS, '')
    .match(/\.[a-z][\w-]*/gi) ?? [];

it('has no more hand-written CSS than yesterday', () => {
  const lines = sheets.reduce((sum, sheet) => sum + textOf(sheet).split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(MOST_LINES);
});

it('has no more classes of its own than yesterday', () => {
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

it('keeps the portal’s sheet from public pages', () => {
  const importers = files.filter(
    (file) => /\.tsx?$/.test(file) && /^import '.*portal\.css'/m.test(textOf(file)),
  );
  expect(importers).toHaveLength(1);
  expect(importers[0]).toMatch(/\(portal\)\/layout\.tsx$/);
});

it('takes no component of the portal to a public page, whose sheet would lack its utilities', () => {
  const portal = new RegExp(`from '@/components/(?:${PORTAL_ONLY.join('|')})/`);
  expect(markup.filter((file) => PUBLIC.test(file) && portal.test(textOf(file)))).toEqual([]);
});
