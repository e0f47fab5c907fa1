import { keyedHash, keyedHashes } from '@/backend/mail/keyed-hash';

export const hashNetwork = (network: string, secrets: string): Buffer =>
  keyedHash(`network ${network}`, secrets);

/** Hashes of a network under all secrets, including older ones. */
export const networkHashes = (network: string, secrets: string): Buffer[] =>
  keyedHashes(`network ${network}`, secrets);

/**
 * Hashes of a number in the form that `phoneKey` gives. The first one is under the first secret.
 */
export const phoneHashes = (phone: string, secrets: string): Buffer[] =>
  keyedHashes(`phone ${phone}`, secrets);
