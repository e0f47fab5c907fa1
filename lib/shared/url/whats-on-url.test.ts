import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type EventChoice,
  NO_EVENT_CHOICE,
  type When,
} from '@/lib/shared/domain/directory/event-choice';
import { EVENT_CATEGORIES } from '@/lib/shared/domain/events/categories';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { addDays } from '@/lib/shared/time/local-date';
import { EVENT_CHOICES } from './shared-pages';
import { feedPathOf, isEventId, parseEventChoice, whatsOnPath } from './whats-on-url';

const read = (path: string) =>
  parseEventChoice(Object.fromEntries(new URLSearchParams(path.split('?')[1])));

const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2024-01-01', count));
const whens: fc.Arbitrary<When> = fc.oneof(
  fc.constantFrom<When>({ kind: 'thisWeek' }, { kind: 'weekend' }, { kind: 'all' }),
  days.map((day): When => ({ kind: 'day', day })),
  fc.integer({ min: 0, max: 400 }).map(
    (weeks): When => ({
      kind: 'week',
      day: addDays('2024-01-01', weeks * 7),
    }),
  ),
  days.map((day): When => ({ kind: 'month', month: day.slice(0, 7) })),
);
const choices: fc.Arbitrary<EventChoice> = fc.record({
  when: whens,
  category: fc.constantFrom(null, ...EVENT_CATEGORIES),
  communityId: fc.constantFrom(null, ...COMMUNITIES.map(({ id }) => id)),
  placeId: fc.constantFrom('', '1', '42', '70'),
  isFree: fc.boolean(),
  page: fc.integer({ min: 1, max: 200 }),
});

test('every choice has an address that says it', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(read(whatsOnPath(choice))).toEqual(choice);
    }),
  );
});

test('an address uses no parameters but those that keep it from the copy for all', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const query = new URLSearchParams(whatsOnPath(choice).split('?')[1]);
      expect([...query.keys()].filter((key) => !EVENT_CHOICES.includes(key))).toEqual([]);
    }),
  );
});

test.each([
  '?when=tomorrow',
  '?when=2026-13',
  '?when=2026-02-30',
  '?week=never',
  '?category=party&community=7&place=99&free=yes&page=0',
  '?page=1e9&community=__proto__',
])('%s says nothing', (query) => {
  expect(read(`/whats-on${query}`)).toEqual(NO_EVENT_CHOICE);
});

test('any day of a week names it', () => {
  expect(read('/whats-on?week=2026-11-25').when).toEqual({ kind: 'week', day: '2026-11-23' });
});

test('feeds are by community and category', () => {
  expect(feedPathOf('ics', 'en')).toBe('/whats-on/feed.ics');
  expect(feedPathOf('atom', 'en', { communityId: 5, category: 'Festivals' })).toBe(
    '/whats-on/feed.atom?community=south-asian&category=festivals',
  );
});

test.each(['..', 'feed.ics', 'feed.atom', 'a b', 'a/b', '', 'x'.repeat(129)])(
  '%j is the id of no event',
  (id) => {
    expect(isEventId(id)).toBe(false);
  },
);
