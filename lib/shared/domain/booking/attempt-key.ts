const HASH_DIGITS = 12;

/** Two 32-bit FNV-1a sums as 12 hex digits. Not for secrets. */
function hashOf(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9dc5811c;
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193) ^ (high >>> 15);
  }
  const hex = (sum: number) => (sum >>> 0).toString(16).padStart(8, '0');
  return (hex(low) + hex(high)).slice(0, HASH_DIGITS);
}

/** A UUID of version 4. */
export function isReviewKey(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text);
}

/**
 * Replaces the last 12 digits of the UUID by a hash of the request. So retries and reloads send the
 * same key, and a request with other details sends another one.
 */
export function attemptKey(reviewKey: string, request: readonly string[]): string {
  return reviewKey.slice(0, -HASH_DIGITS) + hashOf(JSON.stringify(request));
}
