import { createHmac } from 'node:crypto';
import { openLink, sealLink } from './link-token';

/** An address as `mail_stops` knows it: a hash under `LINK_SECRET`, whatever its case. */
export function hashAddress(address: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`address ${address.trim().toLowerCase()}`).digest();
}

/** What the "not me" link of a mail carries: the hash of its address, signed. */
export function toStopToken(address: string, secret: string): string {
  return sealLink('stop', hashAddress(address, secret).toString('base64url'), secret);
}

/** The hash of the address that is to get no more mail; null for a token that we did not make. */
export function readStopToken(token: string, secret: string): Buffer | null {
  const hash = openLink('stop', token, secret);
  return hash === null ? null : Buffer.from(hash, 'base64url');
}
