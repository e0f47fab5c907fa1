'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { CalendarDialogs } from '@/components/calendar/dialogs/calendar-dialogs';
import { useSlotActions } from '@/components/calendar/dialogs/use-slot-actions';
import { CalendarGrid } from '@/components/calendar/grid/calendar-grid';
import { useOpeningMinute } from '@/components/calendar/grid/use-opening';
import type { FirstWeek } from '@/components/calendar/week/calendar-weeks';
import { useItems } from '@/components/calendar/week/use-items';
import { useNow } from '@/components/calendar/week/use-now';
import { useHost } from '@/components/shared/host/host-context';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { useOnline } from '@/components/shared/ui/use-online';
import {
  type CalendarData,
  type Cell,
  dayCells,
  hasSetSlot,
} from '@/lib/shared/domain/calendar/cells';
import { type GridDay, slotFrom, spanOfWeek } from '@/lib/shared/domain/calendar/grid';
import { type CalendarView, type Place, shownDays } from '@/lib/shared/domain/calendar/moves';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay } from '@/lib/shared/time/format';
import { type LocalDate, mondayOf } from '@/lib/shared/time/local-date';
import {
  AvailabilityFoot,
  AvailabilityHead,
  ChangeAvailability,
} from './availability/availability-mode';
import { useAvailability } from './availability/use-availability';
import { CalendarKeys } from './calendar-keys';
import { CalendarNotices, CalendarToasts, ClosedDay } from './calendar-notices';
import { CalendarToolbar } from './calendar-toolbar';
import { DayStrip } from './day-strip';
import { movingIn } from './moving-in';
import { personColumns } from './person-columns';
import { ColumnFilter, type CountedPerson, PersonSwitch } from './person-switch';
import { useActiveSlot, useCalendarView } from './use-calendar-view';
import { type ShownCalendar, useShownCalendars } from './use-shown-calendars';

export function ProviderCalendar(props: ProviderCalendarProps) {
  return (
    <QueryProvider>
      <Calendar {...props} />
    </QueryProvider>
  );
}

function Calendar(props: ProviderCalendarProps) {
  const { calendarId, backendUrl, readOnly, zone, guess, first, people, person } = props;
  const t = useTexts('calendar.page');
  const now = useNow();
  const today = now === null ? props.today : localDay(now, zone);
  const { view, date, isWide, go } = useCalendarView(guess, today);
  const monday = mondayOf(date);
  const calendars = useShownCalendars({
    calendarId,
    backendUrl,
    zone,
    people,
    person,
    first,
    monday,
    isSplit: people.length > 1 && view === 'day' && isWide,
  });
  const { current, lastActedFor } = calendars;
  const items = useItems(current.calls);
  const isOnline = useOnline();
  const reload = () => Promise.all(shown.map((one) => one.weeks.reload(monday)));
  const { actions, ...acts } = useActing(calendars, { monday, zone, readOnly, person, reload });
  const days = useMemo(() => shownDays(date, view, zone), [date, view, zone]);
  const mode = useAvailability({
    calls: current.calls,
    weeks: current.weeks,
    zone,
    today,
    days,
    data: current.data,
  });
  // Times are marked for one person at a time.
  const columns = mode.state.isOn ? null : calendars.columns;
  const shown = columns ?? [current];
  const content = useGridContent({
    current,
    columns,
    days,
    names: items.names,
    now,
    zone,
    date,
    go,
  });
  const isKnown = shown.some((one) => one.data !== null);
  const hasOthers = useHasOthers(shown);
  const error = shown.find((one) => one.error !== null)?.error ?? null;
  const isLoading = isOnline && shown.some((one) => one.data === null && one.error === null);
  const isClosed = date >= today && content.people?.every((one) => one.isClosed);

  return (
    <section
      className={readOnly ? 'pb-12' : mode.state.isOn ? undefined : 'lg:pb-12'}
      aria-label={t('label')}
      data-alive={now === null ? undefined : ''}
    >
      <CalendarToolbar view={view} date={date} today={today} isLoading={isLoading} go={go}>
        {readOnly ? null : <ChangeAvailability mode={mode} />}
      </CalendarToolbar>
      <AvailabilityHead mode={mode} who={current.person?.name ?? null} />
      {people.length < 2 ? null : columns ? (
        <ColumnFilter people={people} {...calendars.filter} />
      ) : (
        <PersonSwitch people={people} shown={person} state={{ view, date }} />
      )}
      {view === 'day' && !columns ? (
        <DayStrip
          date={date}
          today={today}
          data={current.data}
          zone={zone}
          onPick={(day) => go({ date: day })}
        />
      ) : null}
      <CalendarKeys days={days} zone={zone} opening={content.opening} hasOthers={hasOthers} />
      <CalendarNotices isOnline={isOnline} isKnown={isKnown} error={error} onRetry={reload} />
      {readOnly || columns ? null : (
        <EmptyHint
          isEmpty={current.data ? current.weeks.isBare && !hasSetSlot(current.data) : null}
        />
      )}
      {isClosed && !readOnly ? (
        <ClosedDay onOpen={() => mode.afterPress({ type: 'opened' })} />
      ) : null}
      <CalendarGrid
        {...content}
        {...acts}
        view={view}
        days={days}
        zone={zone}
        today={today}
        now={now}
        isKnown={isKnown}
        isLoading={isLoading && !isKnown}
        readOnly={readOnly}
        selection={mode.state.selection.picked}
        selecting={mode.selecting}
      />
      <CalendarDialogs
        calendar={lastActedFor}
        actions={actions}
        items={items}
        known={spanOfWeek(monday, zone)}
        zone={zone}
        readOnly={readOnly}
      />
      {readOnly ? null : <AvailabilityFoot mode={mode} />}
      <CalendarToasts actions={actions} isChanging={mode.state.isOn} />
    </section>
  );
}

