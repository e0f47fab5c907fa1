import { BlockList, isIP } from 'node:net';

export interface WebPolicy {
  mayConnect: (address: string) => boolean;
  mayUsePort: (port: number) => boolean;
  isSecureOnly?: boolean;
}

/** Ranges of the IANA special-purpose registry. */
const RESERVED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Ranges within 2000::/3, the only public range: tunnels of IPv4, and documentation. */
const RESERVED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const reservedV4 = new BlockList();
for (const [net, prefix] of RESERVED_V4) reservedV4.addSubnet(net, prefix, 'ipv4');
const reservedV6 = new BlockList();
for (const [net, prefix] of RESERVED_V6) reservedV6.addSubnet(net, prefix, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** An IPv4 address that is written as IPv6 does not count as public. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reservedV4.check(address, 'ipv4');
    case 6:
      return publicV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
    default:
      return false;
  }
}

export const PUBLIC_WEB: WebPolicy = {
  mayConnect: isPublicAddress,
  mayUsePort: (port) => port === 80 || port === 443,
};

/** If the host is a name, `guardedLookup` checks its addresses. */
export function isAllowedUrl(url: URL, policy: WebPolicy): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (policy.isSecureOnly && url.protocol !== 'https:') return false;
  if (url.username || url.password) return false;
  if (!policy.mayUsePort(Number(url.port) || (url.protocol === 'http:' ? 80 : 443))) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? host.length > 0 : policy.mayConnect(host);
}
