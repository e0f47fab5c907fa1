'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '#texts';
import { CalendarDialogs } from '@/components/calendar/dialogs/calendar-dialogs';
import { useSlotActions } from '@/components/calendar/dialogs/use-slot-actions';
import { CalendarGrid } from '@/components/calendar/grid/calendar-grid';
import { useActiveSlot } from '@/components/calendar/grid/use-active-slot';
import { useOpeningMinute } from '@/components/calendar/grid/use-opening';
import { calendarCalls } from '@/components/calendar/week/calendar-calls';
import {
  CalendarStore,
  type FirstWeek,
  spanOfWeek,
} from '@/components/calendar/week/calendar-store';
import { useItems } from '@/components/calendar/week/use-items';
import { useNow } from '@/components/calendar/week/use-now';
import { useWeek } from '@/components/calendar/week/use-week';
import { useOnline } from '@/components/ui/use-online';
import { type CalendarData, type Cell, dayCells } from '@/lib/domain/calendar/cells';
import { type GridDay, slotFrom } from '@/lib/domain/calendar/grid';
import { type CalendarView, shownDays } from '@/lib/domain/calendar/moves';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import { localDay } from '@/lib/time/format';
import { type LocalDate, mondayOf } from '@/lib/time/local-date';
import {
  AvailabilityFoot,
  AvailabilityHead,
  ChangeAvailability,
} from './availability/availability-mode';
import { useAvailability } from './availability/use-availability';
import { CalendarKeys } from './calendar-keys';
import { CalendarNotices } from './calendar-notices';
import { CalendarToasts } from './calendar-toasts';
import { CalendarToolbar } from './calendar-toolbar';
import { DayStrip } from './day-strip';
import { useCalendarView } from './use-calendar-view';

const NOTHING: CalendarData = { slots: new Map(), bookings: null };

/** A provider's calendar in two views, with the actions on its slots (CAL-003, CAL-004). */
export function ProviderCalendar(props: ProviderCalendarProps) {
  const { calendarId, backendUrl, readOnly, clearsMarks, zone, guess, first } = props;
  const t = useTexts('calendar.page');
  const calls = useMemo(
    () => calendarCalls(backendUrl, calendarId, clearsMarks),
    [backendUrl, calendarId, clearsMarks],
  );
  const [store] = useState(() => new CalendarStore(calls, zone, first));
  const now = useNow();
  const today = now === null ? props.today : localDay(now, zone);
  const { view, date, go } = useCalendarView(guess, today);
  const monday = mondayOf(date);
  const { data, error } = useWeek(store, monday);
  const items = useItems(calls);
  const isOnline = useOnline();
  const actions = useSlotActions({ store, calls, monday, data, zone, readOnly });
  const isKnown = data !== null;
  const isLoading = !isKnown && error === null && isOnline;
  const days = useMemo(() => shownDays(date, view, zone), [date, view, zone]);
  const cells = useCells(days, data, items.names, now);
  const mode = useAvailability({ calls, store, zone, today, days, data });
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
        onRetry={() => store.load(monday)}
      />
      {readOnly ? null : <EmptyHint isEmpty={isKnown ? store.isBare : null} />}
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
      />
      {readOnly ? null : <AvailabilityFoot mode={mode} />}
      <CalendarToasts actions={actions} isChanging={mode.isOn} />
    </section>
  );
}

/** The cells of each day on show. They stay the same objects until something about them changes. */
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

/**
 * The current quarter hour (epoch ms), deferred: it changes many cells, and rendering them must not
 * delay hydration.
 */
function useQuarter(now: number | null): number | null {
  return useDeferredValue(now === null ? null : Math.floor(now / SLOT_MS) * SLOT_MS);
}

interface EmptyHintProps {
  /** Whether no week that was shown has a slot set; null while the week on show is not known. */
  isEmpty: boolean | null;
}

/**
 * Tells providers who have set nothing yet what to do. The button for it is above, on a phone below.
 * The first answer decides whether the hint takes up space, so that later answers move nothing.
 */
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

/** What the provider calendar is given (CAL-002). */
export interface ProviderCalendarProps {
  /** The calendar, the account's settlnProviders id. */
  calendarId: number;
  /** Where the calendar's calls go: our own `/api`. */
  backendUrl: string;
  /** No blocking, unblocking or availability; booking and cancelling stay (rulings). */
  readOnly: boolean;
  /** Whether {host} can cancel all bookings of a telephone number at once. */
  cancelsCustomers: boolean;
  /** Whether {host} can clear what was marked, so that it follows the opening hours again. */
  clearsMarks: boolean;
  /** The venue's zone. */
  zone: string;
  /** The day at the venue when the page was made. */
  today: LocalDate;
  /** The view that probably fits the visitor's window. */
  guess: CalendarView;
  first: FirstWeek;
}
