import type { EventCategory } from '@/lib/shared/domain/events/categories';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { type DaySpan, monthOf, restOfWeek, weekendOf, weekOf } from './event-days';
import type { UpcomingEvent } from './upcoming-event';

/** Calendar days without a zone. */
export type When =
  | { kind: 'thisWeek' | 'weekend' | 'all' }
  | { kind: 'week' | 'day'; day: LocalDate }
  | { kind: 'month'; month: string };

const LAST_DAY: LocalDate = '9999-12-31';

export interface EventChoice {
  when: When;
  category: EventCategory | null;
  communityId: CommunityId | null;
  /** The id of a locality, or "" for all. */
  placeId: string;
  isFree: boolean;
  page: number;
}

export const NO_EVENT_CHOICE: EventChoice = {
  when: { kind: 'thisWeek' },
  category: null,
  communityId: null,
  placeId: '',
  isFree: false,
  page: 1,
};

export function hasFilters({ category, communityId, placeId, isFree }: EventChoice): boolean {
  return category !== null || communityId !== null || placeId !== '' || isFree;
}

export function spanOf(when: When, today: LocalDate): DaySpan {
  switch (when.kind) {
    case 'thisWeek':
      return restOfWeek(today);
    case 'weekend':
      return weekendOf(today);
    case 'week':
      return weekOf(when.day);
    case 'day':
      return { first: when.day, last: when.day };
    case 'month':
      return monthOf(when.month, today);
    case 'all':
      return { first: today, last: LAST_DAY };
  }
}

export function fits(event: UpcomingEvent, choice: Omit<EventChoice, 'when' | 'page'>): boolean {
  const { category, communityId, placeId, isFree } = choice;
  return (
    (category === null || event.category === category) &&
    (communityId === null || event.communityId === communityId) &&
    (placeId === '' || event.placeId === placeId) &&
    (!isFree || event.ticketMinor === 0)
  );
}
