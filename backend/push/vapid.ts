import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { HOUR_MS } from '@/lib/shared/time/units';

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;
/** Push services refuse tokens that are valid for more than a day. */
const VALID_MS = 12 * HOUR_MS;

export interface VapidKey {
  /** The uncompressed point in base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** Returns null unless the text is a P-256 private key in base64url. */
export function readVapidKey(text: string): VapidKey | null {
  const d = Buffer.from(text, 'base64url');
  if (d.length !== PRIVATE_BYTES || base64url(d) !== text) return null;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(d);
  } catch {
    return null;
  }
  const point = pair.getPublicKey();
  const [x, y] = [base64url(point.subarray(1, 33)), base64url(point.subarray(33))];
  const privateKey = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: text, x, y },
    format: 'jwk',
  });
  return { publicKey: base64url(point), privateKey };
}

/** RFC 8292; `contact` is a mailto: or https: address. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKey,
  { audience, contact, now }: { audience: string; contact: string; now: number },
): string {
  const part = (value: object) => base64url(Buffer.from(JSON.stringify(value)));
  const exp = Math.floor((now + VALID_MS) / 1000);
  const claims = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp, sub: contact })}`;
  const signature = sign('sha256', Buffer.from(claims), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${claims}.${base64url(signature)}, k=${publicKey}`;
}
