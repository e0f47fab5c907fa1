import { describe, expect, it } from 'vitest';
import { asksForPartsOfAll, dropInnerHeaders, findShared } from './shared-address';

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
    expect(findShared(asked, {})?.url).toBe(left);
  });

  it.each([
    '/providerPage?id=a%20b&x=1',
    '/booking?providerId=7&serviceItems=1&x=1',
    '/news?offset=20&x=1',
    '/news?origin=XX&x=1',
    '/en/aboutus?from=mail',
    '/pt/aboutus?from=mail',
    '/pt',
    '/providerPage?id=..&x=1',
    '/booking/review?x=1',
    '/settln-providers?tab=calendar',
    '/api/news?x=1',
    '/slates/7/card?x=1',
    '/whats-on/feed.ics?category=food',
    '/slates/5E771100-0000-4000-8001-0000000000ab',
    '/slates/5e771100-0000-4000-8001-0000000000%61b',
    '/slates/007',
    '/whats-on/5e771100-0000-4000-8001-0000000000AB',
    '/whats-on/%61',
    '/communities/%61sian',
    '/providerPage?id=5e771100-0000-4000-8001-0000000000AB',
    '/booking?providerId=5e771100-0000-4000-8001-0000000000AB',
    '/PROVIDERPAGE?id=7',
    'https://settln.example/providerPage?id=7',
  ])('%s stays as it is: its page is one visitor’s', (asked) => {
    expect(findShared(asked, {})).toBeNull();
  });

  it.each([
    'next-auth.session-token=x',
    'a=b; __Host-next-auth.session-token=x',
    'next-auth.session-token=',
  ])('stays as it is for a visitor with a session (%s)', (cookie) => {
    expect(findShared('/providerPage?id=7&x=1', { cookie })).toBeNull();
    expect(findShared('/providerPage?id=7', { cookie: 'a=b' })).not.toBeNull();
  });
});

it.each([
  ['/find', 'a=b; community=caribbean', '/en/shared/find/-/for-caribbean'],
  ['/find', 'community=nobody', '/en/shared/find/-/-'],
  ['/find', 'community=', '/en/shared/find/-/-'],
  ['/find/food', 'community=caribbean', '/en/shared/find/food/-'],
  ['/whats-on?free=', 'community=south-asian', '/en/shared/whats-on/list/for-south-asian'],
  ['/news', 'community=caribbean', '/en/shared/news/JM/MT'],
  ['/', 'community=caribbean', '/en/shared/home/for-caribbean'],
  ['/mt', 'community=caribbean', '/mt/shared/home/for-caribbean'],
  ['/', 'community=nobody', '/en'],
  ['/news/posts', 'community=caribbean', '/en/shared/posts/for-caribbean'],
  ['/news?origin=GH', 'community=caribbean', '/en/shared/news/GH/MT'],
  ['/communities', 'community=caribbean', '/en/communities'],
  // Nobody says which of two counts.
  ['/find', 'community=caribbean; community=south-asian', undefined],
])('%s with %s is the copy %s', (url, cookie, key) => {
  expect(findShared(url, { cookie })?.key).toBe(key);
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
  ['/', '', '/en'],
  ['/aboutus', '', '/en/aboutus'],
  ['/communities', '', '/en/communities'],
  ['/communities/asian', '', '/en/communities/asian'],
  ['/whats-on/a.b', '', '/en/whats-on/a.b'],
  ['/whats-on?free=', '', '/en/shared/whats-on/list/week'],
  ['/find', '', '/en/shared/find/-/-'],
  ['/find/food', '', '/en/shared/find/food/-'],
  ['/find/food/asian', '', '/en/shared/find/food/asian'],
  ['/find/Food', '', null],
  ['/slates/A-name', '', '/en/shared/slates/A-name/plain'],
  ['/providerPage?id=7', '', '/en/shared/profile/7'],
  ['/providerPage?id=7&_rsc=abc', '', '/en/shared/profile/7'],
  ['/booking?providerId=a.b-c', '', '/en/shared/booking/a.b-c'],
  ['/slates/7', 'Mozilla/5.0 (X11; Linux x86_64)', '/en/shared/slates/7/plain'],
  ['/slates/7', 'Mozilla/5.0 (iPhone)', '/en/shared/slates/7/offer'],
  ['/slates/7', 'Settln/4.2 (iPhone)', '/en/shared/slates/7/plain'],
  ['/booking?providerId=7&serviceItems=1', '', null],
  ['/PROVIDERPAGE?id=7', '', null],
  ['/news', '', '/en/shared/news/GH/MT'],
  ['/news/posts', '', '/en/shared/posts/-'],
  ['/news?residence=IT', '', '/en/shared/news/GH/IT'],
  ['/news?origin=VE&residence=IT', '', '/en/shared/news/VE/IT'],
  ['/news?origin=VE&offset=20', '', null],
  ['/news?origin=ve', '', null],
])('the copy for %s to "%s" is %s', (url, agent, key) => {
  expect(findShared(url, { 'user-agent': agent })?.key ?? null).toBe(key);
});

it('parts of a page are not given for all of its queries', () => {
  const headers = { 'next-router-segment-prefetch': '/_tree' };
  for (const path of ['/providerPage', '/ar/providerPage', '/booking', '/mt/find', '/find/food']) {
    expect(asksForPartsOfAll(`${path}?_rsc=a1`, headers), path).toBe(true);
  }
  for (const url of [
    '/providerPage?id=1&_rsc=a1',
    '/find?q=braids&_rsc=a1',
    '/slates/1?_rsc=a1',
    '/aboutus?_rsc=a1',
  ]) {
    expect(asksForPartsOfAll(url, headers), url).toBe(false);
  }
  expect(asksForPartsOfAll('/providerPage?_rsc=a1', {})).toBe(false);
  const other = { 'next-router-segment-prefetch': '/_head' };
  expect(asksForPartsOfAll('/find?_rsc=a1', other)).toBe(false);
});
