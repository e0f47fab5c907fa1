import { expect, test } from 'vitest';
import { parseReported, type Reported, reportedPath, reportPath } from './report-url';

const ID = '5e771100-0000-4000-8001-000000000001';

test.each<[Reported, string | null]>([
  [{ kind: 'service', id: ID, pageOf: null }, `/providerPage?id=${ID}`],
  [{ kind: 'event', id: ID, pageOf: null }, `/whats-on/${ID}`],
  [{ kind: 'slate', id: ID, pageOf: null }, `/slates/${ID}`],
  [{ kind: 'review', id: ID, pageOf: '7' }, '/providerPage?id=7#reviews'],
  [{ kind: 'review', id: ID, pageOf: null }, null],
])(
  'the address of a notice says what it is about, and that where it was seen',
  (reported, seen) => {
    const { searchParams } = new URL(reportPath(reported), 'https://settln.example');
    expect(parseReported(Object.fromEntries(searchParams))).toEqual(reported);
    expect(reportedPath(reported)).toBe(seen);
  },
);

test('nothing is reported that has no kind or no name', () => {
  expect(parseReported({})).toBeNull();
  expect(parseReported({ kind: 'account', id: ID })).toBeNull();
  expect(parseReported({ kind: 'service', id: ' ' })).toBeNull();
});
