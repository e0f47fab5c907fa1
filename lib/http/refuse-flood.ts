import 'server-only';
import { api } from '@/lib/contract/api';
import { AppError, reasonText } from '@/lib/errors';
import { takeLimit } from '@/lib/limits/limits';
import { tooMany } from '@/lib/limits/refusal';
import { textsFor } from '@/lib/texts/catalogue';
import type { Locale } from '@/lib/texts/locales';
import { takesPosts } from '@/lib/url/pages';
import { waitOfNetwork } from './booking-place';
import { refusalPage } from './door/refusal-page';
import type { RequestHead } from './door/unreadable-request';
import { API_HEADERS, toErrorResponse } from './error-response';
import { networkOf } from './limit-request';

const BOOKING = api.createBooking;

/** Refuses a booking from a network that was refused a moment ago. It says what the endpoint would say. */
async function refuseBooking(
  network: string | null,
  key: string,
  locale: Locale,
): Promise<Response | null> {
  const waitMs = await waitOfNetwork(network, key);
  if (waitMs === 0) return null;
  const { code, text, retryAfterSeconds } = tooMany('bookings', waitMs);
  const refusal = new AppError(code, text, { retryAfterSeconds });
  return toErrorResponse(refusal, `${BOOKING.method} ${BOOKING.path}`, locale);
}

/**
 * Counts what is sent to a page with a form, and refuses it beyond the limit. It is counted here because
 * Next fails over a form that it cannot read before any function of ours runs.
 */
async function refuseForm(network: string | null, locale: Locale): Promise<Response | null> {
  const waitMs = await takeLimit('forms', network);
  if (waitMs === 0) return null;
  const refusal = tooMany('forms', waitMs);
  const title = textsFor(locale, 'errors.refusals')('tooManyTitle');
  const message = reasonText(refusal, textsFor(locale, 'errors.reasons'));
  return new Response(refusalPage({ title, message, mayRepeat: false }, locale), {
    status: 429,
    headers: {
      ...API_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(refusal.retryAfterSeconds),
    },
  });
}

/**
 * The refusal of a booking or a form from a network that sends too many, before anything is read or made
 * for it; null for everything else.
 */
export async function refuseFlood(head: RequestHead, locale: Locale): Promise<Response | null> {
  const header = (name: string) => head.headers[name]?.toString() ?? null;
  const network = networkOf({ get: header });
  if (head.method === BOOKING.method && head.path === BOOKING.path) {
    return refuseBooking(network, header('idempotency-key') ?? '', locale);
  }
  return head.method === 'POST' && takesPosts(head.path) ? refuseForm(network, locale) : null;
}
