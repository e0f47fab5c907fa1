import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/texts/locales';
import { PAGES } from '@/lib/url/pages';
import { EVENT_CHOICES } from '@/lib/url/shared-events';
import { FIND_CHOICES } from '@/lib/url/shared-find';
import { keysOfCopy } from '@/lib/url/shared-pages';
import { stubWebEnv } from '@/test/web-env';
import { policyFor } from './answer-headers';

stubWebEnv('http://host.internal:4000/base');

const SESSION = '__Host-next-auth.session-token=x';
const at = (url: string, headers: IncomingMessage['headers'] = {}) => policyFor({ url, headers });

test('gives each answer for one visitor a nonce of its own (HDR-1)', () => {
  const [first, second] = [at('/booking/select-time'), at('/booking/select-time')];
  expect(first).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}' 'strict-dynamic';/);
  expect(first).not.toBe(second);
});

test('gives a policy to every page without a copy, in every language', () => {
  for (const { path, shared } of PAGES) {
    const address = path.replaceAll('{id}', '7').replaceAll(/\{(?:category|community)\}/g, 'food');
    for (const locale of LOCALES) {
      const url = (locale === DEFAULT_LOCALE ? '' : `/${locale}`) + address;
      const isCopied = keysOfCopy(address, new URLSearchParams(), false) !== null;
      expect(at(url) === null, url).toBe(shared === 'build' || isCopied);
    }
  }
  for (const path of [
    '/no-such-page',
    '/index.html',
    '/xx/aboutus',
    '/aboutus/more',
    '/events/a.b',
  ]) {
    expect(at(path), path).toContain('nonce-');
  }
});

test('gives files of the build none', () => expect(at('/_next/static/chunks/a')).toBeNull());

test.each(['/api/bookings', '/api/nothing', '/api/a.png', '/slates/7/media'])(
  'lets nothing run in data, as %s',
  (path) => expect(at(path)).toBe("default-src 'none'; frame-ancestors 'none'; sandbox"),
);

test.each([
  ['/providerPage?id=7', '/providerPage?id=a%20b', '/providerPage?id=', '/providerPage/card'],
  ['/booking?providerId=7', '/booking?providerId=7&serviceItems=1', '/booking/review'],
])('leaves %s to its copy, and gives a nonce to what one visitor chose', (copied, ...own) => {
  expect(at(copied)).toBeNull();
  expect(at(copied, { cookie: `a=b; ${SESSION}` })).toContain('nonce-');
  for (const address of own) expect(at(address), address).toContain('nonce-');
});

test.each([
  ['/news?origin=VE&residence=IT&utm=x', '/news?origin=XX', '/news?residence=VE', '/news/more'],
  ['/news', '/news?offset=20', '/news?count=40', '/news?origin=gh', '/news?origin=GHDZ'],
])('leaves %s to its copy with or without a session', (copied, ...own) => {
  expect(at(copied)).toBeNull();
  expect(at(copied, { cookie: SESSION })).toBeNull();
  for (const address of own) expect(at(address), address).toContain('nonce-');
});

test.each([
  ['/find/food/caribbean', FIND_CHOICES],
  ['/whats-on', EVENT_CHOICES],
])('leaves %s to its copy unless its query says anything', (path, choices) => {
  for (const query of ['', '?utm=x&id=7', `?${choices[0]}=`]) expect(at(path + query)).toBeNull();
  for (const key of choices) expect(at(`${path}?${key}=1`), key).toContain('nonce-');
});