interface ActingOptions {
  monday: LocalDate;
  zone: string;
  readOnly: boolean;
  /** Whose calendar a press without a column is on; null where one person works. */
  person: number | null;
  reload: () => Promise<unknown>;
}

/** What a press or a drag does: it opens a dialog about the calendar that it is on. */
function useActing(
  calendars: ReturnType<typeof useShownCalendars>,
  { person, ...options }: ActingOptions,
) {
  const { isOurs } = useHost();
  const { person: who, calls, weeks, data } = calendars.lastActedFor;
  const calendar = { calls, weeks, data, who: who?.name ?? '' };
  const actions = useSlotActions({ ...options, ...calendar, opensUnset: isOurs });
  const seenBy = (whose: number | null) => calendars.calendarOf(whose ?? person).data;
  return {
    actions,
    onAct(place: Place, shift: boolean) {
      calendars.setLastActedFor(place.person ?? person);
      actions.act(place.at, shift, seenBy(place.person));
    },
    moving:
      isOurs && !options.readOnly
        ? movingIn(seenBy, (visit, to) => {
            calendars.setLastActedFor(visit.person ?? person);
            const seen = seenBy(visit.person);
            if (seen) actions.askMove(visit.span.from, to, seen);
          })
        : null,
  };
}

interface ContentOptions {
  current: ShownCalendar;
  /** Null where one calendar is on show. */
  columns: readonly ShownCalendar[] | null;
  days: readonly GridDay[];
  /** The names of items by their ids. */
  names: ReadonlyMap<string, string>;
  now: number | null;
  zone: string;
  date: LocalDate;
  go: (to: { date: LocalDate }) => void;
}

/** The grid's columns and cells, where it opens, and which cell the keyboard is on. */
function useGridContent(options: ContentOptions) {
  const { current, columns, days, names, now, zone, date, go } = options;
  const people = useMemo(() => columns && personColumns(columns, days[0]), [columns, days]);
  const cells = useCells(days, columns, current.data, names, now);
  const known = (columns ?? [current]).flatMap((one) => one.data ?? []);
  const opensAt = useOpeningMinute(days, known);
  const ids = people?.map(({ id }) => id) ?? null;
  const { active, moveTo } = useActiveSlot({ days, people: ids, opensAt, zone, date, go });
  return { people, cells, opening: slotFrom(days, opensAt), active, onMove: moveTo };
}

function useCells(
  days: readonly GridDay[],
  columns: readonly ShownCalendar[] | null,
  data: CalendarData | null,
  itemNames: ReadonlyMap<string, string>,
  now: number | null,
): Cell[][] {
  const t = useTexts('calendar.cells');
  const quarter = useQuarter(now);
  return useMemo(() => {
    if (!columns) return days.map((day) => dayCells(day, data, itemNames, quarter, t));
    return columns.flatMap((one) =>
      days.map((day) => dayCells(day, one.data, itemNames, quarter, t, one.person?.name)),
    );
  }, [days, columns, data, itemNames, quarter, t]);
}

/** A new quarter changes many cells, which must not delay hydration. */
function useQuarter(now: number | null): number | null {
  return useDeferredValue(now === null ? null : Math.floor(now / SLOT_MS) * SLOT_MS);
}

/** Stays true once another calendar's time was on show. */
function useHasOthers(shown: readonly ShownCalendar[]): boolean {
  const [isSeen, setIsSeen] = useState(false);
  const isThere = shown.some(({ data }) => data?.busy && data.busy.length > 0);
  if (isThere && !isSeen) setIsSeen(true);
  return isSeen || isThere;
}

interface EmptyHintProps {
  isEmpty: boolean | null;
}

/** Whether the hint takes room is decided when the calendar is first read, so that later reads move nothing. */
function EmptyHint({ isEmpty }: EmptyHintProps) {
  const t = useTexts('calendar.empty');
  const [hasPlace, setHasPlace] = useState(isEmpty);
  if (hasPlace === null && isEmpty !== null) setHasPlace(isEmpty);
  if (!hasPlace) return null;
  return (
    <p className={isEmpty ? 'mt-4 text-muted' : 'invisible mt-4 text-muted'}>
      {t.rich('hint', { strong: (chunks) => <b className="text-text">{chunks}</b> })}
    </p>
  );
}

export interface ProviderCalendarProps {
  calendarId: number;
  backendUrl: string;
  /** True if nobody may block, unblock or change availability (rulings). */
  readOnly: boolean;
  zone: string;
  today: LocalDate;
  guess: CalendarView;
  first: FirstWeek;
  /** The people in order; empty where one person works. */
  people: readonly CountedPerson[];
  /** A number; null where one person works. */
  person: number | null;
}
