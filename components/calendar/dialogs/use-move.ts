import { useQueries, useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { toData } from '@/components/calendar/week/calendar-weeks';
import { answerOf } from '@/components/shared/queries/query-provider';
import { startOfDay } from '@/lib/shared/domain/calendar/grid';
import type { Place } from '@/lib/shared/domain/calendar/moves';
import {
  changedItems,
  checkMove,
  type MovableVisit,
  moveDay,
  moveForm,
  moveReducer,
  personOf,
  startsWith,
} from '@/lib/shared/domain/visits/move-visit';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { addDays, type LocalDate } from '@/lib/shared/time/local-date';

/** `sequence` is needed to take the move back; null where unknown. */
export interface MovedVisit {
  visit: MovableVisit;
  startsAt: number;
  person: { id: number; name: string } | null;
  tellsCustomer: boolean;
  sequence: number | null;
}

interface MoveOptions {
  visit: MovableVisit;
  to: Place | null;
  zone: string;
  calls: CalendarCalls;
  onMoved: (moved: MovedVisit) => void;
}

const POLL_MS = 30_000;

/** The people, and everybody's calendar on a day. */
function useTeam({ visit, zone, calls }: MoveOptions, day: LocalDate) {
  const has = personOf(visit);
  const team = useQuery({
    queryKey: ['move-team'],
    queryFn: async () => (await answerOf(calls.listPeople())).people,
    enabled: has !== null,
  });
  const people = team.data ?? [];
  const ids: (number | null)[] = has === null ? [null] : people.map(({ id }) => id);
  const days = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['move-day', id, day],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        // A visit may end on the next day.
        const asked = { from: startOfDay(day, zone), to: startOfDay(addDays(day, 2), zone) };
        return toData(await answerOf(calls.readWindowOf(id, asked, signal)));
      },
      refetchInterval: POLL_MS,
    })),
  });
  const reload = () => Promise.all(days.map((one) => one.refetch()));
  return {
    people,
    dataOf: (id: number | null) => days[ids.indexOf(id)]?.data ?? null,
    hasFailed: team.isError || days.some(({ isError }) => isError),
    reload,
    readAgain: async (id: number | null) => (await reload())[ids.indexOf(id)]?.data,
  };
}

export function useMove(options: MoveOptions) {
  const { visit, to, zone, calls, onMoved } = options;
  const { booking } = visit;
  const durations = useTexts('ui.duration');
  const [form, dispatch] = useReducer(moveReducer, { visit, to, zone, durations }, moveForm);
  const { person, start, tells } = form;
  const team = useTeam(options, moveDay(form, visit, zone));
  const { people, dataOf } = team;
  const world = { visit, people, dataOf, now: Date.now(), zone };

  const done = (sequence: number | null, tellsCustomer = tells) =>
    onMoved({
      visit,
      startsAt: start,
      person: people.find(({ id }) => id === person) ?? null,
      tellsCustomer,
      sequence,
    });

  /** The new sequence if the visit was moved although no answer came. */
  async function look() {
    const data = await team.readAgain(person);
    const seen = data?.bookings?.find(({ id }) => id === booking.id);
    return seen?.startsAt === start ? (seen.sequence ?? null) : undefined;
  }

  async function send() {
    if (form.isSending) return;
    dispatch({ type: 'sent' });
    const items = changedItems(form, visit);
    const result = await calls.moveVisit(booking.id, {
      startsAt: start,
      sequence: booking.sequence ?? 0,
      tellsCustomer: tells,
      ...(person !== null && { person }),
      ...(items && { items }),
    });
    if (result.ok) return done(result.answer.sequence, result.answer.willTell);
    // It may have been moved; then a second press would be refused as outdated.
    const seen = await look();
    if (seen !== undefined) return done(seen);
    dispatch({ type: 'refused', error: result.message });
  }

  return {
    form,
    dispatch,
    team,
    checked: checkMove(form, world),
    startsWith: (id: number) => startsWith(form, world, id),
    send,
  };
}

export type Move = ReturnType<typeof useMove>;
