import { expect, it } from 'vitest';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { DEMO_ACCOUNTS } from './catalogue';
import { demoEventsOf } from './events';
import { DEMO_SERVICES } from './shapes/providers';
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

it('gives each service, event, post and member an id of its own, by which moderators know it', () => {
  const events = DEMO_ACCOUNTS.flatMap(({ handle }) =>
    demoEventsOf(handle, 0, 'https://a.example'),
  );
  const ids = [...DEMO_SERVICES, ...events, ...posts, ...DEMO_MEMBERS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('gives all members accounts', () => {
  const handles = DEMO_ACCOUNTS.map(({ handle }) => handle);
  for (const { handle } of DEMO_MEMBERS) expect(handles).toContain(handle);
});
