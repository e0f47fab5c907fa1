import { useEffect, useSyncExternalStore } from 'react';
import type { LocalDate } from '@/lib/domain/local-date';
import type { CalendarStore, WeekView } from './calendar-store';

const POLL_MS = 30_000;

/** The week of a Monday, asked for anew when it comes on show, in time, and when one returns to it. */
export function useWeek(store: CalendarStore, monday: LocalDate): WeekView {
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'visible') void store.load(monday);
    };
    load();
    const timer = setInterval(load, POLL_MS);
    const events = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'online'],
    ] as const;
    for (const [target, name] of events) target.addEventListener(name, load);
    return () => {
      clearInterval(timer);
      for (const [target, name] of events) target.removeEventListener(name, load);
    };
  }, [store, monday]);
  const view = () => store.view(monday);
  return useSyncExternalStore(store.subscribe, view, view);
}
