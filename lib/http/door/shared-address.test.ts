import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  copyOf,
  dropInnerHeaders,
  hasPlainAddress,
  isPlainAddress,
  notePlainAddress,
  withoutNoise,
} from './shared-address';

describe('the address of a page that visitors share', () => {
  it.each([
    ['/?email=a', '/'],
    ['/aboutus?utm_source=x', '/aboutus'],
    ['/providerPage?utm=x&id=7&y=1', '/providerPage?id=7'],
    ['/providerPage?id=7&_rsc=1a2b', '/providerPage?id=7&_rsc=1a2b'],
    ['/providerPage?id=7&_rsc=%3Cscript%3E', '/providerPage?id=7'],
    ['/providerPage?id=6&id=7', '/providerPage?id=7'],
    ['/booking?providerId=7&from=mail', '/booking?providerId=7'],
    ['/slates/7?from=mail', '/slates/7'],
    ['/news?utm=x', '/news'],
    ['/news?utm=x&residence=IT&origin=VE', '/news?origin=VE&residence=IT'],
  ])('%s has nothing left but what the page goes by', (asked, left) => {
    expect(withoutNoise(asked, {})).toBe(left);
  });

  it.each([
    '/providerPage?id=a%20b&x=1',
    '/booking?providerId=7&serviceItems=1&x=1',
    '/news?offset=20&x=1',
    '/news?origin=XX&x=1',
    '/en/aboutus?from=mail',
    '/providerPage?id=..&x=1',
    '/booking/review?x=1',
    '/settln-providers?tab=calendar',
    '/api/news?x=1',
    '/slates/7/card?x=1',
  ])('%s stays as it is: its page is one visitor’s', (asked) => {
    expect(withoutNoise(asked, {})).toBe(asked);
  });

  it('stays as it is for a visitor with a session', () => {
    const cookie = 'a=b; __Host-next-auth.session-token=x';
    expect(withoutNoise('/providerPage?id=7&x=1', { cookie })).toBe('/providerPage?id=7&x=1');
  });
});

it('headers by which Next talks to itself are not taken from visitors', () => {
  const headers = {
    'x-middleware-prefetch': '1',
    'x-invoke-path': '/',
    'x-nextjs-data': '1',
    rsc: '1',
    'x-forwarded-for': '1.2.3.4',
    'content-security-policy': "script-src 'nonce-evil'",
  };
  dropInnerHeaders(headers);
  expect(headers).toEqual({ rsc: '1', 'x-forwarded-for': '1.2.3.4' });
});

it.each([
  ['/providerPage?id=7', true],
  ['/providerPage?id=7&_rsc=abc', true],
  ['/aboutus', true],
  ['/slates/7', true],
  ['/slates/5e771100-0000-4000-8001-0000000000ab', true],
  ['/slates/5E771100-0000-4000-8001-0000000000ab', false],
  ['/slates/5e771100-0000-4000-8001-0000000000%61b', false],
  ['/slates/007', false],
  ['/slates/A-name', true],
  ['/whats-on/5e771100-0000-4000-8001-0000000000AB', false],
  ['/providerPage?id=5e771100-0000-4000-8001-0000000000AB', false],
  ['/booking?providerId=5e771100-0000-4000-8001-0000000000AB', false],
  ['/providerPage?id=7&x=1', false],
  ['/PROVIDERPAGE?id=7', false],
  ['/providerPage?x=1&id=7#', false],
  ['https://settln.example/providerPage?id=7', false],
])('the page made for %s may be kept for others: %s', (url, isPlain) => {
  expect(isPlainAddress(url)).toBe(isPlain);
});

it.each([
  ['/', '', '/en'],
  ['/aboutus', '', '/en/aboutus'],
  ['/providerPage?id=7', '', '/en/shared/profile/7'],
  ['/providerPage?id=7&_rsc=abc', '', '/en/shared/profile/7'],
  ['/booking?providerId=a.b-c', '', '/en/shared/booking/a.b-c'],
  ['/slates/7', 'Mozilla/5.0 (X11; Linux x86_64)', '/en/shared/slates/7/plain'],
  ['/slates/7', 'Mozilla/5.0 (iPhone)', '/en/shared/slates/7/offer'],
  ['/slates/7', 'Settln/4.2 (iPhone)', '/en/shared/slates/7/plain'],
  ['/booking?providerId=7&serviceItems=1', '', null],
  ['/PROVIDERPAGE?id=7', '', null],
  ['/news', '', '/en/shared/news/GH/MT'],
  ['/news?residence=IT', '', '/en/shared/news/GH/IT'],
  ['/news?origin=VE&residence=IT', '', '/en/shared/news/VE/IT'],
  ['/news?origin=VE&offset=20', '', null],
  ['/news?origin=ve', '', null],
])('the copy for %s to "%s" is %s', (url, agent, key) => {
  expect(copyOf(url, { 'user-agent': agent })).toBe(key);
  expect(copyOf(url, { 'user-agent': agent, cookie: 'next-auth.session-token=x' })).toBeNull();
});

it.each([
  ['', true],
  ['a=b', true],
  ['next-auth.session-token=x', false],
  // Next takes an empty cookie for none, and leads its page to the copy; but the page has a nonce.
  ['next-auth.session-token=', false],
])('a page made for the cookie "%s" may be kept for others: %s', (cookie, mayKeep) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: '/providerPage?id=7', headers: { cookie } });
  notePlainAddress(request);
  expect(hasPlainAddress(request)).toBe(mayKeep);
});
