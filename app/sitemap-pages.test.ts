import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '@/lib/url/paths';
import { readSources } from '@/test/source-files';
import { STATIC_PAGES } from './sitemap-pages';

const OF_OUR_WORDS = [
  ...[paths.home, paths.howItWorks, paths.about, paths.contact],
  ...[paths.privacyPolicy, paths.deleteRequest, paths.providerTerms],
];

test('the sitemap names exactly the static pages that exist', () => {
  const existing = OF_OUR_WORDS.filter((path) => existsSync(`app/(site)${path}/page.tsx`));
  expect([...STATIC_PAGES].sort()).toEqual(existing.sort());
});

test('STAT-002 no page of our own words has a way to {host}, however long', () => {
  const files = readSources(['app', 'components', 'lib']);
  const seen = new Set(OF_OUR_WORDS.map((path) => `app/(site)${path}/page.tsx`.replace('//', '/')));
  // A set may grow while it is walked.
  for (const path of seen) {
    for (const { to, isType } of files.get(path)?.imports ?? []) if (!isType) seen.add(to);
  }
  expect(seen.size).toBeGreaterThan(OF_OUR_WORDS.length * 2);
  expect([...seen].filter((path) => path.startsWith('lib/host/'))).toEqual([]);
});
