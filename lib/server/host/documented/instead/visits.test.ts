import { expect, it } from 'vitest';
import { WireProviderBooking } from '@/lib/server/host/documented/provider-bookings';
import { VisitQuery } from '@/lib/shared/contract/visits';
import { pageOf } from './visits';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const BOOKINGS = [
  { id: 3, start_time: '2026-11-22T10:00:00Z', customer_name: 'Łucja' },
  { id: 1, start_time: '2026-11-20T11:30:00Z', end_time: '2026-11-20T12:30:00Z' },
  { id: 2, start_time: '2026-11-20T09:00:00Z', end_time: '2026-11-20T10:00:00Z' },
  { id: 4, start_time: '2026-11-19T09:00:00Z', services: ['Braids'] },
  { id: 'without a time' },
].map((wire) => WireProviderBooking.parse(wire));

const ids = (query: object) => {
  const { visits, next } = pageOf(BOOKINGS, VisitQuery.parse(query), NOW);
  return [...visits.map(({ id }) => id), next];
};

it('BKT-002 makes pages out of all that a host tells', () => {
  expect(ids({ part: 'upcoming' })).toEqual(['without a time', '1', '3', null]);
  expect(ids({ part: 'past', limit: 1 })).toEqual(['2', '0.1']);
  expect(ids({ part: 'past', limit: 1, after: '0.1' })).toEqual(['4', null]);
  expect(ids({ part: 'past', search: 'braids' })).toEqual(['4', null]);
  expect(ids({ part: 'upcoming', kind: 'cancelled' })).toEqual([null]);
  expect(ids({ part: 'upcoming', visit: '4' })).toEqual(['4', null]);
  expect(ids({ part: 'past', visit: '5' })).toEqual([null]);
});

it('says whether a host keeps cancelled visits, by those that it tells of', () => {
  const query = VisitQuery.parse({ part: 'upcoming', limit: 1 });
  expect(pageOf(BOOKINGS, query, NOW).keepsCancelled).toBe(false);
  const cancelled = WireProviderBooking.parse({ id: 9, status: 'Cancelled' });
  expect(pageOf([...BOOKINGS, cancelled], query, NOW).keepsCancelled).toBe(true);
});
