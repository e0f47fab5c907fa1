import { expect, test } from 'vitest';
import { hostOffers, noteExtensions } from './host-extensions';

test('a server offers nothing before it has named it', () => {
  expect(hostOffers('http://new.test', 'idempotency-keys')).toBe(false);
});

test('a server offers what its last header named, and no other server does', () => {
  noteExtensions('http://a.test', 'idempotency-keys, booking-range', true);
  expect(hostOffers('http://a.test', 'idempotency-keys')).toBe(true);
  expect(hostOffers('http://a.test', 'booking-range')).toBe(true);
  expect(hostOffers('http://b.test', 'booking-range')).toBe(false);
  noteExtensions('http://a.test', 'booking-range', true);
  expect(hostOffers('http://a.test', 'idempotency-keys')).toBe(false);
});

test('only an answer that succeeded takes back what was named', () => {
  noteExtensions('http://c.test', 'idempotency-keys', true);
  noteExtensions('http://c.test', null, false);
  expect(hostOffers('http://c.test', 'idempotency-keys')).toBe(true);
  noteExtensions('http://c.test', null, true);
  expect(hostOffers('http://c.test', 'idempotency-keys')).toBe(false);
});
