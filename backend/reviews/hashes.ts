import { createHmac } from 'node:crypto';

/** A network as it is stored: without the secret nobody can try addresses. */
export function hashNetwork(network: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`network ${network}`).digest();
}

/** Of a telephone number as `phoneKey` knows it. */
export function hashPhone(phone: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`phone ${phone}`).digest();
}
