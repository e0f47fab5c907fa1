import 'server-only';
import type { Refusal } from '@/lib/server/host/documented/refusals';

/**
 * `shape`: the answer breaks the contract. `not_offered`: it has no such row of ours. `input`:
 * unsendable, so nothing was sent.
 */
export type HostErrorKind = 'status' | 'shape' | 'timeout' | 'network' | 'not_offered' | 'input';

/**
 * `status` is {host}'s, else 502 (unreachable or unreadable), 504 (timeout), 400 (`input`). Pages
 * print it.
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

/** {host} may have carried it out. */
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
/** Proxies answer these while the host may still work. */
const FROM_PROXIES = [502, 503, 504];

export function leavesOpen({ kind, status, refusal, cause }: HostError): boolean {
  if (kind === 'timeout' || kind === 'network') {
    return !NEVER_CONNECTED.includes(String((cause as { code?: unknown } | undefined)?.code));
  }
  if (kind === 'shape') return refusal === null;
  // Only the host sends codes; proxies send messages, too.
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

/** A link that is made up, over or not offered. */
export function isNoLink({ kind, status }: HostError): boolean {
  return kind === 'not_offered' || kind === 'input' || [400, 410, 422].includes(status);
}
