import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiResult } from '@/lib/api/call-api';
import type { OwnThing } from '@/lib/domain/listings/own-thing';
import { type Finding, idsIn, isUnsettled, lookFor, lookRepeatedly } from './look-up';

const FAILED = { ok: false, code: 'host_failed', message: 'Away.' } as const;
const listOf = (...answer: OwnThing[]): Promise<ApiResult<OwnThing[]>> =>
  Promise.resolve({ ok: true, answer });
const fields = { description: 'Injera', phoneNumber: '' };
const kitchen = { id: '7', name: 'Habesha Kitchen', fields };
const sent = { name: 'Habesha  kitchen ', fields: { description: 'Injera', phoneNumber: '2100' } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['unsettled', true],
  ['interrupted', true],
  ['host_failed', false],
  ['host_timeout', false],
  ['invalid', false],
] as const)('a write that ends with %s is open: %s', (code, expected) => {
  expect(isUnsettled({ ok: false, code, message: '' })).toBe(expected);
  expect(isUnsettled({ ok: true, answer: null })).toBe(false);
});

test.each([
  [{ status: 502 }, true],
  [{ status: 200 }, true],
  [{ status: 500 }, false],
  [{ status: 404 }, false],
  [{ wasSent: false as const }, false],
])('an interruption with %j is open: %s', (told, expected) => {
  expect(isUnsettled({ ok: false, code: 'interrupted', message: '', ...told })).toBe(expected);
});

test('a new thing is found by its name among what was not there before', async () => {
  const write = { kind: 'new', sent, known: ['1'] } as const;
  expect(await lookFor([write], listOf({ ...kitchen, id: '1' }))).toBe('missing');
  expect(await lookFor([write], listOf({ ...kitchen, name: 'Other' }))).toBe('missing');
  expect(await lookFor([write], listOf({ ...kitchen, id: '1' }, kitchen))).toBe('done');
  expect(await lookFor([write], Promise.resolve(FAILED))).toBe('unknown');
});

test('where nobody knows what was there, all that the host tells has to be equal', async () => {
  const write = { kind: 'new', sent, known: null } as const;
  expect(await lookFor([write], listOf(kitchen))).toBe('done');
  const other = { ...kitchen, fields: { description: 'Wot' } };
  expect(await lookFor([write], listOf(other))).toBe('missing');
});

test('the first of several attempts may be the one that was carried out', async () => {
  const first = { kind: 'new', sent, known: [] } as const;
  const second = { ...first, sent: { ...sent, name: 'Renamed' } };
  expect(await lookFor([first, second], listOf(kitchen))).toBe('done');
});

test('an edit is done once the host has every change of it, whatever else it tells', async () => {
  const start = { name: 'Habesha Kitchen', fields: { ...sent.fields, description: 'Old' } };
  const write = { kind: 'edit', id: '7', sent, start } as const;
  expect(await lookFor([write], listOf(kitchen))).toBe('done');
  const before = { ...kitchen, fields: { ...fields, description: 'Old' } };
  expect(await lookFor([write], listOf(before))).toBe('missing');
  expect(await lookFor([write], listOf())).toBe('missing');
});

test('a deletion is done once the thing is gone', async () => {
  expect(await lookFor([{ kind: 'delete', id: '7' }], listOf(kitchen))).toBe('missing');
  expect(await lookFor([{ kind: 'delete', id: '7' }], listOf())).toBe('done');
});

test('looks until it is there, with pauses, and not for ever', async () => {
  const findings: Finding[] = ['unknown', 'missing', 'done', 'missing'];
  const lookUp = vi.fn(async () => findings.shift() ?? 'missing');
  const looked = lookRepeatedly(lookUp);
  await vi.runAllTimersAsync();
  expect(await looked).toBe('done');
  expect(lookUp).toHaveBeenCalledTimes(3);
  const none = vi.fn(async () => 'missing' as const);
  const never = lookRepeatedly(none);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await never).toBe('missing');
  expect(none).toHaveBeenCalledTimes(4);
});

test('gives the ids of a list, or null of one that cannot be read', async () => {
  expect(await idsIn(listOf(kitchen))).toEqual(['7']);
  expect(await idsIn(Promise.resolve(FAILED))).toBeNull();
});
