import { useEffect, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import type { ScheduleConflicts } from '@/lib/contract/schedules';
import type { Schedule } from '@/lib/domain/hours/schedule';

export const NO_CONFLICTS: ScheduleConflicts = { visits: [], total: 0 };
/** So that a choice that is gone through with the arrow keys asks once. */
const PAUSE_MS = 300;

/**
 * The upcoming visits that a schedule would leave outside; none while it is not asked for (null). If
 * they cannot be read, those known before stay.
 */
export function useConflicts(calendarId: number, wanted: Schedule | null): ScheduleConflicts {
  const [conflicts, setConflicts] = useState(NO_CONFLICTS);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      if (!wanted) return setConflicts(NO_CONFLICTS);
      const { signal } = controller;
      const options = { params: { calendarId }, signal };
      const route = 'POST /api/calendars/{calendarId}/schedule/conflicts';
      const result = await callApi(route, { schedule: wanted }, options);
      if (result.ok && !signal.aborted) setConflicts(result.answer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [calendarId, wanted]);
  return conflicts;
}
