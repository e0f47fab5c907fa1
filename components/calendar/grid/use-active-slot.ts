import { useState } from 'react';
import type { GridDay } from '@/lib/domain/calendar/grid';
import { localDay } from '@/lib/time/format';
import type { LocalDate } from '@/lib/time/local-date';

interface ActiveSlotOptions {
  days: readonly GridDay[];
  /** Where the grid opens, in minutes from midnight. */
  opensAt: number;
  zone: string;
  date: LocalDate;
  go: (to: { date: LocalDate }) => void;
}

/** The one slot that Tab reaches. Moving beyond the days on show shows other days. */
export function useActiveSlot({ days, opensAt, zone, date, go }: ActiveSlotOptions) {
  const [moved, setMoved] = useState<number | null>(null);
  const slots = days.flatMap((day) => day.slots);
  const shownDay = days.find((day) => day.date === date) ?? days[0];
  const first = shownDay?.slots.find(({ minute }) => minute >= opensAt) ?? slots[0];
  const isShown = moved !== null && slots.some(({ at }) => at === moved);
  const moveTo = (at: number) => {
    setMoved(at);
    const target = localDay(at, zone);
    if (!days.some((day) => day.date === target)) go({ date: target });
  };
  return { active: isShown ? moved : (first?.at ?? 0), moveTo };
}
