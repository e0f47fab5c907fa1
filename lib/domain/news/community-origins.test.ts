import { expect, test } from 'vitest';
import { NEWS_OF_COMMUNITY, NEWS_ORIGINS } from './countries';

test('every country of origin is of one community', () => {
  const listed = Object.values(NEWS_OF_COMMUNITY).flat();
  expect(listed.sort()).toEqual(NEWS_ORIGINS.map(({ iso }) => iso).sort());
});
