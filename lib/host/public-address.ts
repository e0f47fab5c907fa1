import 'server-only';
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Loopback, private, link-local, shared, reserved, multicast: nothing that the internet reaches. */
const NOT_PUBLIC = new BlockList();
const IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
for (const range of IPV4) {
  const [net = '', bits] = range.split('/');
  NOT_PUBLIC.addSubnet(net, Number(bits), 'ipv4');
}
/** The only addresses of IPv6 that are routed at all; the others embed or stay at home. */
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
for (const net of ['2001::', '2002::', '2001:db8::']) {
  NOT_PUBLIC.addSubnet(net, net === '2002::' ? 16 : 32, 'ipv6');
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return family === 6 && PUBLIC_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/**
 * Resolves a name as the connection that is about to be made would, and fails unless every address
 * of it is public. What was checked is what is connected to: no second answer can swap it.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(error ?? new Error('the name leads to an address that is not public'), '', 4);
    } else if (options.all) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};
