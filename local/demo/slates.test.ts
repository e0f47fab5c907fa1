import { expect, it } from 'vitest';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { DEMO_ACCOUNTS } from './catalogue';
import { DEMO_MEMBERS } from './slates';

const posts = DEMO_MEMBERS.flatMap(({ slates }) => slates);

it.each(COMMUNITIES)('$name has three posts or more, one of them with a picture', ({ id }) => {
  const own = posts.filter(({ communityId }) => communityId === id);
  expect(own.length).toBeGreaterThanOrEqual(3);
  expect(own.filter(({ media }) => media !== null)).not.toEqual([]);
});

it('has posts to everybody, too', () => {
  expect(posts.some(({ communityId }) => communityId === null)).toBe(true);
});

it('gives members and posts ids of their own, and accounts to all', () => {
  const ids = [...DEMO_MEMBERS, ...posts].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const handles = DEMO_ACCOUNTS.map(({ handle }) => handle);
  for (const { handle } of DEMO_MEMBERS) expect(handles).toContain(handle);
});
