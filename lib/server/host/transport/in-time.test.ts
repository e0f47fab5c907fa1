import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HostError } from './host-error';
import { inTime } from './in-time';

test('gives what comes in time, null included', async () => {
  expect(await inTime(Promise.resolve('7'), 1000)).toBe('7');
  expect(await inTime(Promise.resolve(null), 1000)).toBeNull();
});

test('gives undefined for a host that fails or takes longer, now or later', async () => {
  expect(await inTime(Promise.reject(new HostError('status', 500)), 1000)).toBeUndefined();
  expect(await inTime(sleep(10_000, '7', { ref: false }), 20)).toBeUndefined();
  const failsLater = sleep(40).then(() => Promise.reject(new HostError('timeout', 504)));
  expect(await inTime(failsLater, 10)).toBeUndefined();
  await sleep(60);
});

test('hides no mistake of ours', async () => {
  await expect(inTime(Promise.reject(new TypeError('oops')), 1000)).rejects.toThrow('oops');
});
