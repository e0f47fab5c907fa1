import 'server-only';

/**
 * The address a request came from, by `X-Forwarded-For`. Each of the `trustedProxies` in front
 * appended what it saw; what stands before their entries was written by whoever asked. Without any
 * proxy Next fills the header in, but keeps one that the visitor sent: then it proves nothing.
 */
export function clientAddressOf(headers: Headers, trustedProxies: number): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || 'unknown';
}
