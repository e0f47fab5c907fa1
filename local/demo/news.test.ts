import { describe, expect, it } from 'vitest';
import { NEWS_ORIGINS, NEWS_PAGE_SIZE, NEWS_RESIDENCES } from '@/lib/shared/domain/news/countries';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { demoNews, newsPictures } from './news';

const NOW = Date.parse('2027-03-05T12:00:00Z');
const ASSETS = 'https://assets.example';

const news = demoNews(NOW, ASSETS);
const shownTo = (origin: string, residence: string) =>
  news
    .filter(({ origins }) => origins.includes(origin))
    .filter(({ residences }) => !residences || residences.includes(residence));

describe('the demo news', () => {
  it('has three pages of Ghana, some of them from Malta, and a few of nearly every origin', () => {
    expect(shownTo('GH', 'MT').length).toBeGreaterThan(2 * NEWS_PAGE_SIZE);
    expect(shownTo('GH', 'MT').length).toBeLessThan(3 * NEWS_PAGE_SIZE);
    expect(shownTo('GH', 'MT').length).toBeGreaterThan(shownTo('GH', 'HU').length);
    const without = NEWS_ORIGINS.filter(({ iso }) => shownTo(iso, 'MT').length === 0);
    // These countries have no articles, to show an empty feed.
    expect(without.map(({ iso }) => iso)).toEqual(['CU', 'LY']);
  });

  it('NEWS-020 NEWS-021 NEWS-022 NEWS-023 NEWS-024 is of every age that is said differently', () => {
    const ages = shownTo('GH', 'MT').map(({ publishedAt }) => NOW - publishedAt.getTime());
    const between = (least: number, most: number) =>
      ages.filter((age) => age >= least && age < most).length;
    expect(between(0, MINUTE_MS)).toBeGreaterThan(0);
    expect(between(MINUTE_MS, 60 * MINUTE_MS)).toBeGreaterThan(3);
    expect(between(60 * MINUTE_MS, DAY_MS)).toBeGreaterThan(3);
    expect(between(DAY_MS, 8 * DAY_MS)).toBeGreaterThan(3);
    expect(between(8 * DAY_MS, 60 * DAY_MS)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...news.map(({ publishedAt }) => NOW - publishedAt.getTime()))).toBeLessThan(
      60 * DAY_MS,
    );
  });

  it('is invented: every link leads to a reserved domain, and no two to the same', () => {
    expect(new Set(news.map(({ link }) => link)).size).toBe(news.length);
    for (const { link } of news) expect(new URL(link).hostname).toMatch(/^[a-z-]+\.example$/);
  });

  it('knows every country that it names, and draws every picture', () => {
    const known = new Set([...NEWS_ORIGINS, ...NEWS_RESIDENCES].map(({ iso }) => iso));
    const named = news.flatMap(({ origins, residences = [] }) => [...origins, ...residences]);
    expect(named.filter((iso) => !known.has(iso))).toEqual([]);
    const drawn = newsPictures().map(({ key }) => `${ASSETS}/${key}`);
    const used = news.flatMap(({ thumbnail }) => thumbnail || []);
    expect([...new Set(used)].sort()).toEqual([...drawn].sort());
    expect(used.length).toBeLessThan(news.length);
  });

  it('fits what articles may hold', () => {
    for (const { title, snippet } of news) {
      expect(title.length).toBeLessThanOrEqual(200);
      expect(snippet.length).toBeLessThanOrEqual(300);
    }
  });
});
