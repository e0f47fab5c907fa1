import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type CalendarCalls, calendarCalls } from '@/components/calendar/week/calendar-calls';
import {
  type CalendarWeeks,
  createWeeks,
  type FirstWeek,
  useWeeks,
  type WeekView,
} from '@/components/calendar/week/calendar-weeks';
import { useHost } from '@/components/shared/host/host-context';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { CountedPerson } from './person-switch';

export interface ShownCalendar extends WeekView {
  /** Null where one person works. */
  person: CountedPerson | null;
  calls: CalendarCalls;
  weeks: CalendarWeeks;
}

interface ShownOptions {
  calendarId: number;
  backendUrl: string;
  zone: string;
  people: readonly CountedPerson[];
  /** The person whose calendar is shown, unless each has a column. */
  person: number | null;
  first: FirstWeek;
  monday: LocalDate;
  isSplit: boolean;
}

function useCalendars({ calendarId, backendUrl, zone, people, person, first }: ShownOptions) {
  const { isOurs } = useHost();
  const client = useQueryClient();
  const [calendars] = useState(() =>
    (people.length > 0 ? people : [null]).map((one) => {
      const id = one?.id ?? null;
      const calls = calendarCalls(backendUrl, calendarId, { isOurs }, id);
      const known = id === person ? first : undefined;
      return {
        person: one,
        calls,
        weeks: createWeeks({ client, calls, zone, person: id, first: known }),
      };
    }),
  );
  return calendars;
}

/**
 * Follows the calendars of all people on show, the current one, which the address names, and the
 * one last acted for, whose dialog may stay open after the columns have changed.
 */
export function useShownCalendars(options: ShownOptions) {
  const { calendarId, people, person, monday, isSplit } = options;
  const calendars = useCalendars(options);
  const filter = useHiddenPeople(calendarId);
  const [actor, setActor] = useState(person);
  // All who are left may be hidden.
  const isAnyShown = people.some(({ id }) => !filter.isHidden(id));
  const isShown = (id: number) => !isAnyShown || !filter.isHidden(id);
  const wanted = calendars.filter(({ person: one }) => {
    const id = one?.id ?? null;
    return id === person || id === actor || (isSplit && id !== null && isShown(id));
  });
  const key = wanted.map(({ weeks }) => weeks.person).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says who they are
  const read = useMemo(() => wanted.map(({ weeks }) => weeks), [key]);
  const views = useWeeks(read, monday);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const all = useMemo(
    () =>
      wanted.map(({ person: who, calls, weeks }, index): ShownCalendar => {
        const { data = null, error = null } = views[index] ?? {};
        return { person: who, calls, weeks, data, error };
      }),
    [key, views],
  );
  const columnKey = all
    .filter(({ person: one }) => one && isShown(one.id))
    .map(({ weeks }) => weeks.person)
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says who is shown
  const columns = useMemo(
    () => (isSplit ? all.filter(({ person: one }) => one && isShown(one.id)) : null),
    [isSplit, all, columnKey],
  );
  const calendarOf = (id: number | null) => {
    const found = all.find(({ weeks }) => weeks.person === id);
    if (!found) throw new Error(`No calendar of person ${id}`);
    return found;
  };
  return {
    current: calendarOf(person),
    lastActedFor: calendarOf(actor),
    setLastActedFor: setActor,
    calendarOf,
    columns,
    filter: { isShown, onToggle: filter.toggle },
  };
}

const HIDDEN_KEY = 'settln:hidden-people';

const NOBODY = '[]';
const listeners = new Set<() => void>();

/** A list such as `["12 3"]`, calendar and person, for all calendars seen on this device. */
function readHidden(): string {
  try {
    return localStorage.getItem(HIDDEN_KEY) ?? NOBODY;
  } catch {
    return NOBODY;
  }
}

/** For browsers that cannot store. */
let latest: string | null = null;

function writeHidden(hidden: readonly string[]): void {
  latest = JSON.stringify(hidden);
  try {
    if (hidden.length > 0) localStorage.setItem(HIDDEN_KEY, latest);
    else localStorage.removeItem(HIDDEN_KEY);
  } catch {
    // The storage is full or forbidden, so the choice holds as long as the page.
  }
  for (const listener of listeners) listener();
}

function toList(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    // The stored text is not ours.
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useHiddenPeople(calendarId: number) {
  const text = useSyncExternalStore(
    subscribe,
    () => latest ?? readHidden(),
    () => NOBODY,
  );
  const hidden = new Set(toList(text));
  const nameOf = (person: number) => `${calendarId} ${person}`;
  return {
    isHidden: (person: number) => hidden.has(nameOf(person)),
    toggle(person: number) {
      const name = nameOf(person);
      const others = [...hidden].filter((other) => other !== name);
      writeHidden(hidden.has(name) ? others : [...others, name]);
    },
  };
}
