import { createHash, timingSafeEqual } from 'node:crypto';
import { secretsIn } from './secrets';

/** `tokens` is the text of a variable: tokens with commas between them, which are all accepted. */
export const isBearer = (given: string | null | undefined, tokens: string): boolean =>
  secretsIn(tokens).some((token) => isSameSecret(given, `Bearer ${token}`));

export function isSameSecret(given: string | null | undefined, wanted: string): boolean {
  // Compares hashes, so that the comparison does not reveal the length of the token.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given ?? ''), hash(wanted));
}
