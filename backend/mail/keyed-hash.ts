import { createHmac } from 'node:crypto';
import { secretsIn } from '@/lib/shared/process/secrets';

const hashUnder = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest();

/**
 * Makes a hash under the first of `secrets`. Without a secret, nobody can find the text by trying
 * all values.
 */
export function keyedHash(text: string, secrets: string): Buffer {
  return hashUnder(secretsIn(secrets)[0], text);
}

/**
 * Makes a hash under each of `secrets`, to find what was stored while another one was the first.
 */
export function keyedHashes(text: string, secrets: string): Buffer[] {
  return secretsIn(secrets).map((secret) => hashUnder(secret, text));
}
