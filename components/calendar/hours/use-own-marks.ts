import { useReducer } from 'react';
import { sendChanges } from '@/components/calendar/availability/send-changes';
import { calendarCalls } from '@/components/calendar/week/calendar-calls';
import { countDays, type MarkChange } from '@/lib/shared/domain/calendar/plan';
import type { OwnedMark } from '@/lib/shared/domain/hours/marked-days';
import {
  byPerson,
  clearingOf,
  countDates,
  type MarkedDay,
  type OwnedChange,
  ownMarksReducer,
  puttingBack,
  startOwnMarks,
} from '@/lib/shared/domain/hours/own-marks';
import { useTexts } from '@/lib/shared/texts/use-texts';

export function useOwnMarks(calendarId: number, first: readonly OwnedMark[]) {
  const t = useTexts('hours.marks');
  const [state, dispatch] = useReducer(ownMarksReducer, first, startOwnMarks);

  /** Returns the changes that are set. */
  async function send(changes: readonly OwnedChange[]): Promise<OwnedChange[]> {
    dispatch({ type: 'sent' });
    const done: OwnedChange[] = [];
    for (const [id, own] of byPerson(changes)) {
      const calls = calendarCalls('/api', calendarId, { isOurs: true }, id);
      const { set, failed, reason } = await sendChanges(own, calls);
      const isSet = ({ span }: MarkChange) => set.some((one) => one.span.from === span.from);
      done.push(...own.filter(isSet));
      if (failed.length > 0) dispatch({ type: 'failed', problem: reason ?? t('failed') });
    }
    return done;
  }

  return {
    state,
    async follow(days: readonly MarkedDay[]) {
      const set = await send(clearingOf(days));
      const message = set.length > 0 ? t('cleared', { count: countDates(set) }) : '';
      dispatch({ type: 'cleared', set, message });
    },
    async undo() {
      const set = await send(puttingBack(state.cleared));
      const message = set.length > 0 ? t('back', { count: countDays(set) }) : '';
      dispatch({ type: 'putBack', set, message });
    },
  };
}

export type OwnMarksState = ReturnType<typeof useOwnMarks>;
