import 'server-only';
import { isIPv6 } from 'node:net';

/**
 * Reads `X-Forwarded-For`, to which each trusted proxy has added an address. Visitors may forge the
 * addresses before these.
 */
function clientAddressOf(headers: Pick<Headers, 'get'>, trustedProxies: number): string | null {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return withoutPort(hops.at(-trustedProxies) ?? '') || null;
}

function withoutPort(hop: string): string {
  const [, address] = /^\[([^\]]*)\](?::\d+)?$/.exec(hop) ?? /^([\d.]+):\d+$/.exec(hop) ?? [];
  return address ?? hop;
}

function groupsOf(address: string): number[] {
  const plain = address
    .replace(/%.*$/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    });
  const [head = [], tail = []] = plain
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
    .map((half) => half.map((group) => Number.parseInt(group, 16)));
  return [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail];
}

/** Returns an IPv4 address, or the first 64 bits of an IPv6 address. */
export function clientNetworkOf(
  headers: Pick<Headers, 'get'>,
  trustedProxies: number,
): string | null {
  const address = clientAddressOf(headers, trustedProxies);
  if (address === null || !isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
