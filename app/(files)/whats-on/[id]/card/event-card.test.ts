import { expect, test, vi } from 'vitest';
import { WireEvent } from '@/lib/server/host/documented/events';
import { eventCard } from './event-card';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const cardOf = (changes: object) =>
  eventCard(
    WireEvent.parse({
      id: 7,
      title: 'Enkutatash',
      category: 'Festivals',
      address: 'Canal Hall, London',
      timezone: 'Europe/London',
      image_url: 'https://assets.example/a.jpg',
      start_date: '2026-12-05T19:00:00Z',
      end_date: '2026-12-05T22:00:00Z',
      ...changes,
    }),
    'en',
  );

test('the card of an event says when it is on its own clocks, and where', () => {
  expect(cardOf({})).toEqual({
    above: 'Saturday 5 December, 19:00',
    name: 'Enkutatash',
    kind: 'Festivals',
    below: 'Canal Hall, London',
    pictureUrl: 'https://assets.example/a.jpg',
    day: { month: 'Dec', day: '5' },
  });
});

test.each([
  ['into the night', { end_date: '2026-12-06T02:00:00Z' }, 'Saturday 5 December, 19:00'],
  ['over days', { end_date: '2026-12-07T17:00:00Z' }, 'Sat 5 Dec, 19:00 to Mon 7 Dec, 17:00'],
  [
    'in an hour that the clock shows twice',
    { start_date: '2027-10-31T00:30:00Z', end_date: null },
    'Sunday 31 October, 01:30 BST',
  ],
  ['without an end', { end_date: null }, 'Saturday 5 December, 19:00'],
  ['with an end before it begins', { end_date: '2026-12-01' }, 'Saturday 5 December, 19:00'],
  ['in a zone that there is not', { timezone: 'Nowhere' }, 'Saturday 5 December, 20:00'],
])('one %s', (_, changes, above) => {
  expect(cardOf(changes).above).toBe(above);
});

test('one without a date says none', () => {
  expect(cardOf({ start_date: null })).toMatchObject({ above: '', day: null });
});
