import { createHash } from 'node:crypto';

/** "local-" and 24 hex digits of the SHA-256 of the trimmed, lower-case address, so hosts know it. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  return `local-${digest.slice(0, 24)}`;
}
