import { describe, expect, it } from 'vitest';
import { SITE_URL } from '@/test/web-env';
import { readTarget } from './request-target';

function take(url: string, siteUrl = SITE_URL) {
  const request = { url, headers: { host: 'said.example' } };
  readTarget(request, siteUrl);
  return [request.url, request.headers.host];
}

describe('a target in absolute form', () => {
  it.each([
    [`${SITE_URL}/find?category=1&x=%2f#y`, '/find?category=1&x=%2f#y'],
    ['http://settln.example/find', '/find'],
    ['HTTPS://Settln.Example:443/%ff', '/%ff'],
    [SITE_URL, '/'],
    [`${SITE_URL}?a=http://evil.test/`, '/?a=http://evil.test/'],
    [`${SITE_URL}//evil.test/x`, '//evil.test/x'],
  ])('of this site, %s, is the path, at the host that it names', (target, path) => {
    expect(take(target)).toEqual([path, 'settln.example']);
  });

  it('has the port of the site', () => {
    expect(take('http://localhost:3000/a', 'http://localhost:3000')).toEqual([
      '/a',
      'localhost:3000',
    ]);
    expect(take('http://localhost/a', 'http://localhost:3000')[0]).toBe('http://localhost/a');
  });

  it.each([
    'http://169.254.169.254/',
    `${SITE_URL}.evil.test/find`,
    'https://settln.example:8443/',
    'https://user@settln.example/find',
    'https://settln.example@evil.test/find',
    `${SITE_URL}#/find`,
    'https:///find',
    'ftp://settln.example/find',
    'settln.example:443',
    '*',
    '/find?to=https://settln.example/',
    `/${SITE_URL}/`,
  ])('of somebody else, or in another form, %s stays', (target) => {
    expect(take(target)).toEqual([target, 'said.example']);
  });
});

describe('escapes in the address of an endpoint', () => {
  it.each([
    ['/%61pi/bookin%67%73', '/api/bookings'],
    [`${SITE_URL}/api/%2f/%5A%7A%30%39%41%2d%5f%7e`, '/api/%2f/Zz09A-_~'],
    ['/api/%61?to=%61?%61', '/api/a?to=%61?%61'],
  ])('%s is read as %s', (target, path) => {
    expect(take(target)[0]).toBe(path);
  });

  it.each([
    '/api/%2561',
    '/api/a%2f%2e%2E/%40%5b%5E%60%7b%7F%25%20%3a',
    '/api/%C3%A9',
    '/api/%zz%ff%',
    '/%65n/aboutus',
    '/%41PI/%61',
  ])('%s stays, for they are needed, say nothing, or are those of a page', (target) => {
    expect(take(target)[0]).toBe(target);
  });
});
