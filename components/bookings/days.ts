import type { Visit } from '@/lib/contract/provider-bookings';
import { localDay } from '@/lib/time/format';
import type { LocalDate } from '@/lib/time/local-date';

/** `date` is "" for visits without a time. */
export interface VisitDay {
  date: LocalDate | '';
  visits: Visit[];
  /** Without cancelled ones. */
  count: number;
  /** In cents; null when the host does not say it of each visit. */
  totalMinor: number | null;
}

export function byDay(visits: readonly Visit[], zone: string): VisitDay[] {
  const days = new Map<string, Visit[]>();
  for (const visit of visits) {
    const date = visit.startsAt === null ? '' : localDay(visit.startsAt, zone);
    days.set(date, [...(days.get(date) ?? []), visit]);
  }
  return [...days].map(([date, ofDay]) => {
    const held = ofDay.filter(({ isCancelled }) => !isCancelled);
    const isPriced = held.every(({ totalMinor }) => totalMinor !== null);
    const totalMinor = held.reduce((sum, visit) => sum + (visit.totalMinor ?? 0), 0);
    return { date, visits: ofDay, count: held.length, totalMinor: isPriced ? totalMinor : null };
  });
}
