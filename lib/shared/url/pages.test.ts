import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf, listPageFiles } from '@/test/page-files';
import { listFiles, readSources } from '@/test/source-files';
import { PAGES, policyAt, takesPosts } from './pages';
import { isInsidePath } from './shared-pages';

const files = listPageFiles();
const sources = readSources(['app', 'components', 'lib']);

function fileOf(path: string): string {
  return files.get(path) ?? '';
}

/** The texts of the layouts around a page. */
function layoutsOf(file: string): string[] {
  const folder = dirname(file);
  const layout = `${folder}/layout.tsx`;
  const own = existsSync(layout) ? [readFileSync(layout, 'utf8')] : [];
  return folder === 'app' ? own : [...own, ...layoutsOf(folder)];
}

describe('the rows of the pages', () => {
  test('are those of the files in app/[locale], and there are no other pages', () => {
    const named = PAGES.flatMap(({ path, copies, isOnlyCopied }) => [
      ...(isOnlyCopied ? [] : [path]),
      ...(copies ? [copies] : []),
    ]);
    expect(named.sort()).toEqual([...files.keys()].sort());
    const all = listFiles('app').filter((file) => file.endsWith('/page.tsx'));
    expect(all.sort()).toEqual([...files.values()].sort());
  });

  test('give pages that begin alike one policy, because the policy goes by the first part', () => {
    for (const { path, policy } of PAGES) expect(policyAt(path), path).toBe(policy);
  });

  test('share the pages of our own words, and no others', () => {
    for (const { path, policy, shared } of PAGES) {
      expect(shared === 'build', path).toBe(policy === 'own words');
    }
  });

  test('share pages only where nothing of a visitor can be read', () => {
    for (const { path, copies, shared } of PAGES) {
      if (copies) expect(isInsidePath(copies), copies).toBe(true);
      const page = copies ?? (shared === 'briefly' ? path : null);
      if (!page) continue;
      const { text } = sources.get(fileOf(page)) ?? { text: '' };
      expect(text, page).toContain("export const dynamic = 'force-static';");
      expect(text, page).not.toMatch(/searchParams|next\/headers/);
    }
  });

  test('name those that layouts keep out of search engines', () => {
    for (const { path, copies, robots } of PAGES) {
      const isKeptOut = layoutsOf(fileOf(copies ?? path)).some((text) =>
        text.includes('index: false'),
      );
      expect(isKeptOut, path).toBe(robots === 'noindex');
    }
  });

  test('name those whose text is English in all languages', () => {
    for (const page of PAGES) {
      const { text } = sources.get(fileOf(page.copies ?? page.path)) ?? { text: '' };
      const isEnglish = text.includes('<LongForm') && !text.includes('isInEveryLanguage');
      expect(page.isEnglishOnly ?? false, page.path).toBe(isEnglish);
    }
  });

  test('leave what is kept out of search engines out of the sitemap, too', () => {
    expect(PAGES.filter(({ robots, sitemap }) => robots && sitemap)).toEqual([]);
  });

  test('name every page with a server action, which may be posted to', () => {
    const actions = [...sources.values()].filter(({ text }) =>
      /^\s*['"]use server['"]/m.test(text),
    );
    const posted = new Set(actions.map(({ path }) => addressOf(path)));
    expect(posted).toEqual(
      new Set(PAGES.filter((page) => page.takesPosts).map(({ path }) => path)),
    );
  });

  test('STAT-002 no page of our own words has a way to {host}, however long', () => {
    const own = PAGES.filter(({ policy }) => policy === 'own words');
    const seen = new Set(own.map(({ path }) => fileOf(path)));
    // The set grows while the loop runs.
    for (const path of seen) {
      for (const { to, isType } of sources.get(path)?.imports ?? []) if (!isType) seen.add(to);
    }
    expect(seen.size).toBeGreaterThan(own.length * 2);
    expect([...seen].filter((path) => path.startsWith('lib/server/host/'))).toEqual([]);
  });
});

test.each([
  ['/', 'others words'],
  ['/aboutus', 'own words'],
  ['/booking/no-such-page', 'others words'],
  ['/en/booking', 'others words'],
  ['/services/7/edit', 'portal'],
  ['/no-such-page', 'own words'],
])('the policy at %s is that of %s', (path, policy) => {
  expect(policyAt(path)).toBe(policy);
});

test('only pages with a form may be posted to', () => {
  expect(takesPosts('/booking/manage/abc~7-1-0/move')).toBe(true);
  expect(takesPosts('/booking/manage/abc~7-1-0/x')).toBe(false);
  expect(['/booking/review', '/en/booking/review'].every(takesPosts)).toBe(true);
  expect(['/booking', '/booking/review/', '/booking/review/x', '/'].some(takesPosts)).toBe(false);
});
