import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretsIn } from '@/lib/shared/process/secrets';

const MAC_BYTES = 18;

function macOf(purpose: string, payload: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`link ${purpose} ${payload}`)
    .digest()
    .subarray(0, MAC_BYTES);
}

/**
 * Adds "0", because mail programs take "-" and "_" at the end of an address for signs of the
 * sentence. Base64 ignores the "0".
 */
export function sealLink(purpose: string, payload: string, secrets: string): string {
  const mac = macOf(purpose, payload, secretsIn(secrets)[0]).toString('base64url');
  return `${payload}.${mac.replace(/[-_]$/, '$&0')}`;
}

/** Null for an invalid token, or one for another purpose. */
export function openLink(purpose: string, token: string, secrets: string): string | null {
  const end = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1), 'base64url');
  if (given.length !== MAC_BYTES) return null;
  const isOurs = secretsIn(secrets).some((secret) =>
    timingSafeEqual(given, macOf(purpose, payload, secret)),
  );
  return isOurs ? payload : null;
}
