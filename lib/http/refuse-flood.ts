import 'server-only';
import { api } from '@/lib/contract/api';
import { AppError } from '@/lib/errors';
import { tooMany } from '@/lib/limits/refusal';
import type { Locale } from '@/lib/texts/locales';
import { waitOfNetwork } from './booking-place';
import type { RequestHead } from './door/unreadable-request';
import { toErrorResponse } from './error-response';
import { networkOf } from './limit-request';

/**
 * The refusal of a booking from a network that was refused a moment ago, before anything is read or
 * made for it; null for everything else. It says what the endpoint would say.
 */
export async function refuseFlood(head: RequestHead, locale: Locale): Promise<Response | null> {
  const { method, path } = api.createBooking;
  if (head.path !== path || head.method !== method) return null;
  const header = (name: string) => head.headers[name]?.toString() ?? null;
  const network = networkOf({ get: header });
  const waitMs = await waitOfNetwork(network, header('idempotency-key') ?? '');
  if (waitMs === 0) return null;
  const { code, text, retryAfterSeconds } = tooMany('bookings', waitMs);
  const refusal = new AppError(code, text, { retryAfterSeconds });
  return toErrorResponse(refusal, `${method} ${path}`, locale);
}
