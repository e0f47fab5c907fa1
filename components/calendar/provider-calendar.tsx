'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { CalendarDialogs } from '@/components/calendar/dialogs/calendar-dialogs';
import { useSlotActions } from '@/components/calendar/dialogs/use-slot-actions';
import { CalendarGrid } from '@/components/calendar/grid/calendar-grid';
import { useOpeningMinute } from '@/components/calendar/grid/use-opening';
import { calendarCalls } from '@/components/calendar/week/calendar-calls';
import { createWeeks, type FirstWeek, useWeek } from '@/components/calendar/week/calendar-weeks';
import { useItems } from '@/components/calendar/week/use-items';
import { useNow } from '@/components/calendar/week/use-now';
import { QueryProvider } from '@/components/queries/query-provider';
import { useOnline } from '@/components/ui/use-online';
import { type CalendarData, type Cell, dayCells, hasSetSlot } from '@/lib/domain/calendar/cells';
import { type GridDay, slotFrom, spanOfWeek } from '@/lib/domain/calendar/grid';
import { type CalendarView, shownDays } from '@/lib/domain/calendar/moves';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import { useTexts } from '@/lib/texts/use-texts';
import { localDay } from '@/lib/time/format';
import { type LocalDate, mondayOf } from '@/lib/time/local-date';
import {
  AvailabilityFoot,
  AvailabilityHead,
  ChangeAvailability,
} from './availability/availability-mode';
import { useAvailability } from './availability/use-availability';
import { CalendarKeys } from './calendar-keys';
import { CalendarNotices, CalendarToasts } from './calendar-notices';
import { CalendarToolbar } from './calendar-toolbar';
import { DayStrip } from './day-strip';
import { useActiveSlot, useCalendarView } from './use-calendar-view';

const NOTHING: CalendarData = { slots: new Map(), bookings: null };

export function ProviderCalendar(props: ProviderCalendarProps) {
  return (
    <QueryProvider>
      <Calendar {...props} />
    </QueryProvider>
  );
}

function Calendar(props: ProviderCalendarProps) {
  const { calendarId, backendUrl, readOnly, zone, guess, first } = props;
  const { clearsMarks, takesReasons, keepsCustomers, person } = props;
  const t = useTexts('calendar.page');
  const calls = useMemo(() => {
    const host = { clearsMarks, takesReasons, keepsCustomers };
    return calendarCalls(backendUrl, calendarId, host, person);
  }, [backendUrl, calendarId, clearsMarks, takesReasons, keepsCustomers, person]);
  const client = useQueryClient();
  const [weeks] = useState(() => createWeeks({ client, calls, zone, first }));
  const now = useNow();
  const today = now === null ? props.today : localDay(now, zone);
  const { view, date, go } = useCalendarView(guess, today);
  const monday = mondayOf(date);
  const { data, error } = useWeek(weeks, monday);
  const items = useItems(calls);
  const isOnline = useOnline();
  const actions = useSlotActions({ weeks, calls, monday, data, zone, readOnly });
  const isKnown = data !== null;
  const isLoading = !isKnown && error === null && isOnline;
  const days = useMemo(() => shownDays(date, view, zone), [date, view, zone]);
  const cells = useCells(days, data, items.names, now);
  const mode = useAvailability({ calls, weeks, zone, today, days, data });
  const opensAt = useOpeningMinute(days, data);
  const opening = slotFrom(days, opensAt);
  const { active, moveTo } = useActiveSlot({ days, opensAt, zone, date, go });

  return (
    <section
      className={readOnly ? 'pb-12' : mode.isOn ? undefined : 'lg:pb-12'}
      aria-label={t('label')}
      data-alive={now === null ? undefined : ''}
    >
      <CalendarToolbar view={view} date={date} today={today} isLoading={isLoading} go={go}>
        {readOnly ? null : <ChangeAvailability mode={mode} />}
      </CalendarToolbar>
      <AvailabilityHead mode={mode} />
      {view === 'day' ? (
        <DayStrip
          date={date}
          today={today}
          data={data}
          zone={zone}
          onPick={(day) => go({ date: day })}
        />
      ) : null}
      <CalendarKeys days={days} zone={zone} opening={opening} />
      <CalendarNotices
        isOnline={isOnline}
        isKnown={isKnown}
        error={error}
        onRetry={() => weeks.reload(monday)}
      />
      {readOnly ? null : <EmptyHint isEmpty={data ? weeks.isBare && !hasSetSlot(data) : null} />}
      <CalendarGrid
        view={view}
        days={days}
        cells={cells}
        zone={zone}
        today={today}
        now={now}
        isKnown={isKnown}
        isLoading={isLoading}
        readOnly={readOnly}
        opening={opening}
        active={active}
        onMove={moveTo}
        onAct={actions.act}
        selection={mode.picked}
        selecting={mode.selecting}
      />
      <CalendarDialogs
        actions={actions}
        items={items}
        data={data ?? NOTHING}
        known={spanOfWeek(monday, zone)}
        zone={zone}
        readOnly={readOnly}
        calls={calls}
        cancelsCustomers={props.cancelsCustomers}
        canMove={props.canMove}
      />
      {readOnly ? null : <AvailabilityFoot mode={mode} />}
      <CalendarToasts actions={actions} isChanging={mode.isOn} />
    </section>
  );
}

function useCells(
  days: readonly GridDay[],
  data: CalendarData | null,
  itemNames: ReadonlyMap<string, string>,
  now: number | null,
): Cell[][] {
  const t = useTexts('calendar.cells');
  const quarter = useQuarter(now);
  return useMemo(
    () => days.map((day) => dayCells(day, data, itemNames, quarter, t)),
    [days, data, itemNames, quarter, t],
  );
}

/** Deferred: a new quarter changes many cells, which must not delay hydration. */
function useQuarter(now: number | null): number | null {
  return useDeferredValue(now === null ? null : Math.floor(now / SLOT_MS) * SLOT_MS);
}

interface EmptyHintProps {
  isEmpty: boolean | null;
}

/** Decided by the first answer, so that later ones move nothing. */
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
  /** Our own `/api`. */
  backendUrl: string;
  /** No blocking, unblocking or availability (rulings). */
  readOnly: boolean;
  cancelsCustomers: boolean;
  /** Whether {host} lets a provider move visits. */
  canMove: boolean;
  clearsMarks: boolean;
  takesReasons: boolean;
  keepsCustomers: boolean;
  zone: string;
  /** At the venue. */
  today: LocalDate;
  guess: CalendarView;
  first: FirstWeek;
  /** Whose calendar it is, by number; null where one person works. */
  person: number | null;
}
