import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { toData } from '@/components/calendar/week/calendar-weeks';
import { answerOf } from '@/components/shared/queries/query-provider';
import { writeDuration } from '@/lib/shared/domain/booking/duration';
import { doubtsAbout, freeStarts, visitInTheWay } from '@/lib/shared/domain/calendar/arranged';
import { type BookingNote, type CalendarData, isOver } from '@/lib/shared/domain/calendar/cells';
import { type GridSlot, gridDay, startOfDay } from '@/lib/shared/domain/calendar/grid';
import type { Place } from '@/lib/shared/domain/calendar/moves';
import { SLOT_MS, slotsNeeded, visitMinutes } from '@/lib/shared/domain/calendar/slots';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay, localMinute } from '@/lib/shared/time/format';
import { addDays, isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { MINUTE_MS } from '@/lib/shared/time/units';

export interface MovableVisit {
  booking: BookingNote;
  span: Span;
}

/** `sequence` is needed to take the move back; null where unknown. */
export interface MovedVisit {
  visit: MovableVisit;
  startsAt: number;
  person: { id: number; name: string } | null;
  tellsCustomer: boolean;
  sequence: number | null;
}

/** Length and price as typed; the numbers are null if unreadable. */
export interface MovedItem {
  name: string;
  length: string;
  price: string;
  durationMinutes: number | null;
  priceMinor: number | null;
}

interface MoveOptions {
  visit: MovableVisit;
  to: Place | null;
  zone: string;
  calls: CalendarCalls;
  onMoved: (moved: MovedVisit) => void;
}

const POLL_MS = 30_000;
const MOST_CHIPS = 8;

function slotAt(date: LocalDate, minute: number, zone: string): GridSlot | undefined {
  return gridDay(date, zone).slots.find((slot) => slot.minute >= minute);
}

function nearest(starts: readonly number[], start: number): number[] {
  return [...starts]
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start))
    .slice(0, MOST_CHIPS)
    .sort((a, b) => a - b);
}

/** None where the host tells no length or price of each item. */
function itemsOf({ services }: BookingNote, durations: Texts<'ui.duration'>): MovedItem[] {
  const items = services.flatMap(({ name, durationMinutes, priceMinor }) =>
    durationMinutes == null || priceMinor === null
      ? []
      : {
          name,
          length: writeDuration(durationMinutes, durations),
          price: (priceMinor / 100).toFixed(2),
          durationMinutes,
          priceMinor,
        },
  );
  return items.length === services.length ? items : [];
}

type ReadItem = MovedItem & { durationMinutes: number; priceMinor: number };
const isRead = (item: MovedItem): item is ReadItem =>
  item.durationMinutes !== null && item.priceMinor !== null;

/** Only the visit's own time counts as free, in its person's calendar. */
function ownOf({ booking, span }: MovableVisit, person: number | null): Span | null {
  return (booking.person?.id ?? null) === person ? span : null;
}

