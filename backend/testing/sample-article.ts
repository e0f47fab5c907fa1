import type { SeedArticle } from '../db/seed-news';

let count = 0;

/** An article to seed, changed by what a test sets; each one has another link. */
export function sampleArticle(overrides: Partial<SeedArticle> = {}): SeedArticle {
  count += 1;
  return {
    title: 'Kenkey Festival in Sliema',
    source: 'The Harbour Post',
    snippet: 'Three days of it.',
    link: `https://harbour.example/articles/${count}`,
    publishedAt: new Date('2027-03-04T12:00:00Z'),
    origins: ['GH'],
    ...overrides,
  };
}
