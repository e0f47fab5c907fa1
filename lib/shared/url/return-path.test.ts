import { describe, expect, it } from 'vitest';
import { toReturnPath } from '@/lib/server/auth/options';

const SITE = 'https://settln.example';

describe('toReturnPath', () => {
  it.each([
    ['/services/new?categoryId=3', '/services/new?categoryId=3'],
    [`${SITE}/settln-providers?tab=bookings#top`, '/settln-providers?tab=bookings'],
    ['', '/'],
  ])('keeps %s', (asked, path) => {
    expect(toReturnPath(asked, SITE)).toBe(path);
  });

  it.each([
    'https://evil.test/settln-providers',
    '//evil.test',
    '/\\evil.test',
    'https://settln.example@evil.test/',
    'http://settln.example/',
    'javascript:alert(1)',
    'http://[',
    '/api/auth/signout',
    undefined,
    ['/services'],
  ])('leads from %s to the portal', (asked) => {
    expect(toReturnPath(asked, SITE)).toBe('/settln-providers');
  });

  it('never gives a path that names another host', () => {
    expect(toReturnPath(`${SITE}//evil.test/x`, SITE)).toBe('/evil.test/x');
  });
});
