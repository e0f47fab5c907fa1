import { beforeEach, expect, test, vi } from 'vitest';
import { forgetRecent, keepRecent, listRecent } from './recent-searches';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('the six newest are kept, each once, without what nobody can search for', () => {
  for (const search of ['a tailor', 'rice', 'braids', '  ?! ', 'visa', 'DJ', 'nanny', 'henna']) {
    keepRecent(search);
  }
  keepRecent('  BRAIDS ');
  expect(listRecent()).toEqual(['BRAIDS', 'henna', 'nanny', 'DJ', 'visa', 'rice']);
});

test('one is forgotten, or all, and nothing is left behind', () => {
  keepRecent('rice');
  keepRecent('visa');
  forgetRecent('rice');
  expect(listRecent()).toEqual(['visa']);
  forgetRecent();
  expect(listRecent()).toEqual([]);
  expect(stored.size).toBe(0);
});

test('where storage is forbidden or holds something else there are none', () => {
  stored.set('settln:searches', '{"no":1}');
  expect(listRecent()).toEqual([]);
  stored.set('settln:searches', '[1,"rice"]');
  expect(listRecent()).toEqual(['rice']);
  vi.stubGlobal('localStorage', undefined);
  keepRecent('rice');
  expect(listRecent()).toEqual([]);
});
