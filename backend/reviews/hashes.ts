import { keyedHash, keyedHashes } from '@/backend/mail/keyed-hash';

export const hashNetwork = (network: string, secrets: string): Buffer =>
  keyedHash(`network ${network}`, secrets);

/** Of a network under older secrets, too. */
export const networkHashes = (network: string, secrets: string): Buffer[] =>
  keyedHashes(`network ${network}`, secrets);

/** Of a number as `phoneKey` gives it; the first is under the first secret. */
export const phoneHashes = (phone: string, secrets: string): Buffer[] =>
  keyedHashes(`phone ${phone}`, secrets);
