import { useSearchParams } from 'next/navigation';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import type { GridDay } from '@/lib/shared/domain/calendar/grid';
import type { CalendarView, Place } from '@/lib/shared/domain/calendar/moves';
import { localDay } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { calendarPath, parseCalendarState } from '@/lib/shared/url/calendar-url';

const WIDE = '(min-width: 56.25em)';

function onWidth(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The view is in the URL. Without one there, the width decides. */
export function useCalendarView(guess: CalendarView, today: LocalDate) {
  const asked = parseCalendarState(Object.fromEntries(useSearchParams()));
  const toAddress = usePageAddress();
  const fitting = useSyncExternalStore<CalendarView>(
    onWidth,
    () => (window.matchMedia(WIDE).matches ? 'week' : 'day'),
    () => guess,
  );
  const view = asked.view ?? fitting;
  const date = asked.date ?? today;
  const go = useCallback(
    (to: { view?: CalendarView; date?: LocalDate }) => {
      const now = parseCalendarState(Object.fromEntries(new URLSearchParams(location.search)));
      const path = toAddress(calendarPath({ ...now, ...to }));
      if (path !== location.pathname + location.search) window.history.pushState(null, '', path);
    },
    [toAddress],
  );
  return { view, date, isWide: fitting === 'week', go };
}

interface ActiveSlotOptions {
  days: readonly GridDay[];
  /** The people whose columns are on show; null where one calendar is on show. */
  people: readonly number[] | null;
  opensAt: number;
  zone: string;
  date: LocalDate;
  go: (to: { date: LocalDate }) => void;
}

export function useActiveSlot({ days, people, opensAt, zone, date, go }: ActiveSlotOptions) {
  const [moved, setMoved] = useState<Place | null>(null);
  const slots = days.flatMap((day) => day.slots);
  const shownDay = days.find((day) => day.date === date) ?? days[0];
  const first = shownDay?.slots.find(({ minute }) => minute >= opensAt) ?? slots[0];
  const isShown = moved !== null && slots.some(({ at }) => at === moved.at);
  const person = people?.find((id) => id === moved?.person) ?? people?.[0] ?? null;
  const moveTo = (place: Place) => {
    setMoved(place);
    const target = localDay(place.at, zone);
    if (!days.some((day) => day.date === target)) go({ date: target });
  };
  return { active: { at: isShown ? moved.at : (first?.at ?? 0), person }, moveTo };
}
