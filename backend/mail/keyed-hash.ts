import { createHmac } from 'node:crypto';
import { secretsIn } from '@/lib/shared/process/secrets';

const hashUnder = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest();

/** Under the first of `secrets`: whoever has none of them cannot try all values. */
export function keyedHash(text: string, secrets: string): Buffer {
  return hashUnder(secretsIn(secrets)[0], text);
}

/** Under each of `secrets`, for finding what was kept while another one was the first. */
export function keyedHashes(text: string, secrets: string): Buffer[] {
  return secretsIn(secrets).map((secret) => hashUnder(secret, text));
}
