import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { VisitPart } from '@/lib/contract/visits';
import { ALL_VISITS, type VisitFilter, type VisitLists, visitCalls } from './visit-lists';

const POLL_MS = 30_000;
/** How long somebody pauses before the search begins. */
const TYPING_MS = 300;

/**
 * Calls `glance` every 30 s while the page is visible, and `load` when the provider returns to it:
 * what is past changes elsewhere at most.
 */
function usePolling(glance: () => Promise<void>, load: () => Promise<void>) {
  useEffect(() => {
    const whenVisible = (read: () => Promise<void>) => () => {
      if (document.visibilityState === 'visible') void read();
    };
    const look = whenVisible(load);
    const timer = setInterval(whenVisible(glance), POLL_MS);
    const events = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'online'],
    ] as const;
    for (const [target, name] of events) target.addEventListener(name, look);
    return () => {
      clearInterval(timer);
      for (const [target, name] of events) target.removeEventListener(name, look);
    };
  }, [glance, load]);
}

/** The visits of a calendar, which keep up with {host}; `first` is what the server read. */
export function useVisits(calendarId: number, first: VisitLists | null) {
  const calls = useMemo(() => visitCalls(calendarId), [calendarId]);
  const [filter, setFilter] = useState(ALL_VISITS);
  const [lists, setLists] = useState(first);
  const [hasFailed, setHasFailed] = useState(first === null);
  const [isLooking, setIsLooking] = useState(false);
  const shown = useRef({ lists: first, filter: ALL_VISITS });
  /** An answer counts only if nothing was asked after it. */
  const asked = useRef(0);

  const show = useCallback((next: VisitLists | null, of: VisitFilter) => {
    setHasFailed(next === null);
    setIsLooking(false);
    if (next === null) return;
    shown.current = { lists: next, filter: of };
    // An equal answer draws nothing again.
    setLists((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
  }, []);

  const read = useCallback(
    async (isGlance: boolean) => {
      asked.current += 1;
      const turn = asked.current;
      const known = shown.current.filter === filter ? shown.current.lists : null;
      const next = await (isGlance && known
        ? calls.readNews(filter, known)
        : calls.readBoth(filter, known));
      if (turn === asked.current) show(next, filter);
    },
    [calls, filter, show],
  );
  const load = useCallback(() => read(false), [read]);
  const glance = useCallback(() => read(true), [read]);

  usePolling(glance, load);
  useEffect(() => {
    const { filter: before } = shown.current;
    if (before === filter) return;
    setIsLooking(true);
    const timer = setTimeout(load, before.search === filter.search ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [filter, load]);

  const more = async (part: VisitPart) => {
    const { lists: now, filter: of } = shown.current;
    if (!now) return;
    asked.current += 1;
    const turn = asked.current;
    setIsLooking(true);
    const page = await calls.readMore(part, of, now[part]);
    if (turn === asked.current) show(page && { ...now, [part]: page }, of);
  };

  return { lists, hasFailed, isLooking, filter, setFilter, load, more };
}
