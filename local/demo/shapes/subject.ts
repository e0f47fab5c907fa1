import { createHash } from 'node:crypto';

/**
 * The subject (`sub`) that the local issuer gives an e-mail address: "local-" and the first 24 hex
 * digits of the SHA-256 of the trimmed, lower-case address. So a host can know it beforehand.
 */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  return `local-${digest.slice(0, 24)}`;
}
