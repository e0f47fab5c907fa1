import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const TAG_BYTES = 16;
/** Larger than any of our payloads. */
const RECORD_BYTES = 4096;

export interface PushKeys {
  /** The browser's public point and secret, in base64url. */
  p256dh: string;
  auth: string;
}

const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Whether the keys are a point on the curve and 16 bytes. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) {
    return false;
  }
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

interface Randomness {
  privateKey: Buffer;
  salt: Buffer;
}

/** Encrypts with `aes128gcm` (RFC 8291). `randomness` is set only for the example of the RFC. */
export function encrypt(
  plain: Buffer,
  { p256dh, auth }: PushKeys,
  randomness: Randomness | null = null,
): Buffer {
  const pair = createECDH(CURVE);
  if (randomness) pair.setPrivateKey(randomness.privateKey);
  else pair.generateKeys();
  const salt = randomness?.salt ?? randomBytes(16);
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = pair.getPublicKey();
  const derive = (key: Buffer, from: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, bytes));
  const secret = derive(
    pair.computeSecret(theirs),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    32,
  );
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
  // The delimiter of the last record (RFC 8188).
  const sealed = [cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()];
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, 16);
  header.writeUInt8(ours.length, 20);
  return Buffer.concat([header, ours, ...sealed, cipher.getAuthTag()]);
}
