import { useQueries } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { calendarCalls } from '@/components/calendar/week/calendar-calls';
import { toData } from '@/components/calendar/week/calendar-weeks';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { answerOf } from '@/components/shared/queries/query-provider';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import { startOfDay } from '@/lib/shared/domain/calendar/grid';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import {
  type ArrangeAction,
  type ArrangeErrors,
  type ArrangeField,
  arrangeForm,
  arrangeReducer,
} from '@/lib/shared/domain/visits/arrange-form';
import {
  arrangementOf,
  arrangeProblems,
  type CheckedVisit,
  checkVisit,
} from '@/lib/shared/domain/visits/check-visits';
import {
  type ArrangeDraft,
  draftAgain,
  isDraft,
  lengthOf,
  type OfferedItem,
  type PlannedVisit,
  plannedVisits,
} from '@/lib/shared/domain/visits/draft';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { addDays, isLocalDate } from '@/lib/shared/time/local-date';
import { arrangePath } from '@/lib/shared/url/arrange-url';

export const idOf = (field: ArrangeField) => `arrange-${field}`;

interface ArrangeOptions {
  calendarId: number;
  zone: string;
  /** Booking ends there (epoch ms). */
  horizon: number;
  items: readonly OfferedItem[];
  /** Another customer's draft is not used. */
  customer: string | null;
  start: ArrangeDraft;
}

export type ActOnForm = (action: ArrangeAction) => void;

const POLL_MS = 30_000;

/** The calendar on the days of the visits. */
function useDays(
  { calendarId, zone }: Pick<ArrangeOptions, 'calendarId' | 'zone'>,
  person: number | null,
  visits: readonly PlannedVisit[],
) {
  const calls = calendarCalls('/api', calendarId);
  const dates = [...new Set(visits.map(({ date }) => date))];
  const days = useQueries({
    queries: dates.map((date) => ({
      queryKey: ['arrange', person, date],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const span = { from: startOfDay(date, zone), to: startOfDay(addDays(date, 2), zone) };
        return toData(await answerOf(calls.readWindowOf(person, span, signal)));
      },
      refetchInterval: POLL_MS,
    })),
  });
  return {
    dataOf: ({ date }: PlannedVisit) => days[dates.indexOf(date)]?.data ?? null,
    hasFailed: days.some(({ isError }) => isError),
    reload: () => Promise.all(days.map((day) => day.refetch())),
  };
}

/** One key for the same request, so that repeats book nothing. */
function useKeys() {
  const attempt = useRef<{ key: string; sent: string } | null>(null);
  return {
    keyFor(sent: string): string {
      if (attempt.current?.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
      return attempt.current.key;
    },
    forget() {
      attempt.current = null;
    },
  };
}

export function useArrange(options: ArrangeOptions) {
  const { calendarId, zone, horizon, items } = options;
  const fields = useTexts('errors.fields');
  const t = useTexts('arranged.problems');
  const toAddress = usePageAddress();
  const keys = useKeys();
  const [form, dispatch] = useReducer(arrangeReducer, options, ({ start, customer }) =>
    arrangeForm(start, customer),
  );
  const { customer, draft, start } = form;
  const name = customer === null ? 'arrange' : `arrange-${customer}`;
  const kept = keptDraft(name, String(calendarId), isDraft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const before = kept.load();
    if (before) dispatch({ type: 'restored', draft: draftAgain(before, start, items) });
  }, []);

  const planned = plannedVisits(draft, zone);
  const days = useDays(options, draft.person, planned);
  const body = arrangementOf(
    draft,
    planned.filter(({ isLeftOut }) => !isLeftOut),
  );
  const sent = JSON.stringify(body);
  const length = lengthOf(draft);
  const now = Date.now();
  const isRepeat = form.unsettled === sent;
  const visits = planned.map((visit) =>
    checkVisit(visit, { data: days.dataOf(visit), length, now, horizon, zone, isRepeat }),
  );

  /**
   * Puts the day and the person into the address, for a reload. The time is left out, so that the
   * draft's counts.
   */
  function showInAddress({ date, person }: ArrangeDraft, who: string | null) {
    const path = arrangePath({ date: isLocalDate(date) ? date : null, person, customer: who });
    window.history.replaceState(null, '', toAddress(path));
  }

  /** Acts on the form, and keeps what was typed. */
  const act: ActOnForm = (action) => {
    const next = arrangeReducer(form, action);
    dispatch(action);
    if (action.type === 'discarded') return kept.clear();
    if (action.type === 'nextCustomer') {
      keys.forget();
      return showInAddress(next.draft, next.customer);
    }
    if (next.draft === draft) return;
    kept.save(next.draft);
    const { date, minute, person } = next.draft;
    const isSameTime = date === draft.date && minute === draft.minute && person === draft.person;
    if (!isSameTime) showInAddress(next.draft, customer);
  };

  function findErrors(): ArrangeErrors {
    const found = arrangeProblems(draft, { chosen: form.chosen, wanted: wantedOf(visits) });
    return { ...problemTexts(found.fields, fields), ...problemTexts(found.visits, t) };
  }

  async function submit() {
    if (form.isSending) return;
    const errors = findErrors();
    if (Object.keys(errors).length > 0) return dispatch({ type: 'refused', errors });
    dispatch({ type: 'sent' });
    const route = 'POST /api/calendars/{calendarId}/arranged-visits';
    const repeatKey = keys.keyFor(sent);
    const result = await callApi(route, body, { params: { calendarId }, repeatKey });
    if (result.ok) {
      kept.clear();
      return dispatch({ type: 'booked', answer: result.answer, sent: draft });
    }
    const isOpen = isUnsettled(result);
    dispatch({
      type: 'failed',
      unsettled: isOpen ? sent : null,
      problem: isOpen ? t('unsettled') : result.message,
      errors: result.fields ?? {},
    });
    void days.reload();
  }

  return { form, act, visits, days, submit };
}

export const wantedOf = (visits: readonly CheckedVisit[]) =>
  visits.filter(({ isLeftOut }) => !isLeftOut);
