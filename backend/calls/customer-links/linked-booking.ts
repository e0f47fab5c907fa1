import { sql } from 'drizzle-orm';
import { calendarStateWithin, toPeople } from '@/backend/db/calendar-query';
import { type BookingFacts, findBookingFacts } from '@/backend/mail/booking-facts';
import { readManageToken, toReviewToken } from '@/backend/mail/manage-token';
import { refusal } from '@/backend/texts/refusal';
import type { CustomerBooking } from '@/lib/shared/contract/bookings';
import type { HostTable } from '@/lib/shared/contract/host';
import { linkEnd, MOST_MOVES } from '@/lib/shared/domain/booking/changes';
import { doesAll, slotsOfAll } from '@/lib/shared/domain/hours/people';
import { reviewStage } from '@/lib/shared/domain/reviews/stage';
import { AppError } from '@/lib/shared/errors';
import type { Span } from '@/lib/shared/time/span';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { Call, CallContext } from '../call';
import { windowOf } from '../slots';

type LinkContext = Pick<CallContext, 'db' | 'now' | 'linkSecret'>;

export function goneLink(): AppError {
  return new AppError('gone', refusal('linkGoneCall'));
}

/** Null for an invalid, revoked or ended link. */
async function findLinked(token: string, { db, now, linkSecret }: LinkContext) {
  const linked = linkSecret === null ? null : readManageToken(token, linkSecret);
  const facts = linked && (await findBookingFacts(db, linked.accountId, linked.bookingId, now()));
  if (!facts || facts.linkVersion !== linked?.linkVersion) return null;
  return now() < linkEnd(facts.endsAt) ? { ...facts, isMailed: linked.isMailed } : null;
}

export async function getLinked(token: string, context: LinkContext) {
  const facts = await findLinked(token, context);
  if (!facts) throw goneLink();
  return facts;
}

export function toCustomerBooking(
  facts: BookingFacts,
  { now, linkSecret }: Pick<CallContext, 'now' | 'linkSecret'>,
): CustomerBooking {
  const { accountId, bookingId, account, service, customer, review } = facts;
  const isOver = ['open', 'closed'].includes(reviewStage(facts, now()));
  return {
    id: String(bookingId),
    calendarId: accountId,
    serviceId: service.isPublic && account.takesBookings ? service.id : null,
    provider: {
      name: service.name,
      address: service.address,
      phoneNumber: service.phone,
      whatsappNumber: service.whatsapp ?? '',
      countryIso: service.countryIso,
      profileImageUrl: service.imageUrl ?? '',
    },
    customerName: customer.name ?? '',
    customerPhone: customer.phone ?? '',
    ...(customer.remark && { customerRemark: customer.remark }),
    startsAt: facts.startsAt,
    endsAt: facts.endsAt,
    items: facts.items.map(({ id, isGone, ...item }) => ({
      ...item,
      id: String(id),
      ...(isGone && { isGone }),
    })),
    totalMinor: facts.totalMinor,
    status: facts.status,
    cancelledBy: facts.cancelledBy,
    cancelledAt: facts.cancelledAt,
    cancelReason: facts.cancelReason,
    movedFrom: facts.movedFrom,
    movesLeft: account.takesBookings ? Math.max(0, MOST_MOVES - facts.moves) : 0,
    sequence: facts.sequence,
    ...(facts.person && { person: facts.person }),
    ...(isOver &&
      review &&
      linkSecret !== null && {
        review: { token: toReviewToken(facts, linkSecret), ...review },
      }),
  };
}

/** Null if unknown. */
export const findCustomerBooking: Call<HostTable['findCustomerBooking']> = async (
  { query },
  context,
) => {
  const facts = await findLinked(query.token, context);
  return { booking: facts && toCustomerBooking(facts, context) };
};

async function readSlotsWithout(
  { db, now }: CallContext,
  { accountId, bookingId, items }: BookingFacts,
  window: Span,
) {
  const { rows } = await db.execute<{ state: unknown }>(
    sql`select ${calendarStateWithin(accountId, window, bookingId)} as state`,
  );
  const asked = { window, audience: 'customer' as const, now: now(), zone: VENUE_ZONE.id };
  const itemIds = items.map(({ id }) => String(id));
  const able = toPeople(rows[0]?.state).filter((one) => doesAll(one, itemIds));
  return slotsOfAll(able, asked);
}

export const listSlotsForMove: Call<HostTable['listSlotsForMove']> = async ({ query }, context) => {
  const window = windowOf(query);
  const facts = await getLinked(query.token, context);
  return readSlotsWithout(context, facts, window);
};
