import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import about from '@/messages/en/about.json';
import legal from '@/messages/en/legal.json';
import { readSources } from '@/test/source-files';
import { ABOUT_SECTIONS } from './aboutus/sections';
import { DELETION_SECTIONS } from './delete-request/sections';
import { PRIVACY_SECTIONS } from './privacy-policy/sections';
import { TERMS_SECTIONS } from './settln-providers-terms-and-conditions/sections';
import { COMMON_SECTIONS } from './terms/sections';

const list = readFileSync('docs/LEGAL.md', 'utf8');

describe('what a lawyer has to confirm', () => {
  it('is said on no page', () => {
    const said = [...readSources(['app', 'components']).values()].filter(
      ({ path, text }) => !path.endsWith('.test.ts') && /lawyer[^.]{0,20}confirm/i.test(text),
    );
    expect(said.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['/privacy-policy', legal.privacyPolicy],
    ['/delete-request', legal.deleteRequest],
    ['/settln-providers-terms-and-conditions', legal.providerTerms],
    ['/terms', legal.terms],
  ])('is listed for %s, by sections that it has', (path, { titles }) => {
    const part = list.split('## ').find((text) => text.includes(`(\`${path}\``)) ?? '';
    const listed = [...part.matchAll(/^\| ([^|]+) \|/gm)].map(([, title]) => title);
    const sections = listed.filter((title) => title !== 'Section');
    expect(sections.length).toBeGreaterThan(1);
    expect(Object.values(titles)).toEqual(expect.arrayContaining(sections));
  });
});

describe('a page to read', () => {
  it.each([
    ['about', about.page, ABOUT_SECTIONS],
    ['privacy', legal.privacyPolicy, PRIVACY_SECTIONS],
    ['deletion', legal.deleteRequest, DELETION_SECTIONS],
    ['terms of providers', legal.providerTerms, TERMS_SECTIONS],
    ['terms', legal.terms, COMMON_SECTIONS],
  ])('shows every section that there are texts for: %s', (_, { titles, sections }, shown) => {
    expect(Object.keys(titles)).toEqual(shown);
    expect(Object.keys(sections)).toEqual(shown);
  });
});
