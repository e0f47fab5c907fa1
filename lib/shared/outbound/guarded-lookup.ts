import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { WebPolicy } from './public-web';
import { WebError } from './web-error';

/** The socket connects only to the addresses that were checked. */
export function guardedLookup(
  policy: WebPolicy,
  lookup: LookupFunction = systemLookup,
): LookupFunction {
  return (hostname, options, done) => {
    const all: LookupOptions = { ...options, all: true };
    lookup(hostname, all, (error, found) => {
      const addresses: LookupAddress[] = Array.isArray(found) ? found : [];
      if (error) return done(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => policy.mayConnect(address))) {
        return done(new WebError('address not allowed'), []);
      }
      if (options.all) return done(null, addresses);
      done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}
