import { expect, it } from 'vitest';
import { Event } from '@/lib/contract/events';
import { eventCard } from './load-listings';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const card = (wire: Record<string, unknown>) => eventCard(Event.parse({ id: 7, ...wire }), NOW);

it('LIST-020 shows the start in the event’s own zone, whatever zone the server is in', () => {
  const start = { start_date: '2026-12-06T15:00:00Z' };
  expect(card({ ...start, timezone: 'Asia/Kolkata' }).date).toBe('6 Dec 2026, 20:30');
  expect(card({ ...start, timezone: 'America/New_York' }).date).toBe('6 Dec 2026, 10:00');
});

it('takes the venue’s zone for a missing or unknown one', () => {
  const start = { start_date: '2026-12-06T15:00:00Z' };
  expect(card(start).date).toBe('6 Dec 2026, 16:00');
  expect(card({ ...start, timezone: 'Mars/Olympus' }).date).toBe('6 Dec 2026, 16:00');
});

it('LIST-021 has no date for an event without a start, or with one that cannot be read', () => {
  expect(card({}).date).toBeNull();
  expect(card({ start_date: 'soon' }).date).toBeNull();
});

it('LIST-023 leads to the event, and tells past events apart by their end', () => {
  expect(card({}).href).toBe('/events/7');
  const start = '2026-11-20T10:00:00Z';
  expect(card({ start_date: start, end_date: '2026-11-20T11:00:00Z' }).isPast).toBe(true);
  expect(card({ start_date: start, end_date: '2026-11-20T13:00:00Z' }).isPast).toBe(false);
  expect(card({}).isPast).toBe(false);
});
