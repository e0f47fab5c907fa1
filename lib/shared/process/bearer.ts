import { createHash, timingSafeEqual } from 'node:crypto';
import { secretsIn } from './secrets';

/** `tokens` as in a variable: several with commas between are all accepted. */
export const isBearer = (given: string | null | undefined, tokens: string): boolean =>
  secretsIn(tokens).some((token) => isSameSecret(given, `Bearer ${token}`));

export function isSameSecret(given: string | null | undefined, wanted: string): boolean {
  // Hashed, so that the comparison does not reveal the token's length.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given ?? ''), hash(wanted));
}
