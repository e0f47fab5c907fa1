import { useEffect, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import type { LocalDate } from '@/lib/time/local-date';

type Counts = ReadonlyMap<LocalDate, number>;

/** How many visits begin on the days around a month (YYYY-MM); what cannot be read is not shown. */
export function useBookedDays(calendarId: string, month: string): Counts {
  const [counts, setCounts] = useState<Counts>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const route = 'GET /api/calendars/{calendarId}/booked-days';
    const options = { params: { calendarId }, query: { month }, signal };
    void callApi(route, undefined, options).then((result) => {
      if (!result.ok || signal.aborted) return;
      const found = result.answer.days.map(({ date, count }) => [date, count] as const);
      setCounts((known) => new Map([...known, ...found]));
    });
    return () => controller.abort();
  }, [calendarId, month]);
  return counts;
}
