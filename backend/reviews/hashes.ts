import { createHmac } from 'node:crypto';

/** Keyed, so that nobody can try all addresses. */
export function hashNetwork(network: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`network ${network}`).digest();
}

/** Of a number as `phoneKey` gives it. */
export function hashPhone(phone: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`phone ${phone}`).digest();
}
