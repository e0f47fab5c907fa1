import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError, isNoLink, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import type { CustomerBooking } from '@/lib/shared/contract/bookings';
import type { Slot } from '@/lib/shared/domain/calendar/slots';
import type { Locale } from '@/lib/shared/texts/locales';
import type { Span } from '@/lib/shared/time/span';

export async function findCustomerBooking(token: string): Promise<CustomerBooking | null> {
  try {
    return (await callHost(host.findCustomerBooking, { query: { token } })).booking;
  } catch (error) {
    if (error instanceof HostError && isNoLink(error)) return null;
    throw error;
  }
}

export async function findCustomerVisit(token: string) {
  const booking = await findCustomerBooking(token);
  if (!booking) return null;
  const { startsAt, endsAt, cancelledBy, person, review } = booking;
  const reviewToken = review && !review.isWritten ? review.token : undefined;
  return { startsAt, endsAt, cancelledBy, person: person?.name, reviewToken };
}

/** Lists slots in a span (epoch ms) as if this booking did not exist. */
export async function listSlotsForMove(token: string, { from, to }: Span): Promise<Slot[]> {
  const query = { token, startsAt: from, endsAt: to };
  const slots = await callHost(host.listSlotsForMove, { query });
  return slots.filter(({ startsAt }) => startsAt >= from && startsAt < to);
}

/**
 * `refused`: the booking stays as it is. `movedMeanwhile`: the visit is not the one that was shown.
 * `unsettled`: the outcome is unknown.
 */
export type ChangeOutcome =
  | 'done'
  | 'refused'
  | 'taken'
  | 'movedMeanwhile'
  | 'failed'
  | 'unsettled';

async function outcomeOf(change: Promise<unknown>): Promise<ChangeOutcome> {
  try {
    await change;
    return 'done';
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error instanceof UnsettledWrite) return 'unsettled';
    if (error.refusal?.code === 'moved') return 'movedMeanwhile';
    if (error.refusal?.code === 'slot_taken' || error.refusal?.code === 'invalid') return 'taken';
    return isNoLink(error) || error.status === 409 ? 'refused' : 'failed';
  }
}

/** Cancels only if the visit still starts at `startsAt` (epoch ms). */
export function cancelByLink(
  token: string,
  startsAt: number,
  language: Locale,
): Promise<ChangeOutcome> {
  return outcomeOf(callHost(host.cancelCustomerBooking, { body: { token, startsAt, language } }));
}

/** Moves the visit to another start (epoch ms) or person, only once for each key. */
export function moveByLink(
  token: string,
  { startsAt, person, language }: { startsAt: number; person: number | null; language: Locale },
  idempotencyKey: string,
): Promise<ChangeOutcome> {
  const body = { token, startsAt, person: person ?? undefined, language };
  return outcomeOf(callHost(host.moveCustomerBooking, { body }, { idempotencyKey }));
}
