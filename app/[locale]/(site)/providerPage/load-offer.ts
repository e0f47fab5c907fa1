import 'server-only';
import type { ShownReviews } from '@/components/reviews/shown/reviews-section';
import { findAccount, findCalendarId } from '@/lib/server/host/accounts';
import { ableOf, findTeam } from '@/lib/server/host/calendar/people';
import { findNextFree, findOpeningHours } from '@/lib/server/host/calendar/profile-week';
import { listServiceItems, readOwnServiceItems } from '@/lib/server/host/service-items';
import { listShownReviews } from '@/lib/server/host/shown-reviews';
import { inTime } from '@/lib/server/host/transport/in-time';
import type { ChoosablePerson } from '@/lib/shared/contract/people';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import type { DayHours } from '@/lib/shared/domain/calendar/opening-hours';
import { doesAll } from '@/lib/shared/domain/hours/people';
import { shownOf } from '@/lib/shared/domain/reviews/shown-pages';
import { localDay } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/** How long to wait for the optional parts of the page, in ms. */
const WAIT = { items: 3000, hours: 1000, reviews: 2000 };

export interface ProfileOffer {
  items: ServiceItem[];
  /** False only if it is known that there are no items or no calendar. */
  isBookable: boolean;
  /** Seven days; empty where the calendar does not say. */
  hours: DayHours[];
  /** The next time at which the shortest item fits. Null if there is none within these days. */
  nextFree: { at: number; isToday: boolean } | null;
  /** The people who do at least one of the items; empty where one person works alone. */
  people: ChoosablePerson[];
  /** True if all parts were read in time. */
  isComplete: boolean;
}

/** `now` is epoch ms. */
export function loadOffer(serviceId: string, now: number): Promise<ProfileOffer> {
  const today = localDay(now, VENUE_ZONE.id);
  const offered = inTime(listServiceItems(serviceId), WAIT.items);
  const calendar = inTime(findCalendarId(serviceId), WAIT.items);
  return offerOf(offered, calendar, today);
}

/** What the owner sees in the preview. The caller has checked that the visitor is the owner. */
export function loadPreviewOffer(
  serviceId: string,
  userId: string,
  now: number,
): Promise<ProfileOffer> {
  const today = localDay(now, VENUE_ZONE.id);
  const offered = inTime(readOwnServiceItems(serviceId, userId), WAIT.items);
  // Before the service is public, only the account has a calendar.
  const own = findAccount(userId).then((account) => account?.id ?? null);
  return offerOf(offered, inTime(own, WAIT.items), today);
}

/** `offered` and `calendar` give undefined if they were not read in time. */
async function offerOf(
  offered: Promise<ServiceItem[] | undefined>,
  calendar: Promise<number | null | undefined>,
  today: LocalDate,
): Promise<ProfileOffer> {
  const [items, calendarId, hours, next, team] = await Promise.all([
    offered,
    calendar,
    calendar.then((id) => (id ? inTime(findOpeningHours(id, today), WAIT.hours) : null)),
    Promise.all([calendar, offered]).then(([id, known]) =>
      id && known?.length ? inTime(findNextOf(id, today, known), WAIT.hours) : null,
    ),
    calendar.then((id) => (id ? inTime(findTeam(id), WAIT.hours) : null)),
  ]);
  const people = team?.people.filter((one) => items?.some(({ id }) => doesAll(one, [id])));
  return {
    items: items ?? [],
    isBookable: calendarId !== null && items?.length !== 0,
    hours: hours ?? [],
    nextFree: next ? { ...next, isToday: localDay(next.at, VENUE_ZONE.id) === today } : null,
    people: people ?? [],
    isComplete: [items, calendarId, hours, next, team].every((read) => read !== undefined),
  };
}

/** The next free time of anybody who does the shortest item. */
async function findNextOf(calendarId: number, today: LocalDate, items: readonly ServiceItem[]) {
  const [first, ...others] = items;
  if (!first) return null;
  const shortest = others.reduce(
    (one, other) => (other.durationMinutes < one.durationMinutes ? other : one),
    first,
  );
  const able = ableOf(await findTeam(calendarId), [shortest.id]);
  if (able?.length === 0) return null;
  return findNextFree(calendarId, today, shortest.durationMinutes, able?.join() ?? '');
}

/** Null where {host} has no reviews. */
export async function loadReviews(serviceId: string, number: number): Promise<ShownReviews | null> {
  const { offset, limit } = shownOf(number);
  const page = await inTime(listShownReviews(serviceId, offset, limit), WAIT.reviews);
  if (page === undefined) return 'failed';
  return page && { number, page };
}
