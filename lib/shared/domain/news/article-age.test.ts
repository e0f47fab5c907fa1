import { expect, test } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { articleAge } from './article-age';

const NOW = Date.parse('2025-11-20T12:00:00.000Z');

const t = textsFor('en', 'news.age');

const written = (ageMs: number) => articleAge(NOW - ageMs, NOW, t);

test.each([
  ['NEWS-020', 0, 'Just now'],
  ['NEWS-020', MINUTE_MS - 1, 'Just now'],
  ['NEWS-021', MINUTE_MS, '1 minute ago'],
  ['NEWS-021', 2 * MINUTE_MS - 1, '1 minute ago'],
  ['NEWS-021', 2 * MINUTE_MS, '2 minutes ago'],
  ['NEWS-021', HOUR_MS - 1, '59 minutes ago'],
  ['NEWS-022', HOUR_MS, '1 hour ago'],
  ['NEWS-022', 5 * HOUR_MS + 59 * MINUTE_MS, '5 hours ago'],
  ['NEWS-022', DAY_MS - 1, '23 hours ago'],
  ['NEWS-023', DAY_MS, '1 day ago'],
  ['NEWS-023', 2 * DAY_MS - 1, '1 day ago'],
  ['NEWS-023', 7 * DAY_MS, '7 days ago'],
  ['NEWS-023', 8 * DAY_MS - 1, '7 days ago'],
  ['NEWS-024', 8 * DAY_MS, '12 Nov 2025'],
  ['NEWS-024', 400 * DAY_MS, '16 Oct 2024'],
])('%s: an age of %i ms is written "%s"', (_, ageMs, text) => {
  expect(written(ageMs)).toBe(text);
});

test.each([[-1], [-DAY_MS]])('what lies ahead by %i ms is written as its date', (ageMs) => {
  expect(written(ageMs)).toMatch(/^2[01] Nov 2025$/);
});

test('NEWS-024: the date is the one in Malta, wherever the server stands', () => {
  expect(articleAge(Date.parse('2025-06-30T22:30:00Z'), NOW, t)).toBe('1 Jul 2025');
});
