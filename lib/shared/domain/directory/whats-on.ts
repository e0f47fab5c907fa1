import { EVENT_CATEGORIES, type EventCategory } from '@/lib/shared/domain/events/categories';
import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { type EventChoice, fits, spanOf, type When } from './event-choice';
import { type DaySpan, daysOf, type EventDay, fiveWeeks, groupByDay, weekOf } from './event-days';
import { RESULTS_PER_PAGE } from './search';
import type { UpcomingEvent } from './upcoming-event';

/** Pages with fewer events are not offered to search engines. */
export const ENOUGH_EVENTS = 3;

interface Counted<Id> {
  id: Id;
  count: number;
}

export interface WhatsOn {
  span: DaySpan;
  days: EventDay<UpcomingEvent>[];
  total: number;
  pages: number;
  counts: {
    categories: Counted<EventCategory>[];
    communities: Counted<CommunityId>[];
    places: Counted<string>[];
    free: number;
  };
  calendar: { day: LocalDate; hasEvents: boolean }[];
  /** The next days with events. Null if there are none. */
  following: { when: When; span: DaySpan } | null;
}

interface Clock {
  now: number;
  today: LocalDate;
}

const inOrder = (days: readonly EventDay<UpcomingEvent>[]) => days.flatMap(({ events }) => events);

function pageOf(days: EventDay<UpcomingEvent>[], page: number): EventDay<UpcomingEvent>[] {
  const first = (page - 1) * RESULTS_PER_PAGE;
  const shown = new Set(inOrder(days).slice(first, first + RESULTS_PER_PAGE));
  return days
    .map(({ day, events }) => ({ day, events: events.filter((event) => shown.has(event)) }))
    .filter(({ events }) => events.length > 0);
}

function followingOf(
  events: readonly UpcomingEvent[],
  { kind }: When,
  { last }: DaySpan,
): WhatsOn['following'] {
  const next = events
    .map((event) => daysOf(event).first)
    .sort()
    .find((day) => day > last);
  if (next === undefined) return null;
  if (kind !== 'month')
    return { when: { kind: 'week', day: weekOf(next).first }, span: weekOf(next) };
  const when: When = { kind: 'month', month: next.slice(0, 7) };
  return { when, span: spanOf(when, last) };
}

export function toWhatsOn(
  all: readonly UpcomingEvent[],
  choice: EventChoice,
  clock: Clock,
): WhatsOn {
  const span = spanOf(choice.when, clock.today);
  const listed = (change: Partial<EventChoice>) => {
    const other = { ...choice, ...change };
    return groupByDay(
      all.filter((event) => fits(event, other)),
      span,
      clock,
    );
  };
  const count = (change: Partial<EventChoice>) => inOrder(listed(change)).length;
  const days = listed({});
  const total = inOrder(days).length;
  const fitting = all.filter((event) => fits(event, choice));
  const weeks = fiveWeeks(clock.today);
  const busy = new Set(
    weeks.filter((day) => groupByDay(fitting, { first: day, last: day }, clock).length > 0),
  );
  const places = [...new Set(all.map(({ placeId }) => placeId))].filter(Boolean);
  return {
    span,
    days: pageOf(days, choice.page),
    total,
    pages: Math.max(1, Math.ceil(total / RESULTS_PER_PAGE)),
    counts: {
      categories: EVENT_CATEGORIES.map((id) => ({ id, count: count({ category: id }) })),
      communities: COMMUNITIES.map(({ id }) => ({ id, count: count({ communityId: id }) })),
      places: places
        .map((id) => ({ id, count: count({ placeId: id }) }))
        .filter((place) => place.count > 0 || place.id === choice.placeId),
      free: count({ isFree: true }),
    },
    calendar: weeks.map((day) => ({ day, hasEvents: day >= clock.today && busy.has(day) })),
    following: followingOf(fitting, choice.when, span),
  };
}
