import { describe, expect, it } from 'vitest';
import { clientNetworkOf } from './client-address';

describe('clientNetworkOf', () => {
  it.each([
    ['made up, 192.0.2.1', 1, '192.0.2.1'],
    ['made up, 192.0.2.1, 10.0.0.2', 2, '192.0.2.1'],
    ['192.0.2.1', 1, '192.0.2.1'],
    ['192.0.2.1', 2, null],
    ['192.0.2.1:5678', 1, '192.0.2.1'],
    ['192.0.2.1:5678, 10.0.0.2:80', 2, '192.0.2.1'],
    ['', 1, null],
    [null, 1, null],
  ])('RATE-1: reads %j behind %i proxies as %s', (header, proxies, network) => {
    const headers = new Headers(header === null ? {} : { 'x-forwarded-for': header });
    expect(clientNetworkOf(headers, proxies)).toBe(network);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
    ['made up', 'made up'],
  ])('takes %j for %s', (address, network) => {
    expect(clientNetworkOf(new Headers({ 'x-forwarded-for': address }), 1)).toBe(network);
  });
});
