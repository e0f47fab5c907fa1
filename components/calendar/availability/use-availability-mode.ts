import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLeaveGuard } from '@/components/listings/use-leave-guard';
import { pressSeen } from '@/components/ui/press-seen';
import type { Change, Mark, Statuses } from '@/lib/domain/availability-plan';
import type { CalendarData } from '@/lib/domain/calendar-cells';
import type { GridDay } from '@/lib/domain/calendar-grid';
import { localDay } from '@/lib/domain/format';
import { daysFrom, type LocalDate, mondayOf } from '@/lib/domain/local-date';
import type { SlotStatus } from '@/lib/domain/slots';
import type { CalendarCalls } from '../calendar-calls';
import { type CalendarStore, spanOfWeek } from '../calendar-store';
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

/** What Undo would take back; null when there is nothing. */
type Undo = 'stroke' | 'application' | null;

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

/** What is known of any slot. A new function whenever the calendar has news. */
function useStatusOf({ store, zone, data }: AvailabilityModeOptions, monday: LocalDate) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `data` stands for the store's content
  return useMemo(() => {
    const shown = spanOfWeek(monday, zone);
    return (at: number): SlotStatus | null => {
      // The days of hundreds of slots are not asked of Intl when their week is the one on show.
      const isShown = at >= shown.from && at < shown.to;
      const week = isShown ? monday : mondayOf(localDay(new Date(at).toISOString(), zone));
      return store.view(week).data?.slots.get(at)?.status ?? null;
    };
  }, [store, zone, monday, data]);
}

/** What is picked, what became of it, and the ways back. */
function usePicking(options: AvailabilityModeOptions, monday: LocalDate, isOn: boolean) {
  const { calls, store, zone, days } = options;
  const statusOf = useStatusOf(options, monday);
  const { selection, dispatch, handlers } = useSelection({ zone, days, statusOf, isOn });
  const { picked, past, stroke } = selection;
  const show = (changes: readonly Change[]) => showChanges(store, changes);
  const application = useApplication({ calls, zone, show });
  const { progress, outcome, canTakeBack, forget } = application;
  const isPainting = stroke !== null;
  useEffect(() => {
    if (isPainting) forget();
  }, [isPainting, forget]);
  const clear = useCallback(() => dispatch({ type: 'clear' }), [dispatch]);
  useEscape(isOn, clear);
  const undo: Undo = past.length > 0 ? 'stroke' : canTakeBack ? 'application' : null;
  const refresh = () => void store.load(monday);
  const apply = async (mark: Mark) => {
    const slots = await application.apply(picked, mark);
    dispatch({ type: 'applied', slots });
    refresh();
  };
  const undoLast = async () => {
    forget();
    if (undo === 'stroke') return dispatch({ type: 'undo' });
    await application.takeBack();
    refresh();
  };
  return { statusOf, handlers, picked, progress, outcome, undo, clear, apply, undoLast, refresh };
}

/** The Change Availability mode: what is picked, what it becomes, and the way back (provider §4). */
export function useAvailabilityMode(options: AvailabilityModeOptions) {
  const { zone, days, data } = options;
  const [isOn, setIsOn] = useState(false);
  const [mark, setMark] = useState<Mark>('available');
  const [dialog, setDialog] = useState<ModeDialog | null>(null);
  const monday = mondayOf(days[0]?.date ?? options.today);
  const { statusOf, handlers, ...picking } = usePicking(options, monday, isOn);
  const { picked, clear } = picking;
  const isCopying = dialog === 'copy';
  const week = useMemo((): Statuses | null => {
    if (!isCopying || !data) return null;
    const cells = createCells(zone, statusOf);
    const slots = daysFrom(monday, 7).flatMap((date) => cells.ofDay(date));
    return new Map(slots.map(({ at, status }) => [at, status]));
  }, [isCopying, data, monday, zone, statusOf]);

  return {
    ...options,
    ...picking,
    ...{ isOn, mark, dialog, monday, week },
    /** What the grid is given. */
    selection: useMemo(() => new Set(picked.keys()), [picked]),
    selecting: isOn ? handlers : null,
    opener: useOpener(isOn),
    leaving: useAskBeforeLeaving(isOn && picked.size > 0),
    open: () => void pressSeen().then(() => setIsOn(true)),
    openDialog: (name: ModeDialog) => void pressSeen().then(() => setDialog(name)),
    closeDialog: () => setDialog(null),
    /** Leaves the mode, and asks first if something is picked. */
    async close() {
      await pressSeen();
      if (picked.size > 0) setDialog('discard');
      else setIsOn(false);
    },
    discard() {
      clear();
      setDialog(null);
      setIsOn(false);
    },
    setMark,
    apply: () => picking.apply(mark),
  };
}

/** The mode as its parts on the page see it. */
export type AvailabilityMode = ReturnType<typeof useAvailabilityMode>;
