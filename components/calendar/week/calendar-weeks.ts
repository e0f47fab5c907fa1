import {
  MutationObserver,
  onlineManager,
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutationState,
  useQueries,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { answerOf, FailedRead } from '@/components/shared/queries/query-provider';
import type { CalendarWindow } from '@/lib/shared/contract/provider-calendar';
import { type CalendarData, hasSetSlot } from '@/lib/shared/domain/calendar/cells';
import { spanOfWeek } from '@/lib/shared/domain/calendar/grid';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import type { Message } from '@/lib/shared/texts/texts';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { CalendarCalls } from './calendar-calls';

const POLL_MS = 30_000;

/** A ready text, or a message. */
export type FetchFailure = string | Message<'calendar.notices'>;

export interface WeekView {
  data: CalendarData | null;
  error: FetchFailure | null;
}

export interface FirstWeek {
  monday: LocalDate;
  window: CalendarWindow | null;
  error: string | null;
}

/** `monday` is the week of `data`. */
export type ApplyChange = (data: CalendarData, monday: LocalDate) => CalendarData;

interface WeeksOptions {
  client: QueryClient;
  calls: Pick<CalendarCalls, 'readWindow'>;
  zone: string;
  /** Null where one person works. */
  person?: number | null;
  first?: FirstWeek | undefined;
}

const WEEKS = ['week'];
const CHANGES = ['change'];
const UNDER_WAY = { mutationKey: CHANGES, status: 'pending' } as const;

type Person = number | null;

interface UnderWay {
  apply: ApplyChange;
  of: Person;
}

// The library has no types for keys and variables.
const underWayOf = (change: {
  state: { variables: unknown };
  options: { mutationKey?: readonly unknown[] };
}): UnderWay => ({
  apply: change.state.variables as ApplyChange,
  of: change.options.mutationKey?.[1] as Person,
});

function withAll(
  data: CalendarData | null,
  monday: LocalDate,
  changes: readonly UnderWay[],
  person: Person,
): CalendarData | null {
  const own = changes.filter(({ of }) => of === person);
  return data && own.reduce((known, { apply }) => apply(known, monday), data);
}

/**
 * A change is a mutation: while sent, it is shown over every answer, so that an earlier poll does
 * not hide it.
 */
export function createWeeks({ client, calls, zone, first, person = null }: WeeksOptions) {
  const own = [...WEEKS, person];
  const keyOf = (monday: LocalDate) => [...own, monday];
  const optionsOf = (monday: LocalDate) =>
    queryOptions({
      queryKey: keyOf(monday),
      queryFn: async ({ signal }): Promise<CalendarData | null> =>
        toData(await answerOf(calls.readWindow(spanOfWeek(monday, zone), signal))),
      // Null counts as data. Without data, a query would forget its error with each attempt.
      initialData: () => (first?.monday === monday && first.window ? toData(first.window) : null),
      structuralSharing: keepEqual,
    });

  /** Cancels the reads that are under way, because their answers may be older than the change. */
  const keep = async (apply: ApplyChange) => {
    await client.cancelQueries({ queryKey: own });
    for (const [key, data] of client.getQueriesData<CalendarData | null>({ queryKey: own })) {
      if (data) client.setQueryData(key, apply(data, String(key[2])));
    }
  };

  return {
    person,
    optionsOf,
    keep,

    view(monday: LocalDate): WeekView {
      const state = client.getQueryState<CalendarData | null>(keyOf(monday));
      const changes = client.getMutationCache().findAll(UNDER_WAY).map(underWayOf);
      return {
        data: withAll(state?.data ?? null, monday, changes, person),
        error: state?.error ? failureOf(state.error) : null,
      };
    },

    firstError: (monday: LocalDate) => (first?.monday === monday ? first.error : null),

    /** True if no slot of the known weeks is set. */
    get isBare(): boolean {
      return client
        .getQueriesData<CalendarData | null>({ queryKey: own })
        .every(([, data]) => !data || !hasSetSlot(data));
    },

    async load(monday: LocalDate): Promise<void> {
      await client.prefetchQuery({ ...optionsOf(monday), staleTime: 0 });
    },

    async reload(monday: LocalDate): Promise<boolean> {
      await client.refetchQueries({ queryKey: keyOf(monday) });
      return client.getQueryState(keyOf(monday))?.status === 'success';
    },

    /** Clears errors, which must not show again once the connection is back. */
    forgetFailures() {
      client.setQueriesData<CalendarData | null>({ queryKey: own }, (data) => data);
    },

    /** A change may concern all people. */
    async reloadOthers(): Promise<void> {
      const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== person;
      await client.invalidateQueries({ queryKey: WEEKS, predicate: isOther });
    },

    /**
     * The change is shown while it is sent. Then what `keptOf` makes of the answer stays; null
     * takes the change back.
     */
    change<T>(
      apply: ApplyChange,
      send: () => Promise<T>,
      keptOf: (answer: T) => ApplyChange | null,
    ): Promise<T> {
      const mutationFn = async () => {
        const answer = await send();
        const kept = keptOf(answer);
        if (kept) await keep(kept);
        return answer;
      };
      return new MutationObserver<T, Error, ApplyChange>(client, {
        mutationKey: [...CHANGES, person],
        mutationFn,
      }).mutate(apply);
    },
  };
}

export type CalendarWeeks = ReturnType<typeof createWeeks>;

/**
 * One view for each calendar. The week is read when it is shown, every 30 s, and when the user
 * returns.
 */
export function useWeeks(calendars: readonly CalendarWeeks[], monday: LocalDate): WeekView[] {
  const changes = useMutationState({ filters: UNDER_WAY, select: underWayOf });
  const combine = useCallback(
    (found: UseQueryResult<CalendarData | null>[]): WeekView[] =>
      found.map(({ data = null, error, isFetched }, index) => {
        const weeks = calendars[index];
        const first = isFetched || !weeks ? null : weeks.firstError(monday);
        return {
          data: withAll(data, monday, changes, weeks?.person ?? null),
          error: error ? failureOf(error) : first,
        };
      }),
    [calendars, monday, changes],
  );
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (isOnline) for (const weeks of calendars) weeks.forgetFailures();
      }),
    [calendars],
  );
  const queries = calendars.map((weeks) => {
    return { ...weeks.optionsOf(monday), refetchInterval: POLL_MS };
  });
  return useQueries({ queries, combine });
}

export function toData({ slots, bookings, busy }: CalendarWindow): CalendarData {
  return {
    slots: new Map(
      slots.map(({ startsAt, status, serviceItemId, source, mark }) => {
        const at = Math.floor(startsAt / SLOT_MS) * SLOT_MS;
        const value = { status, serviceItemId, ...(source && { source }) };
        return [at, mark === undefined ? value : { ...value, mark }];
      }),
    ),
    bookings,
    ...(busy && { busy }),
  };
}

/** The library compares only plain objects, and equal answers must not redraw 672 cells. */
function keepEqual(known: unknown, read: unknown): unknown {
  return textOf(known) === textOf(read) ? known : read;
}

function textOf(data: unknown): string {
  return JSON.stringify(data, (_, value) => (value instanceof Map ? [...value] : value));
}

function failureOf(error: Error): FetchFailure {
  const { reason, status, message } =
    error instanceof FailedRead ? error.refusal : { reason: null, status: undefined, message: '' };
  if (reason === 'slotsNotFetched') return message;
  if (status === undefined) return { key: 'notConnected' };
  return { key: 'notFetched', values: { status } };
}
