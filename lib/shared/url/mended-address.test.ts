import { expect, it } from 'vitest';
import { mendedAddress } from './mended-address';

const TOKEN = 'Ab_-'.repeat(6).concat('~7-40817-2');
const AFTER = [
  '.',
  ',',
  ')',
  '%22',
  '%3E',
  '>',
  ';',
  '!',
  '%E2%80%9D',
  '%E3%80%82',
  '.)',
  '%20',
  '*',
];

it.each([
  `/booking/manage/${TOKEN}`,
  `/it/booking/manage/${TOKEN}`,
  `/booking/manage/${TOKEN}/move`,
  `/booking/manage/${TOKEN}/appointment.ics`,
  `/review/${TOKEN}`,
  '/appeal/Ab_-Ab_-Ab_-Ab_-Ab_-Ab_-~7~12',
  '/calendar/7-2.Ab_-Ab_-Ab_-Ab_-Ab_-Ab_-.ics',
  '/booking/not-me?token=Ab_-Ab~7-12.Ab_-Ab_-0',
  '/providerPage?id=12',
  '/ar/providerPage?x=1&id=12',
  '/booking?providerId=12',
  '/p/atlas-transfers',
  '/mt/p/atlas-transfers',
  '/whats-on/12',
  '/contact',
])('%s is found with the signs that followed it, and stays without', (address) => {
  expect(mendedAddress(address)).toBeNull();
  for (const sign of AFTER) expect(mendedAddress(address + sign), sign).toBe(address);
});

it('drops all signs behind a token that ends in a digit', () => {
  for (const sign of ['_', '-', '~', '**', '_.']) {
    expect(mendedAddress(`/review/${TOKEN}${sign}`)).toBe(`/review/${TOKEN}`);
  }
});

it.each([
  '/p/atlas_transfers',
  '/p/atlas%20transfers',
  '/p/Atlas%20Transfers.',
  '/P/atlas-transfers',
  '/P/ATLAS_TRANSFERS/',
  '/p/atlas%E2%80%91transfers',
  '/p/atlas--transfers)',
])('%s is the short address that was printed', (address) => {
  expect(mendedAddress(address)).toBe('/p/atlas-transfers');
  expect(mendedAddress(`/it${address}?utm_source=x`)).toBe('/it/p/atlas-transfers?utm_source=x');
});

it.each([
  '/',
  '/?q=box.',
  '/find?q=what+now%3F',
  '/p/',
  '/p/Atlas-Transfers',
  '/api/bookings.',
  '/_next/static/a.js)',
  '//other.example/x.',
  '/\\other.example.',
  '/find/%zz.',
  '/slates/YWI=',
  '/providerPage?id=12&utm_source=x.',
])('%s stays', (address) => expect(mendedAddress(address)).toBeNull());

it('keeps a space of a query as one, and leads to no other site', () => {
  expect(mendedAddress('/providerPage?id=+12+')).toBe('/providerPage?id=%2012');
  for (const odd of [
    '//evil.test.',
    '/en//evil.test.',
    '/it//evil.test.',
    '/%5Cevil.test.',
    '/%2F%2Fevil.test.',
  ]) {
    expect(mendedAddress(odd) ?? '/', odd).toMatch(/^\/(?![/\\])/);
  }
});
