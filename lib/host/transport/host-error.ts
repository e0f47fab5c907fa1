import 'server-only';
import type { Refusal } from '@/lib/contract/bookings';

/**
 * Why a call to {host} gave no answer:
 * `status` it refused; `shape` its answer was not what the contract says; `timeout`, `network`
 * it did not answer; `not_offered` it lacks one of our extensions; `input` it was never asked,
 * because what we were given cannot be sent.
 */
export type HostErrorKind = 'status' | 'shape' | 'timeout' | 'network' | 'not_offered' | 'input';

/**
 * A failed call to {host}. `status` is the one it answered with, else 502 for an unreachable host
 * or an unreadable answer, 504 when it took too long, 400 for `input`. Pages print it.
 */
export class HostError extends Error {
  override readonly name = 'HostError';

  constructor(
    readonly kind: HostErrorKind,
    readonly status: number,
    /** What {host} itself said, as far as it can be shown to a visitor. */
    readonly refusal: Refusal | null = null,
    options?: ErrorOptions,
  ) {
    super(`{host} call failed: ${kind} ${status}`, options);
  }
}

/**
 * A write that was sent and of which nobody knows whether {host} carried it out: it took too long,
 * the line broke, a proxy answered instead, or what came back could not be read.
 */
export class UnsettledWrite extends HostError {}

/**
 * A 401 or 403 to a call that is never refused to one visitor and granted to another: the host does not
 * accept our token. What it says about that is for the operator.
 */
export class RefusedAccess extends HostError {}

const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
/** What a proxy says about a host that may be at work still. */
const FROM_PROXIES = [502, 503, 504];

/** Whether a write that ended so may have been carried out all the same. */
export function leavesOpen({ kind, status, refusal, cause }: HostError): boolean {
  if (kind === 'timeout' || kind === 'network') {
    return !NEVER_CONNECTED.includes(String((cause as { code?: unknown } | undefined)?.code));
  }
  if (kind === 'shape') return refusal === null;
  // A code comes from the host itself, which knows what it has done; proxies send messages too.
  const isOpen = !refusal?.code || refusal.code === 'unsettled';
  return kind === 'status' && FROM_PROXIES.includes(status) && isOpen;
}

/** Whether an error is the host saying that there is no such thing. */
export function isHostNotFound(error: unknown): boolean {
  return error instanceof HostError && error.kind === 'status' && error.status === 404;
}

/** Whether an id names nothing: {host} calls it malformed, or it cannot be sent at all. */
export function namesNothing({ kind, status }: HostError): boolean {
  return ['status', 'input'].includes(kind) && [400, 422].includes(status);
}
