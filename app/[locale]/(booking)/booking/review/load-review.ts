import 'server-only';
import type { Review, ReviewOpening, ReviewRefusal } from '@/components/booking/review/state';
import { findCalendarId, findPublicAccount } from '@/lib/server/host/accounts';
import { ableOf, findChosen, findTeam, type Team } from '@/lib/server/host/calendar/people';
import { listServiceItems } from '@/lib/server/host/service-items';
import { findPublicService } from '@/lib/server/host/services';
import { listSlots } from '@/lib/server/host/slots';
import { HostError } from '@/lib/server/host/transport/host-error';
import { toChoosable } from '@/lib/shared/domain/booking/choice';
import {
  nearestStarts,
  offeredStarts,
  type Slot,
  visitMinutes,
} from '@/lib/shared/domain/calendar/slots';
import { product } from '@/lib/shared/product';
import { DAY_MS } from '@/lib/shared/time/units';
import type { BookingState } from '@/lib/shared/url/booking-url';

const DIGITS = /^\d{1,15}$/;

export type FoundReview =
  | { ok: true; review: Review }
  /** `status` is the page's, `hostStatus` {host}'s. */
  | { ok: false; status: 400 | 404 | 502; message: ReviewRefusal; hostStatus?: number };

type PublicService = Awaited<ReturnType<typeof findPublicService>>;
type Provider = Awaited<ReturnType<typeof findPublicAccount>> | PublicService;

/** Looks for the calendar id first, then for the provider id, then in the details (CC-033, CC-034). */
export async function findProvider({ calendarId, serviceId }: BookingState): Promise<Provider> {
  return (
    (calendarId ? await findPublicAccount(calendarId) : null) ??
    (await findPublicAccount(serviceId)) ??
    (await findPublicService(serviceId))
  );
}

export function toExpecting(service: PublicService, provider: Provider): Review['provider'] {
  return {
    name: service?.name || provider?.name || '',
    address: service?.address || provider?.address || '',
    imageUrl: service?.profileImageUrl || provider?.profileImageUrl || '',
    score: service?.score ?? null,
  };
}

/** Null if the service is not public, or the calendar is not the one of the service. */
async function findReviewed(state: BookingState): Promise<Review['provider'] | null> {
  const [service, calendarId] = await Promise.all([
    findPublicService(state.serviceId),
    findCalendarId(state.serviceId),
  ]);
  if (!service || calendarId !== state.calendarId) return null;
  const provider = await findProvider(state);
  return provider && toExpecting(service, provider);
}

async function orFailure<T>(read: Promise<T>): Promise<T | HostError> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof HostError) return error;
    throw error;
  }
}

function unavailable(
  key: 'providerUnavailable' | 'serviceUnavailable',
  answer: HostError | null,
): FoundReview {
  const message = { key };
  return answer instanceof HostError
    ? { ok: false, status: 502, message, hostStatus: answer.status }
    : { ok: false, status: 404, message };
}

/** Item names are in `locale` where the provider wrote them in it. */
export async function findReview(state: BookingState, locale: string): Promise<FoundReview> {
  const { serviceId, calendarId, startsAt, itemIds } = state;
  if (!serviceId || calendarId === null || startsAt === null || itemIds.length === 0) {
    return { ok: false, status: 400, message: { key: 'missingOnLoad' } };
  }
  if (Number.isNaN(calendarId)) {
    const values = { product: product.name };
    return { ok: false, status: 400, message: { key: 'invalidCalendar', values } };
  }
  if (!itemIds.every((id) => DIGITS.test(id))) {
    return { ok: false, status: 400, message: { key: 'invalidItems' } };
  }
  const [provider, offered, team] = await Promise.all([
    orFailure(findReviewed(state)),
    orFailure(listServiceItems(serviceId)),
    findTeam(calendarId),
  ]);
  if (!provider || provider instanceof HostError) {
    return unavailable('providerUnavailable', provider);
  }
  if (offered instanceof HostError) return unavailable('serviceUnavailable', offered);
  const items = itemIds.flatMap((id) => offered.find((item) => item.id === id) ?? []);
  if (items.length < itemIds.length) return unavailable('serviceUnavailable', null);
  return {
    ok: true,
    review: {
      serviceId,
      calendarId,
      startsAt,
      provider,
      person: findChosen(team, state.person, itemIds),
      items: items.map((item) => toChoosable(item, locale)),
    },
  };
}

/**
 * Null if the customer chose somebody or one person works. Otherwise {host} chooses who comes as it
 * books, and `name` is set if one person alone has the time.
 */
export function anybodyOf(
  team: Team | null,
  { startsAt, items, person }: Pick<Review, 'startsAt' | 'items' | 'person'>,
  slots: readonly Slot[],
  now: number,
): ReviewOpening['anybody'] {
  if (!team || person) return null;
  const durationMinutes = visitMinutes(items.map((item) => item.durationMinutes));
  const able =
    ableOf(
      team,
      items.map(({ id }) => id),
    ) ?? [];
  const free = able.filter((id) =>
    offeredStarts(slots, { durationMinutes, now, people: [id] }).includes(startsAt),
  );
  const only = team.people.find(({ id }) => id === free[0]);
  return { name: free.length === 1 && only ? only.name : null };
}

/** `lost` if the time is gone already; `editing` if it is free, or if the slots cannot be read. */
export async function openingOf(review: Review): Promise<ReviewOpening> {
  const { calendarId, startsAt, items, person } = review;
  const now = Date.now();
  const from = Math.max(startsAt - DAY_MS, now);
  const slots = await orFailure(
    listSlots(calendarId, { from, to: Math.max(startsAt, now) + 3 * DAY_MS }),
  );
  const team = await findTeam(calendarId);
  const anybody = anybodyOf(team, review, slots instanceof HostError ? [] : slots, now);
  if (slots instanceof HostError) return { state: { kind: 'editing' }, isFree: false, anybody };
  const durationMinutes = visitMinutes(items.map((item) => item.durationMinutes));
  const itemIds = items.map(({ id }) => id);
  const people = person ? [person.id] : ableOf(team, itemIds);
  const starts = offeredStarts(slots, { durationMinutes, now, people });
  if (starts.includes(startsAt)) return { state: { kind: 'editing' }, isFree: true, anybody };
  const nearest = nearestStarts(starts, startsAt);
  const lost = { kind: 'lost', message: null, nearestStarts: nearest } as const;
  return { state: lost, isFree: false, anybody };
}
