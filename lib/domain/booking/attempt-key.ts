const HASH_DIGITS = 12;

/**
 * Two 32-bit FNV-1a sums over the UTF-16 units, as 12 hex digits. They tell texts apart, but are not a
 * cryptographic hash: keep no secrets with them.
 */
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

/** Whether a text is a random UUID (version 4), as a review's key is. */
export function isReviewKey(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text);
}

/**
 * The idempotency key of an attempt to confirm: the review's own random UUID, its last 12 digits
 * replaced by a hash of the request. So a retry, a second click, a reload of the answer and a page
 * without JavaScript all send the same key for the same details, and another one for other details.
 */
export function attemptKey(reviewKey: string, request: readonly string[]): string {
  return reviewKey.slice(0, -HASH_DIGITS) + hashOf(JSON.stringify(request));
}
