import { describe, expect, it } from 'vitest';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import {
  DEFAULT_NEWS_ORIGIN,
  DEFAULT_NEWS_RESIDENCE,
  NEWS_ORIGINS,
  NEWS_RESIDENCES,
} from './countries';

const named = (iso: string) => new Intl.DisplayNames('en', { type: 'region' }).of(iso);

describe('the countries of the news', () => {
  it('NEWS-005 are 36 of origin, without repeats', () => {
    expect(new Set(NEWS_ORIGINS.map(({ iso }) => iso)).size).toBe(36);
    expect(NEWS_ORIGINS).toHaveLength(36);
  });

  it('NEWS-006 have the origins sorted by name', () => {
    const names = NEWS_ORIGINS.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('NEWS-005 cover every example country of the six communities', () => {
    const names = NEWS_ORIGINS.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(COMMUNITIES.flatMap(({ examples }) => examples)));
  });

  it('NEWS-007 are nine of residence, in the order of the specification', () => {
    expect(NEWS_RESIDENCES.map(({ iso }) => iso).join(', ')).toBe(
      'MT, GB, AU, HU, CH, BE, NL, DE, IT',
    );
  });

  it('carry the names that Intl gives their codes', () => {
    const own = { PS: 'Palestine' };
    for (const { iso, name } of [...NEWS_ORIGINS, ...NEWS_RESIDENCES]) {
      expect({ ...own, [iso]: own[iso as 'PS'] ?? named(iso)?.replace('&', 'and') }[iso]).toBe(
        name,
      );
    }
  });

  it('NEWS-003 NEWS-004 begin with a country of each list', () => {
    expect(NEWS_ORIGINS.map(({ iso }) => iso)).toContain(DEFAULT_NEWS_ORIGIN);
    expect(NEWS_RESIDENCES.map(({ iso }) => iso)).toContain(DEFAULT_NEWS_RESIDENCE);
  });
});
