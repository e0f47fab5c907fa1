import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EVENT_LIMITS } from '@/lib/shared/domain/events/event-form';
import { currencyOf } from '@/lib/shared/domain/places/countries';
import { EVENT_CONSTANTS, EventEditPayload, EventPayload } from './events';

const EVENT: z.input<typeof EventPayload> = {
  ...EVENT_CONSTANTS,
  title: 'Enkutatash by the Canal',
  description: 'Music, yellow daisies and coffee.',
  category: 'Festivals',
  address: 'Canal Hall, London',
  start_date: '2027-09-11T15:00:00.000Z',
  end_date: '2027-09-11T21:00:00.000Z',
  timezone: 'Europe/London',
  community_id: 1,
  ticket_required: true,
  ticket_price: 12.5,
  ticket_currency: 'GBP',
  requires_booking: true,
  booking_link: 'https://tickets.example/enkutatash',
  image_url: 'https://assets.example/events/1/a.webp',
  user_id: '118001',
  country_iso: 'GB',
};
const FREE = {
  ticket_required: false,
  ticket_price: 0,
  ticket_currency: '',
  requires_booking: false,
  booking_link: '',
};
const faultsOf = (change: object) =>
  EventPayload.safeParse({ ...EVENT, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];

it('PC-029 PC-031 PC-032 PC-033 has 19 fields, three of them fixed', () => {
  const { language, change_words, ...documented } = EventPayload.parse(EVENT);
  expect([language, change_words]).toEqual(['', '']);
  expect(Object.keys(documented)).toHaveLength(19);
  expect(EVENT_CONSTANTS).toEqual({ organizer_id: 2, city_id: 3, is_featured: true });
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf(FREE)).toEqual([]);
});

it('of an edit also has the id, as the host spells it', () => {
  expect(EventEditPayload.parse({ ...EVENT, id: 7 }).id).toBe(7);
  expect(EventEditPayload.parse({ ...EVENT, id: 'a-b' }).id).toBe('a-b');
  expect(EventEditPayload.safeParse(EVENT).success).toBe(false);
});

it.each([
  ['PC-034', 'ticket_required', { ...FREE, ticket_price: 1 }],
  ['PC-034', 'ticket_price', { ticket_price: -0.01 }],
  ['PC-034', 'ticket_price', { ticket_price: 1.005 }],
  ['PC-034', 'ticket_price', { ticket_price: EVENT_LIMITS.ticketPrice + 0.01 }],
  ['PC-034', 'ticket_price', { ticket_price: '12.5' }],
  ['PC-035', 'ticket_currency', { ...FREE, ticket_currency: 'GBP' }],
  ['PC-035', 'ticket_currency', { ticket_currency: '' }],
  ['EVF-024', 'ticket_currency', { ticket_currency: 'EUR' }],
  ['PC-036', 'booking_link', { requires_booking: false }],
  ['PC-036', 'booking_link', { booking_link: '' }],
  ['PC-030', 'start_date', { start_date: '2027-09-11T15:00' }],
  ['PC-030', 'end_date', { end_date: EVENT.start_date }],
  ['PC-030', 'timezone', { timezone: 'Mars/Olympus' }],
  ['XSS-1', 'booking_link', { booking_link: 'javascript:alert(1)' }],
  ['XSS-1', 'image_url', { image_url: 'javascript:alert(1)' }],
  ['EVF-009', 'category', { category: 'Party' }],
])('%s refuses a wrong %s', (_, field, change) => {
  expect(faultsOf(change)).toEqual([field]);
});

it('PC-034 takes every price that can be typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: EVENT_LIMITS.ticketPrice * 100 }), (minor) => {
      expect(faultsOf({ ticket_price: minor / 100 })).toEqual([]);
      const payload = EventPayload.parse({ ...EVENT, ticket_price: minor / 100 });
      expect(payload.ticket_price).toBe(minor);
      expect(z.encode(EventPayload, payload).ticket_price).toBe(minor / 100);
    }),
  );
});

it('EVF-024 takes the currency of each country and no other', () => {
  expect(faultsOf({ country_iso: 'MT', ticket_currency: currencyOf('MT') })).toEqual([]);
  expect(faultsOf({ country_iso: 'CH', ticket_currency: 'EUR' })).toEqual(['ticket_currency']);
});
