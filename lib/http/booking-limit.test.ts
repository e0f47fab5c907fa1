import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/time/units';
import { createBookingLimit } from './booking-limit';
import { clientNetworkOf } from './client-address';

describe('FLOOD-1: a network', () => {
  it('has its number of bookings within any hour, and hears how long it has to wait', () => {
    const limit = createBookingLimit(2);
    expect([limit.take('a', '1', 0), limit.take('a', '2', 10)]).toEqual([0, 0]);
    expect(limit.take('a', '3', 20)).toBe(HOUR_MS - 20);
    expect(limit.take('b', '4', 20)).toBe(0);
    expect(limit.take('a', '3', HOUR_MS)).toBe(0);
    expect(limit.take('a', '5', HOUR_MS)).toBe(10);
  });

  it('repeats a key as often as it likes, at the limit too', () => {
    const limit = createBookingLimit(1);
    for (const now of [0, 1, HOUR_MS - 1]) expect(limit.take('a', 'key', now)).toBe(0);
    expect(limit.take('a', 'other', 5)).toBe(HOUR_MS - 5);
  });

  it('is not charged for what was not booked', () => {
    const limit = createBookingLimit(1);
    for (let n = 0; n < 20; n += 1) {
      expect(limit.take('a', String(n), n)).toBe(0);
      limit.giveBack('a', String(n));
    }
  });

  it('is forgotten rather than kept without end', () => {
    const limit = createBookingLimit(1);
    for (let n = 0; n <= 50_000; n += 1) limit.take(`10.${n}`, 'key', n);
    expect(limit.take('10.50000', 'other', 50_001)).toBeGreaterThan(0);
    expect(limit.take('10.0', 'other', 50_001)).toBe(0);
  });
});

describe('clientNetworkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['made up', 'made up'],
    ['', 'unknown'],
  ])('takes %j for %s', (address, network) => {
    expect(clientNetworkOf(new Headers({ 'x-forwarded-for': address }), 1)).toBe(network);
  });
});
