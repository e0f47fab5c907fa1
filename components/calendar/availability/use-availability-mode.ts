import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLeaveGuard } from '@/components/listings/use-leave-guard';
import type { Mark, Statuses } from '@/lib/domain/availability-plan';
import type { CalendarData } from '@/lib/domain/calendar-cells';
import type { GridDay } from '@/lib/domain/calendar-grid';
import { localDay } from '@/lib/domain/format';
import { daysFrom, type LocalDate, mondayOf } from '@/lib/domain/local-date';
import type { SlotStatus } from '@/lib/domain/slots';
import type { CalendarCalls } from '../calendar-calls';
import type { CalendarStore } from '../calendar-store';
import { showChanges } from './show-changes';
import { createCells } from './slot-cells';
import { useApplication } from './use-application';
import { useSelection } from './use-selection';

/** What the mode needs of the calendar around it. */
export interface AvailabilityModeOptions {
  calls: CalendarCalls;
  store: CalendarStore;
  zone: string;
  today: LocalDate;
  /** The days on show, and what is known of their week. */
  days: readonly GridDay[];
  data: CalendarData | null;
}

/** The dialogs that open from the mode. */
export type ModeDialog = 'range' | 'copy' | 'discard';

/** Escape lets go of what is picked, unless a dialog takes it. */
function useEscape(isOn: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onEscape();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, onEscape]);
}

/** Links and the tab's end ask first while something is picked. */
function useAskBeforeLeaving(isDirty: boolean) {
  const guard = useLeaveGuard();
  useEffect(() => {
    if (isDirty) guard.touch();
    else guard.release();
  });
  return guard;
}

/** The button that opens the mode is another one each time: the one in sight gets the focus back. */
function useOpener(isOn: boolean) {
  const [wasOn, setWasOn] = useState(false);
  if (isOn && !wasOn) setWasOn(true);
  return useCallback(
    (button: HTMLButtonElement | null) => {
      if (wasOn && button?.checkVisibility()) button.focus();
    },
    [wasOn],
  );
}

/** The Change Availability mode: what is picked, what it becomes, and the way back (provider §4). */
export function useAvailabilityMode(options: AvailabilityModeOptions) {
  const { calls, store, zone, days, data } = options;
  const [isOn, setIsOn] = useState(false);
  const [mark, setMark] = useState<Mark>('available');
  const [dialog, setDialog] = useState<ModeDialog | null>(null);
  const monday = mondayOf(days[0]?.date ?? options.today);

  // A new function whenever the calendar has news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `data` stands for the store's content
  const statusOf = useMemo(() => {
    return (at: number): SlotStatus | null => {
      const week = mondayOf(localDay(new Date(at).toISOString(), zone));
      return store.view(week).data?.slots.get(at)?.status ?? null;
    };
  }, [store, zone, data]);
  const { selection, dispatch, handlers } = useSelection({ zone, days, statusOf, isOn });
  const { picked, past } = selection;
  const application = useApplication({
    calls,
    zone,
    show: (changes) => showChanges(store, changes),
  });
  const { forget } = application;
  const isPainting = selection.stroke !== null;
  useEffect(() => {
    if (isPainting) forget();
  }, [isPainting, forget]);
  const clear = useMemo(() => () => dispatch({ type: 'clear' }), [dispatch]);
  useEscape(isOn, clear);
  const leaving = useAskBeforeLeaving(isOn && picked.size > 0);

  const opener = useOpener(isOn);
  const refresh = () => void store.load(monday);
  const undo: 'stroke' | 'application' | null =
    past.length > 0 ? 'stroke' : application.canTakeBack ? 'application' : null;
  const week = useMemo((): Statuses | null => {
    const cells = createCells(zone, statusOf);
    const slots = daysFrom(monday, 7).flatMap((date) => cells.ofDay(date));
    return data && new Map(slots.map(({ at, status }) => [at, status]));
  }, [data, monday, zone, statusOf]);

  return {
    ...options,
    ...{ isOn, mark, dialog, monday, week, picked, undo },
    ...{ progress: application.progress, outcome: application.outcome },
    /** What the grid is given. */
    selection: useMemo(() => new Set(picked.keys()), [picked]),
    selecting: isOn ? handlers : null,
    opener,
    leaving,
    open: () => setIsOn(true),
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    /** Leaves the mode, and asks first if something is picked. */
    close() {
      if (picked.size > 0) setDialog('discard');
      else setIsOn(false);
    },
    discard() {
      clear();
      setDialog(null);
      setIsOn(false);
    },
    setMark,
    async apply() {
      const slots = await application.apply(picked, mark);
      dispatch({ type: 'applied', slots });
      refresh();
    },
    async undoLast() {
      forget();
      if (undo === 'stroke') return dispatch({ type: 'undo' });
      await application.takeBack();
      refresh();
    },
    refresh,
  };
}

/** The mode as its parts on the page see it. */
export type AvailabilityMode = ReturnType<typeof useAvailabilityMode>;
