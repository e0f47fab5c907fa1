import { describe, expect, it } from 'vitest';
import { deepJson } from '@/test/deep-json';
import { isStorable } from './call-fields';

describe('isStorable', () => {
  it.each([null, 7, '', 'Ġgantija 🎉', { a: ['b', { c: '\n\t\u0001' }] }])('takes %j', (sent) => {
    expect(isStorable(sent)).toBe(true);
  });

  it('takes JSON that is nested deeper than calls may be', () => {
    const [closed = ''] = deepJson(200_000, []);
    expect(isStorable(JSON.parse(closed))).toBe(true);
  });

  it.each([
    'a\0b',
    '\ud83d',
    '\udf89!',
    'a\ud83db',
    ['a', ['\0']],
    { a: { b: '\0' } },
    { 'a\0': 1 },
  ])('refuses %j', (sent) => {
    expect(isStorable(sent)).toBe(false);
  });
});
