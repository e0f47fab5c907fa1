import { useEffect, useSyncExternalStore } from 'react';
import type { LocalDate } from '@/lib/time/local-date';
import type { CalendarStore, WeekView } from './calendar-store';

const POLL_MS = 30_000;

/** The week of a Monday. It is read again when it is shown, every 30 s, and when the user returns to the tab. */
export function useWeek(store: CalendarStore, monday: LocalDate): WeekView {
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'visible') void store.load(monday);
    };
    const comeBack = () => {
      store.forgetFailures();
      load();
    };
    load();
    const timer = setInterval(load, POLL_MS);
    const events = [
      [document, 'visibilitychange', load],
      [window, 'focus', load],
      [window, 'online', comeBack],
    ] as const;
    for (const [target, name, listener] of events) target.addEventListener(name, listener);
    return () => {
      clearInterval(timer);
      for (const [target, name, listener] of events) target.removeEventListener(name, listener);
    };
  }, [store, monday]);
  const view = () => store.view(monday);
  return useSyncExternalStore(store.subscribe, view, view);
}
