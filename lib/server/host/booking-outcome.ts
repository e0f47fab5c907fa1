import 'server-only';
import type { HostError } from '@/lib/server/host/transport/host-error';
import type { ConfirmedBooking } from '@/lib/shared/contract/bookings';
import { ERROR_STATUS, type ErrorCode, type ErrorReason } from '@/lib/shared/errors';

/** `nearestStarts` are in epoch ms, nearest first. */
export type BookingOutcome =
  | { ok: true; booking: ConfirmedBooking }
  | {
      ok: false;
      code: ErrorCode;
      text: ErrorReason | string;
      nearestStarts?: number[];
      retryAfterSeconds?: number;
    };

/** The outcomes in which nothing was booked, or it is unknown. */
export type Refused = Extract<BookingOutcome, { ok: false }>;

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'not_found',
  409: 'slot_taken',
  422: 'invalid',
  429: 'too_many',
};

/** {host} may have acted before it answered with one of these statuses. */
function isUnsettledStatus(status: number): boolean {
  return status >= 500 || status === 408;
}

function codeOf({ status, refusal }: HostError): ErrorCode {
  if (isUnsettledStatus(status)) return 'host_failed';
  const own = Object.keys(ERROR_STATUS).find((code): code is ErrorCode => code === refusal?.code);
  if (own && ERROR_STATUS[own] === status) return own;
  return CODE_BY_STATUS[status] ?? 'refused';
}

/** Returns what the page says after a failed submit (REV-041 to REV-044). */
export function toRefusedBooking(error: HostError): Refused {
  const said = error.refusal?.message;
  switch (error.kind) {
    case 'status':
    case 'not_offered':
    case 'input':
      return {
        ok: false,
        code: codeOf(error),
        text: said ?? { key: 'bookingFailed', values: { status: String(error.status) } },
        ...(error.refusal?.nearestStarts.length && { nearestStarts: error.refusal.nearestStarts }),
        ...(error.refusal?.retryAfterSeconds && {
          retryAfterSeconds: error.refusal.retryAfterSeconds,
        }),
      };
    case 'shape':
      return {
        ok: false,
        // "Refused" means that the answer said `success: false`.
        code: error.refusal ? 'refused' : 'host_failed',
        text: error.refusal
          ? (said ?? { key: 'bookingUnconfirmed' })
          : { key: 'bookingUnexpected' },
      };
    case 'timeout':
      return { ok: false, code: 'host_timeout', text: { key: 'bookingUnconfirmed' } };
    case 'network':
      return { ok: false, code: 'host_failed', text: { key: 'bookingUnconfirmed' } };
  }
}

export function isUnsettled(outcome: BookingOutcome): boolean {
  return !outcome.ok && (outcome.code === 'host_failed' || outcome.code === 'host_timeout');
}
