import { useEffect, useMemo, useRef } from 'react';
import type { AvailabilityModeOptions } from '@/components/calendar/week/availability-options';
import { spanOfWeek } from '@/components/calendar/week/calendar-store';
import { followChanges } from '@/components/calendar/week/show-changes';
import { pressSeen } from '@/components/ui/press-seen';
import type { Mark } from '@/lib/domain/calendar/plan';
import type { SelectionAction } from '@/lib/domain/calendar/selection';
import { localDay } from '@/lib/time/format';
import { type LocalDate, mondayOf } from '@/lib/time/local-date';
import type { Outcome } from './application-words';
import { useApplication } from './use-application';
import { useSelection } from './use-selection';

/** What Undo would take back; null when there is nothing. */
type Undo = 'stroke' | 'application' | null;

/** Escape lets go of what is picked, unless a dialog takes it. */
function useEscape(isOn: boolean, dispatch: (action: SelectionAction) => void) {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const isOurs = event.key === 'Escape' && !document.querySelector('dialog[open]');
      if (isOurs) dispatch({ type: 'clear' });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, dispatch]);
}

/**
 * What was read when a stroke began makes room once it has ended: before, the grid would move under
 * the pointer. What is said of the stroke itself stays.
 */
function useAfterPainting({ isPainting, outcome, forget }: PaintingOptions) {
  const read = useRef<Outcome | null>(null);
  useEffect(() => {
    if (!isPainting) read.current = outcome;
  }, [isPainting, outcome]);
  useEffect(() => (isPainting ? () => forget(read.current) : undefined), [isPainting, forget]);
}

interface PaintingOptions {
  isPainting: boolean;
  outcome: Outcome | null;
  /** Lets go of this outcome, and of no other. */
  forget: (read: Outcome | null) => void;
}

/** Whether any slot is known to be booked. A new function whenever the calendar has news. */
function useIsBooked({ store, zone, data }: AvailabilityModeOptions, monday: LocalDate) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `data` stands for the store's content
  return useMemo(() => {
    const shown = spanOfWeek(monday, zone);
    return (at: number): boolean => {
      // The days of hundreds of slots are not asked of Intl when their week is the one on show.
      const isShown = at >= shown.from && at < shown.to;
      const week = isShown ? monday : mondayOf(localDay(new Date(at).toISOString(), zone));
      return store.view(week).data?.slots.get(at)?.status === 'booked';
    };
  }, [store, zone, monday, data]);
}

/** What is picked, what became of it and of date ranges, and the ways back. */
export function usePicking(options: AvailabilityModeOptions, monday: LocalDate, isOn: boolean) {
  const { store, zone, days } = options;
  const isBooked = useIsBooked(options, monday);
  const { selection, dispatch, handlers } = useSelection({ zone, days, isBooked, isOn });
  const { picked, past, stroke } = selection;
  const application = useApplication(options);
  const { progress, outcome, canTakeBack, forget, remember } = application;
  const refresh = () => void store.load(monday);
  const undo: Undo = past.length > 0 ? 'stroke' : canTakeBack ? 'application' : null;
  useAfterPainting({ isPainting: stroke !== null, outcome, forget: application.forgetRead });
  useEscape(isOn, dispatch);
  return {
    ...{ picked, handlers, progress, outcome, undo },
    say: application.say,
    apply: async (mark: Mark) => {
      const slots = await application.apply(picked.keys(), mark);
      // Of an application that failed as a whole the strokes are still there to be taken back.
      if (slots.length > 0) dispatch({ type: 'applied', slots });
      refresh();
    },
    undoLast: async () => {
      await pressSeen();
      forget();
      if (undo === 'stroke') return dispatch({ type: 'undo' });
      await application.takeBack();
      refresh();
    },
    leave() {
      dispatch({ type: 'leave' });
      forget();
      remember(null);
    },
    /** What a dialog sets is the last change from then on; strokes before it are not. */
    follow: followChanges(store, (found) => {
      dispatch({ type: 'applied', slots: [] });
      forget();
      remember(found);
      refresh();
    }),
  };
}