export function useMove({ visit, to, zone, calls, onMoved }: MoveOptions) {
  const { booking, span } = visit;
  const now = Date.now();
  const today = localDay(now, zone);
  const has = booking.person?.id ?? null;
  const [person, setPerson] = useState(to?.person ?? has);
  const [date, setDate] = useState(() => localDay(to?.at ?? span.from, zone));
  const [start, setStart] = useState(to?.at ?? span.from);
  const [tells, setTells] = useState(booking.customerGetsMail ?? false);
  const [state, setState] = useState<{ isSending: boolean; error: string | null }>({
    isSending: false,
    error: null,
  });
  const durations = useTexts('ui.duration');
  const [items, setItems] = useState(() => itemsOf(booking, durations));
  const initial = itemsOf(booking, durations);
  const read = items.filter(isRead);
  const isOther = items.some(
    ({ durationMinutes, priceMinor }, index) =>
      durationMinutes !== initial[index]?.durationMinutes ||
      priceMinor !== initial[index]?.priceMinor,
  );
  const areRead = read.length === items.length;
  const team = useQuery({
    queryKey: ['move-team'],
    queryFn: async () => (await answerOf(calls.listPeople())).people,
    enabled: has !== null,
  });
  const people = team.data ?? [];
  const ids: (number | null)[] = has === null ? [null] : people.map(({ id }) => id);
  const day = isLocalDate(date) ? date : localDay(span.from, zone);
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
  const dataOf = (id: number | null): CalendarData | null => days[ids.indexOf(id)]?.data ?? null;
  const reload = () => Promise.all(days.map((one) => one.refetch()));

  const length =
    isOther && areRead
      ? slotsNeeded(visitMinutes(read.map(({ durationMinutes }) => durationMinutes))) * SLOT_MS
      : span.to - span.from;
  const during = { from: start, to: start + length };
  const data = dataOf(person);
  const own = ownOf(visit, person);
  const { slots } = gridDay(day, zone);
  const startsWith = (id: number | null) => {
    const known = dataOf(id);
    if (!known) return null;
    const starts = freeStarts(known, {
      durationMinutes: length / MINUTE_MS,
      now,
      own: ownOf(visit, id),
    });
    const ofDay = new Set(slots.map(({ at }) => at));
    return starts.filter((at) => ofDay.has(at) && at !== (id === has ? span.from : null));
  };
  const free = startsWith(person);
  const isMoved = start !== span.from || person !== has;
  const isPast = isOver(start, now);
  const inTheWay = data && visitInTheWay(data, during, { own, bookingId: booking.id });
  const skips =
    people
      .find(({ id }) => id === person)
      ?.skippedItemIds.some((id) => booking.services.some(({ itemId }) => itemId === String(id))) ??
    false;

  const done = (sequence: number | null, tellsCustomer = tells) =>
    onMoved({
      visit,
      startsAt: start,
      person: people.find(({ id }) => id === person) ?? null,
      tellsCustomer,
      sequence,
    });

  /** The new sequence if the visit was moved although no answer came. */
  const look = async () => {
    const found = await reload();
    const seen = found[ids.indexOf(person)]?.data?.bookings?.find(({ id }) => id === booking.id);
    return seen?.startsAt === start ? (seen.sequence ?? null) : undefined;
  };

  return {
    people,
    has,
    person,
    date,
    day,
    start,
    slots: slots.filter(({ at }) => !isOver(at, now)),
    today,
    free,
    chips: free && nearest(free, start),
    startsWith,
    during,
    doubts: data && !inTheWay ? doubtsAbout(data, during, own) : [],
    inTheWay,
    skips,
    isMoved,
    isPast,
    isReady: isMoved && !isPast && !inTheWay && data !== null && isLocalDate(date) && areRead,
    items,
    changeItem(index: number, change: Partial<MovedItem>) {
      setItems(items.map((item, at) => (at === index ? { ...item, ...change } : item)));
      setState({ isSending: false, error: null });
    },
    hasFailed: team.isError || days.some(({ isError }) => isError),
    reload,
    tells,
    toggleTells: () => setTells(!tells),
    ...state,
    choosePerson(id: number) {
      setPerson(id);
      setState({ isSending: false, error: null });
    },
    chooseStart(at: number) {
      setStart(at);
      setState({ isSending: false, error: null });
    },
    chooseDate(text: string) {
      setDate(text);
      if (!isLocalDate(text)) return;
      const slot = slotAt(text, localMinute(start, zone), zone);
      if (slot) setStart(slot.at);
    },
    async send() {
      if (state.isSending) return;
      setState({ isSending: true, error: null });
      const result = await calls.moveVisit(booking.id, {
        startsAt: start,
        sequence: booking.sequence ?? 0,
        tellsCustomer: tells,
        ...(person !== null && { person }),
        ...(isOther && {
          items: read.map(({ durationMinutes, priceMinor }) => ({ durationMinutes, priceMinor })),
        }),
      });
      if (result.ok) return done(result.answer.sequence, result.answer.willTell);
      // It may have been moved; then a second press would be refused as outdated.
      const seen = await look();
      if (seen !== undefined) return done(seen);
      setState({ isSending: false, error: result.message });
    },
  };
}

export type Move = ReturnType<typeof useMove>;
