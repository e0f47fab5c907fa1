import 'server-only';
import type { Refusal } from '@/lib/server/host/documented/refusals';

/**
 * `shape`: the answer breaks the contract. `not_offered`: {host} does not have this row, which is
 * an extension. `input`: the request cannot be sent, so nothing was sent.
 */
export type HostErrorKind = 'status' | 'shape' | 'timeout' | 'network' | 'not_offered' | 'input';

/**
 * `status` is the status of {host}. Otherwise it is 502 (not reachable or not readable), 504
 * (timeout) or 400 (`input`). Pages show it.
 */
export class HostError extends Error {
  override readonly name = 'HostError';

  constructor(
    readonly kind: HostErrorKind,
    readonly status: number,
    /** The part of the refusal that visitors may see. */
    readonly refusal: Refusal | null = null,
    options?: ErrorOptions,
  ) {
    super(`{host} call failed: ${kind} ${status}`, options);
  }
}

/** {host} may have carried out the write. */
export class UnsettledWrite extends HostError {}

/** The host rejects our token. */
export class RefusedAccess extends HostError {}

const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
/** Proxies answer with these statuses while {host} may still be working. */
const FROM_PROXIES = [502, 503, 504];

export function leavesOpen({ kind, status, refusal, cause }: HostError): boolean {
  if (kind === 'timeout' || kind === 'network') {
    return !NEVER_CONNECTED.includes(String((cause as { code?: unknown } | undefined)?.code));
  }
  if (kind === 'shape') return refusal === null;
  // Only {host} sends codes. Proxies send messages, too.
  const isOpen = !refusal?.code || refusal.code === 'unsettled';
  return kind === 'status' && FROM_PROXIES.includes(status) && isOpen;
}

export function isHostNotFound(error: unknown): boolean {
  return error instanceof HostError && error.kind === 'status' && error.status === 404;
}

/** Whether {host} calls the id malformed, or the id cannot be sent. */
export function namesNothing({ kind, status }: HostError): boolean {
  return ['status', 'input'].includes(kind) && [400, 422].includes(status);
}

/** Whether the link is made up, has ended or is not offered. */
export function isNoLink({ kind, status }: HostError): boolean {
  return kind === 'not_offered' || kind === 'input' || [400, 410, 422].includes(status);
}
