import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/time/units';
import { clientAddressOf } from './client-address';
import { createHourlyLimit } from './hourly-limit';

describe('createHourlyLimit', () => {
  it('gives an address its number within any hour, and again when an hour has passed', () => {
    const limit = createHourlyLimit({ perAddress: 2, inAll: 100 });
    expect([0, 10, 20].map((now) => limit.take('a', now))).toEqual([true, true, false]);
    expect(limit.take('b', 20)).toBe(true);
    expect(limit.take('a', HOUR_MS - 1)).toBe(false);
    expect(limit.take('a', HOUR_MS)).toBe(true);
    expect(limit.take('a', HOUR_MS + 1)).toBe(false);
  });

  it('holds for all together, so that made-up addresses lead nowhere', () => {
    const limit = createHourlyLimit({ perAddress: 2, inAll: 3 });
    const taken = ['a', 'b', 'c', 'd'].map((address) => limit.take(address, 0));
    expect(taken).toEqual([true, true, true, false]);
    expect(limit.take('d', HOUR_MS)).toBe(true);
  });
});

describe('clientAddressOf', () => {
  const of = (header: string | null, proxies: number) =>
    clientAddressOf(new Headers(header === null ? {} : { 'x-forwarded-for': header }), proxies);

  it.each([
    ['made up, 192.0.2.1', 1, '192.0.2.1'],
    ['made up, 192.0.2.1, 10.0.0.2', 2, '192.0.2.1'],
    ['192.0.2.1', 1, '192.0.2.1'],
    ['192.0.2.1', 2, 'unknown'],
    ['', 1, 'unknown'],
    [null, 1, 'unknown'],
  ])('reads %j behind %i proxies as %s', (header, proxies, address) => {
    expect(of(header, proxies)).toBe(address);
  });
});
