import { expect, test } from 'vitest';
import { hasNamedExtensions, hostOffers, noteExtensions } from './host-extensions';

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

test('a server without extensions is known to have none once an answer succeeded', () => {
  noteExtensions('http://d.test', null, false);
  expect(hasNamedExtensions('http://d.test')).toBe(false);
  noteExtensions('http://d.test', null, true);
  expect(hasNamedExtensions('http://d.test')).toBe(true);
});
