import { describe, expect, it } from 'vitest';
import { NEWS_ORIGINS, NEWS_RESIDENCES } from '@/lib/shared/domain/news/countries';
import { isAllowedUrl, PUBLIC_WEB } from '@/lib/shared/outbound/public-web';
import { FEEDS } from './feeds';
import { originsNamedIn } from './mentions';

describe('what an article is about', () => {
  it('includes every country of origin that it names in English', () => {
    for (const { iso, name } of NEWS_ORIGINS) {
      expect(originsNamedIn(`Football: Malta's visitors come home from ${name}.`)).toEqual([iso]);
    }
  });

  it.each([
    ['Ghana’s president visits Valletta', ['GH']],
    ['Ein ghanaischer Chor in Köln', ['GH']],
    ['Nigerianer in Äthiopien', ['ET', 'NG']],
    ['Un Sénégalais à Bruxelles', ['SN']],
    ['Studenti egiziani e tunisini a Roma', ['EG', 'TN']],
    ['De Turkse gemeenschap in Rotterdam', ['TR']],
    ['Flights from Turkey resume', ['TR']],
    ['WEST BANK: a report', ['PS']],
    ['South African and Sudanese students', ['ZA', 'SD']],
  ])('%s: %j', (text, isos) => {
    expect(originsNamedIn(text).sort()).toEqual(isos.sort());
  });

  it.each([
    ['Michael Jordan turns up in Perugia'],
    ['A roast turkey for Indiana Jones'],
    ['Peruse the guinea pigs of Liberia'],
    ['Colombo is Italian for Columbus'],
    ['Niger and Mali'],
    [''],
  ])('%j names none', (text) => {
    expect(originsNamedIn(text)).toEqual([]);
  });
});

describe('the list of feeds', () => {
  it('D-4 has several for every country, on each side', () => {
    const of = (side: 'origin' | 'residence', iso: string) =>
      FEEDS.filter((feed) => feed[side] === iso).length;
    for (const { iso } of NEWS_ORIGINS) expect(of('origin', iso), iso).toBeGreaterThan(1);
    for (const { iso } of NEWS_RESIDENCES) expect(of('residence', iso), iso).toBeGreaterThan(1);
    const known = [...NEWS_ORIGINS, ...NEWS_RESIDENCES].map(({ iso }) => iso);
    expect(
      FEEDS.filter(({ origin, residence }) => !known.includes(origin ?? residence ?? '')),
    ).toEqual([]);
  });

  it('names each address once, and none that could not be reached', () => {
    expect(new Set(FEEDS.map(({ url }) => url)).size).toBe(FEEDS.length);
    for (const { url } of FEEDS) {
      expect(isAllowedUrl(new URL(url), PUBLIC_WEB)).toBe(true);
      expect(new URL(url).protocol).toBe('https:');
    }
  });
});
