import { describe, expect, it } from 'vitest';
import { isWebAddress, withHttps } from './website';

describe('withHttps', () => {
  it.each([
    ['habesha.example', 'https://habesha.example'],
    ['  www.habesha.example/menu ', 'https://www.habesha.example/menu'],
    ['httpbin.example', 'https://httpbin.example'],
    ['ftp://habesha.example', 'https://ftp://habesha.example'],
  ])('SVF-033 puts https:// before %j', (typed, sent) => {
    expect(withHttps(typed)).toBe(sent);
  });

  it.each(['http://habesha.example', 'https://habesha.example/a?b#c', 'HTTPS://HABESHA.EXAMPLE'])(
    'SVF-034 leaves %j as it is',
    (typed) => {
      expect(withHttps(typed)).toBe(typed);
    },
  );

  it('leaves an empty field empty', () => {
    expect(withHttps('  ')).toBe('');
  });
});

describe('isWebAddress', () => {
  it.each(['https://habesha.example', 'http://localhost:3000/a?b://c', 'https://መልካም.example'])(
    'takes %j',
    (address) => expect(isWebAddress(address)).toBe(true),
  );

  it.each(['https://', 'http:///x', 'https://two words', 'https://ftp://a'])(
    'does not take %j',
    (address) => expect(isWebAddress(address)).toBe(false),
  );
});
