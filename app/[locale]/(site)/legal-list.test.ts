import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from '@/test/source-files';
import { deletionSections } from './delete-request/sections';
import { privacySections } from './privacy-policy/sections';
import { termsSections } from './settln-providers-terms-and-conditions/sections';

const list = readFileSync('docs/LEGAL.md', 'utf8');

describe('what a lawyer has to confirm', () => {
  it('is said on no page', () => {
    const said = [...readSources(['app', 'components']).values()].filter(
      ({ path, text }) => !path.endsWith('.test.ts') && /lawyer[^.]{0,20}confirm/i.test(text),
    );
    expect(said.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['/privacy-policy', privacySections],
    ['/delete-request', deletionSections],
    ['/settln-providers-terms-and-conditions', termsSections],
  ])('is listed for %s, by sections that it has', (path, sections) => {
    const part = list.split('## ').find((text) => text.includes(`(\`${path}\``)) ?? '';
    const listed = [...part.matchAll(/^\| ([^|]+) \|/gm)].map(([, title]) => title);
    const titles = listed.filter((title) => title !== 'Section');
    expect(titles.length).toBeGreaterThan(1);
    expect(sections.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  });
});
