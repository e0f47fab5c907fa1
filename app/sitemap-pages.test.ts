import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '@/lib/url/paths';
import { STATIC_PAGES } from './sitemap-pages';

const OF_OUR_WORDS = [
  ...[paths.home, paths.howItWorks, paths.about, paths.contact],
  ...[paths.privacyPolicy, paths.deleteRequest, paths.providerTerms],
];

test('the sitemap names exactly the static pages that exist', () => {
  const existing = OF_OUR_WORDS.filter((path) => existsSync(`app/(site)${path}/page.tsx`));
  expect([...STATIC_PAGES].sort()).toEqual(existing.sort());
});
