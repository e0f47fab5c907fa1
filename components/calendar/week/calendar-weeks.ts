import {
  MutationObserver,
  onlineManager,
  type QueryClient,
  queryOptions,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { answerOf, FailedRead } from '@/components/queries/query-provider';
import type { CalendarWindow } from '@/lib/contract/provider-calendar';
import { type CalendarData, hasSetSlot } from '@/lib/domain/calendar/cells';
import { spanOfWeek } from '@/lib/domain/calendar/grid';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import type { Message } from '@/lib/texts/texts';
import type { LocalDate } from '@/lib/time/local-date';
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
  first?: FirstWeek;
}

const WEEKS = ['week'];
const CHANGES = ['change'];
const UNDER_WAY = { mutationKey: CHANGES, status: 'pending' } as const;

// The library keeps variables without their type.
const applyOf = (change: { state: { variables: unknown } }) =>
  change.state.variables as ApplyChange;

function withAll(
  data: CalendarData | null,
  monday: LocalDate,
  changes: readonly ApplyChange[],
): CalendarData | null {
  return data && changes.reduce((known, apply) => apply(known, monday), data);
}

/**
 * A change is a mutation: while it is sent, it is shown over every answer, so that a poll from
 * before it does not hide it.
 */
export function createWeeks({ client, calls, zone, first }: WeeksOptions) {
  const keyOf = (monday: LocalDate) => [...WEEKS, monday];
  const optionsOf = (monday: LocalDate) =>
    queryOptions({
      queryKey: keyOf(monday),
      queryFn: async ({ signal }): Promise<CalendarData | null> =>
        toData(await answerOf(calls.readWindow(spanOfWeek(monday, zone), signal))),
      // A query without data would forget its error with each attempt.
      initialData: () => (first?.monday === monday && first.window ? toData(first.window) : null),
      structuralSharing: keepEqual,
    });

  /** Requests under way are ended, since they may be older. */
  const keep = async (apply: ApplyChange) => {
    await client.cancelQueries({ queryKey: WEEKS });
    for (const [key, data] of client.getQueriesData<CalendarData | null>({ queryKey: WEEKS })) {
      if (data) client.setQueryData(key, apply(data, String(key[1])));
    }
  };

  return {
    optionsOf,
    keep,

    view(monday: LocalDate): WeekView {
      const state = client.getQueryState<CalendarData | null>(keyOf(monday));
      const changes = client.getMutationCache().findAll(UNDER_WAY).map(applyOf);
      return {
        data: withAll(state?.data ?? null, monday, changes),
        error: state?.error ? failureOf(state.error) : null,
      };
    },

    firstError: (monday: LocalDate) => (first?.monday === monday ? first.error : null),

    /** Whether no week that was shown has a slot that is set. */
    get isBare(): boolean {
      return client
        .getQueriesData<CalendarData | null>({ queryKey: WEEKS })
        .every(([, data]) => !data || !hasSetSlot(data));
    },

    async load(monday: LocalDate): Promise<void> {
      await client.prefetchQuery({ ...optionsOf(monday), staleTime: 0 });
    },

    async reload(monday: LocalDate): Promise<boolean> {
      await client.refetchQueries({ queryKey: keyOf(monday) });
      return client.getQueryState(keyOf(monday))?.status === 'success';
    },

    /** A red panel must not come back with the connection. */
    forgetFailures() {
      client.setQueriesData<CalendarData | null>({ queryKey: WEEKS }, (data) => data);
    },

    /** Shown while it is sent. What `keptOf` makes of the answer stays; null takes it back. */
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
        mutationKey: CHANGES,
        mutationFn,
      }).mutate(apply);
    },
  };
}

export type CalendarWeeks = ReturnType<typeof createWeeks>;

/** Reads when the week is shown, every 30 s, and when the user returns. */
export function useWeek(weeks: CalendarWeeks, monday: LocalDate): WeekView {
  const week = useQuery({ ...weeks.optionsOf(monday), refetchInterval: POLL_MS });
  const changes = useMutationState({ filters: UNDER_WAY, select: applyOf });
  const data = useMemo(() => withAll(week.data, monday, changes), [week.data, monday, changes]);
  useEffect(
    () => onlineManager.subscribe((isOnline) => isOnline && weeks.forgetFailures()),
    [weeks],
  );
  if (week.error) return { data, error: failureOf(week.error) };
  return { data, error: week.isFetched ? null : weeks.firstError(monday) };
}

export function toData({ slots, bookings }: CalendarWindow): CalendarData {
  return {
    slots: new Map(
      slots.map(({ startsAt, status, serviceItemId, source, mark }) => {
        const at = Math.floor(startsAt / SLOT_MS) * SLOT_MS;
        const value = { status, serviceItemId, ...(source && { source }) };
        return [at, mark === undefined ? value : { ...value, mark }];
      }),
    ),
    bookings,
  };
}

/** The library compares plain objects only. An equal answer must not draw 672 cells again. */
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
