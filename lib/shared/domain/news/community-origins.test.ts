import { expect, test } from 'vitest';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { NEWS_OF_COMMUNITY, NEWS_ORIGINS, newsOriginOf } from './countries';

test('every country of origin is of one community', () => {
  const listed = Object.values(NEWS_OF_COMMUNITY).flat();
  expect(listed.sort()).toEqual(NEWS_ORIGINS.map(({ iso }) => iso).sort());
});

test('the news of a community that is opened first is of one of its countries', () => {
  for (const { id } of COMMUNITIES) expect(NEWS_OF_COMMUNITY[id]).toContain(newsOriginOf(id));
});
