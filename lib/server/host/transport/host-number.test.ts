import { beforeEach, expect, it } from 'vitest';
import { processWide } from '@/lib/server/process-wide';
import { stubWebEnv } from '@/test/web-env';
import { isNumberKnown, isOurs, noteNumber, numberOf } from './host-number';

const base = 'http://host.test';
stubWebEnv(base);
beforeEach(() => processWide('host-numbers', () => new Map()).clear());

it('is nobody before its first answer', () => {
  expect([isOurs(), isNumberKnown(base)]).toEqual([false, false]);
});

it('is ours by its last answer, and no other server is', () => {
  noteNumber(base, '1', true);
  expect([isOurs(), numberOf('http://other.test')]).toEqual([true, 0]);
  noteNumber(base, undefined, true);
  expect([isOurs(), isNumberKnown(base)]).toEqual([false, true]);
});

it('keeps its number over a failure that says none', () => {
  noteNumber(base, undefined, false);
  expect(isNumberKnown(base)).toBe(false);
  noteNumber(base, '1', true);
  noteNumber(base, undefined, false);
  expect(isOurs()).toBe(true);
});

it.each(['', 'idempotency-keys', '-1', '1, 2'])(
  'is not ours for what is no number: "%s"',
  (said) => {
    noteNumber(base, said, true);
    expect(isOurs()).toBe(false);
  },
);

it('knows no row of a later number: it may be older than the web app', () => {
  noteNumber(base, '2', true);
  expect([{ since: 1 }, { since: 2 }, { since: 3 }].map(isOurs)).toEqual([true, true, false]);
});
