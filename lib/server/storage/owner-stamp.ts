import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/server/env';
import { secretsIn } from '@/lib/shared/process/secrets';

const HALF = 8;

function sealOf(random: Buffer, userId: string, secret: string): Buffer {
  const seal = createHmac('sha256', secret)
    .update(`upload of ${userId}: `)
    .update(random)
    .digest()
    .subarray(0, HALF);
  // Sets the variant bits of a UUID, so that a stamp has the form of one.
  seal[0] = ((seal[0] ?? 0) & 0x3f) | 0x80;
  return seal;
}

/** Returns 32 hexadecimal digits. Half are random, and half are a seal of these and of the user. */
export function createStamp(userId: string): string {
  const random = randomBytes(HALF);
  random[6] = ((random[6] ?? 0) & 0x0f) | 0x80;
  const [secret] = secretsIn(env().NEXTAUTH_SECRET);
  return Buffer.concat([random, sealOf(random, userId, secret)]).toString('hex');
}

export function isStampOf(stamp: string, userId: string): boolean {
  const bytes = Buffer.from(stamp, 'hex');
  if (bytes.length !== 2 * HALF) return false;
  return secretsIn(env().NEXTAUTH_SECRET).some((secret) =>
    timingSafeEqual(bytes.subarray(HALF), sealOf(bytes.subarray(0, HALF), userId, secret)),
  );
}

export function toUuid(stamp: string): string {
  return stamp.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
