import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListingCard } from '@/components/portal/listing-card';
import { WireEvent } from '@/lib/server/host/documented/events';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { eventCard, inOrder } from './load-listings';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const t = textsFor('en', 'portal.cardDate');
const card = (wire: Record<string, unknown>) =>
  eventCard(WireEvent.parse({ id: 7, ...wire }), NOW, t);

it('LIST-020 shows the start in the event’s own zone, whatever zone the server is in', () => {
  const start = { start_date: '2026-12-06T15:00:00Z' };
  expect(card({ ...start, timezone: 'Asia/Kolkata' }).date).toBe('6 Dec 2026, 20:30 (Kolkata)');
  expect(card({ ...start, timezone: 'America/New_York' }).date).toBe(
    '6 Dec 2026, 10:00 (New York)',
  );
});

it('LIST-020 names the zone only where it is not the venue’s', () => {
  const start = { start_date: '2026-12-06T15:00:00Z', timezone: 'Europe/Malta' };
  expect(card(start).date).toBe('6 Dec 2026, 16:00');
});

it('LIST-020 names which of two times is meant in the hour that the clock shows twice', () => {
  const start = (start_date: string) => card({ start_date, timezone: 'Europe/Malta' }).date;
  expect(start('2027-10-31T00:30:00Z')).toBe('31 Oct 2027, 02:30 CEST');
  expect(start('2027-10-31T01:30:00Z')).toBe('31 Oct 2027, 02:30 CET');
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

it('LIST-018 shows the words of a listing in their language', () => {
  const of = (language: string) => {
    const shown = card({ title: 'Festa', description: 'Ejja', language });
    return renderToStaticMarkup(createElement(ListingCard, shown));
  };
  expect(of('mt')).toMatch(/<p[^>]* lang="mt" dir="auto">Ejja</);
  expect(of('')).toMatch(/<p class="[^"]*" dir="auto">Ejja</);
});

it('has the next event first, then those without a date, then the past ones, latest first', () => {
  const at = (id: string, start_date: string, end_date?: string) => ({ id, start_date, end_date });
  const events = [
    at('long ago', '2026-01-01T10:00:00Z'),
    at('some day', ''),
    at('in spring', '2027-04-01T10:00:00Z'),
    at('yesterday', '2026-11-19T10:00:00Z', '2026-11-19T12:00:00Z'),
    at('going on', '2026-11-20T10:00:00Z', '2026-11-20T14:00:00Z'),
    at('tomorrow', '2026-11-21T10:00:00Z'),
  ].map((wire) => WireEvent.parse(wire));
  const ids = inOrder(events, NOW).map(({ id }) => id);
  expect(ids).toEqual(['going on', 'tomorrow', 'in spring', 'some day', 'yesterday', 'long ago']);
});
