import 'server-only';
import type { Refusal } from '@/lib/contract/bookings';

/**
 * `shape`: the answer breaks the contract. `not_offered`: {host} lacks one of our extensions.
 * `input`: the input cannot be sent, so nothing was.
 */
export type HostErrorKind = 'status' | 'shape' | 'timeout' | 'network' | 'not_offered' | 'input';

/**
 * `status` is {host}'s, else 502 for an unreachable host or an unreadable answer, 504 for a
 * timeout, 400 for `input`. Pages print it.
 */
export class HostError extends Error {
  override readonly name = 'HostError';

  constructor(
    readonly kind: HostErrorKind,
    readonly status: number,
    /** As far as visitors may see it. */
    readonly refusal: Refusal | null = null,
    options?: ErrorOptions,
  ) {
    super(`{host} call failed: ${kind} ${status}`, options);
  }
}

/**
 * Nobody knows whether {host} carried it out: it timed out, the line broke, or the answer was a
 * proxy's or unreadable.
 */
export class UnsettledWrite extends HostError {}

/** A 401 or 403 to a call that does not depend on the visitor: the host rejects our token. */
export class RefusedAccess extends HostError {}

const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
/** What a proxy answers while the host may still be at work. */
const FROM_PROXIES = [502, 503, 504];

export function leavesOpen({ kind, status, refusal, cause }: HostError): boolean {
  if (kind === 'timeout' || kind === 'network') {
    return !NEVER_CONNECTED.includes(String((cause as { code?: unknown } | undefined)?.code));
  }
  if (kind === 'shape') return refusal === null;
  // A code comes from the host itself; proxies send messages, too.
  const isOpen = !refusal?.code || refusal.code === 'unsettled';
  return kind === 'status' && FROM_PROXIES.includes(status) && isOpen;
}

export function isHostNotFound(error: unknown): boolean {
  return error instanceof HostError && error.kind === 'status' && error.status === 404;
}

/** {host} calls the id malformed, or it cannot be sent. */
export function namesNothing({ kind, status }: HostError): boolean {
  return ['status', 'input'].includes(kind) && [400, 422].includes(status);
}

/** A link of ours was made up, was revoked or has ended, or {host} offers none of its kind. */
export function isNoLink({ kind, status }: HostError): boolean {
  return kind === 'not_offered' || kind === 'input' || [400, 410, 422].includes(status);
}
