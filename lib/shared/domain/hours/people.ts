import type { Span } from '@/lib/shared/time/span';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import {
  type Audience,
  type BookedVisit,
  type CalendarState,
  calendarSlots,
  type SourcedSlot,
  without,
} from './calendar-slots';
import type { Schedule } from './schedule';
import { scheduleOf, type WorkingTimes } from './schedule-of';

/** `id` is counted within the account. The first person is 0. */
export interface Worker extends WorkingTimes {
  id: number;
  name: string;
  /** Items that this person does not do. */
  skippedItemIds: readonly string[];
}

export const ONLY_WORKER: Worker = {
  id: 0,
  name: '',
  skippedItemIds: [],
  ownHours: null,
  pausedFrom: null,
  pausedUntil: null,
};

export interface Person extends Pick<Worker, 'id' | 'name' | 'skippedItemIds'> {
  calendar: CalendarState;
}

type OfPerson<T> = T & { personId: number };

export interface AccountState {
  schedule: Schedule;
  /** In order, and never empty. */
  workers: readonly Worker[];
  marks: readonly OfPerson<CalendarState['marks'][number]>[];
  /** Times at which other calendars are busy. */
  elsewhere?: readonly OfPerson<Span>[];
  visits: readonly OfPerson<BookedVisit & { bookingId: number }>[];
}

function pauseOf({ pausedFrom, pausedUntil }: Worker, zone: string): Span[] {
  if (pausedFrom === null) return [];
  const { from } = spanOfDays(pausedFrom, pausedFrom, zone);
  if (pausedUntil === null) return [{ from, to: Number.POSITIVE_INFINITY }];
  return [{ from, to: spanOfDays(pausedUntil, pausedUntil, zone).to }];
}

/** Time that was marked as free stays free on a person's days off, but not in a pause. */
export function peopleOf(state: AccountState, zone: string): Person[] {
  const isTeam = state.workers.length > 1;
  return state.workers.map((worker) => {
    const isTheirs = ({ personId }: { personId: number }) => personId === worker.id;
    const marks = state.marks.filter(isTheirs);
    return {
      id: worker.id,
      name: worker.name,
      skippedItemIds: isTeam ? worker.skippedItemIds : [],
      calendar: {
        schedule: scheduleOf(state.schedule, worker),
        marks: worker.pausedFrom === null ? marks : without(marks, pauseOf(worker, zone)),
        elsewhere: state.elsewhere?.filter(isTheirs) ?? [],
        visits: state.visits.filter(isTheirs),
      },
    };
  });
}

export function doesAll(
  { skippedItemIds }: Pick<Worker, 'skippedItemIds'>,
  itemIds: readonly string[],
): boolean {
  return !itemIds.some((id) => skippedItemIds.includes(id));
}

/**
 * A slot is free if anybody is free. If there are several people, it names who is. Otherwise it is
 * booked if anybody is booked.
 */
export function slotsOfAll(
  people: readonly Person[],
  asked: { window: Span; audience: Audience; now: number; zone: string },
): SourcedSlot[] {
  const [only, ...others] = people.map(({ id, calendar }) => ({
    id,
    slots: calendarSlots(calendar, asked),
  }));
  if (!only) return [];
  if (others.length === 0) return only.slots;
  const merged = new Map<number, SourcedSlot>();
  for (const { id, slots } of [only, ...others]) {
    for (const slot of slots) {
      const known = merged.get(slot.startsAt);
      const free = slot.status === 'available' ? [id] : [];
      const isStronger = !known || rankOf(slot) > rankOf(known);
      merged.set(slot.startsAt, {
        ...(isStronger ? slot : known),
        people: [...(known?.people ?? []), ...free],
      });
    }
  }
  return [...merged.values()].sort((a, b) => a.startsAt - b.startsAt);
}

const RANK = { available: 3, booked: 2, unavailable: 1 } as const;

function rankOf({ status, isOutside }: SourcedSlot): number {
  return RANK[status] - (isOutside ? 0.5 : 0);
}
