import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { calendarCalls } from '@/components/calendar/week/calendar-calls';
import { toData } from '@/components/calendar/week/calendar-weeks';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { answerOf } from '@/components/shared/queries/query-provider';
import { type ApiResult, callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { Arranged } from '@/lib/shared/contract/visits';
import { priceMinorOf, typedMinutes } from '@/lib/shared/domain/booking/typed-item';
import { doubtsAbout, freeStarts, visitInTheWay } from '@/lib/shared/domain/calendar/arranged';
import { isOver } from '@/lib/shared/domain/calendar/cells';
import { startOfDay } from '@/lib/shared/domain/calendar/grid';
import { plainAddress } from '@/lib/shared/domain/text/mail-address';
import { isPhoneNumber } from '@/lib/shared/domain/text/telephone';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay } from '@/lib/shared/time/format';
import { addDays, isLocalDate } from '@/lib/shared/time/local-date';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { arrangePath } from '@/lib/shared/url/arrange-url';
import {
  type ArrangeDraft,
  allLost,
  draftForOther,
  type Item,
  isDraft,
  lengthOf,
  type PlannedVisit,
  plannedVisits,
  rowOf,
} from './draft';

export type ArrangeField =
  | 'date'
  | 'start'
  | 'items'
  | 'customerName'
  | 'customerPhone'
  | 'customerEmail'
  | 'note';

export const FIELDS: readonly ArrangeField[] = [
  'date',
  'start',
  'items',
  'customerName',
  'customerPhone',
  'customerEmail',
  'note',
];

export const idOf = (field: ArrangeField) => `arrange-${field}`;

export type Errors = Partial<Record<ArrangeField, string>>;

interface ArrangeOptions {
  calendarId: number;
  zone: string;
  /** Booking ends there (epoch ms). */
  horizon: number;
  items: readonly Item[];
  /** Another customer's draft is not used. */
  customer: string | null;
  start: ArrangeDraft;
}

const POLL_MS = 30_000;
const MOST_CHIPS = 3;

export function useArrange({ calendarId, zone, horizon, items, customer, start }: ArrangeOptions) {
  const fields = useTexts('errors.fields');
  const t = useTexts('arranged.problems');
  const toAddress = usePageAddress();
  const [who, setWho] = useState(customer);
  const kept = keptDraft(who === null ? 'arrange' : `arrange-${who}`, String(calendarId), isDraft);
  const [draft, setDraft] = useState(start);
  /** An item that waits to be added; "" for none. */
  const [chosen, setChosen] = useState('');
  const [isRestored, setIsRestored] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [submits, setSubmits] = useState(0);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [done, setDone] = useState<Arranged | null>(null);
  const attempt = useRef<{ key: string; sent: string } | null>(null);
  /** What may have been booked, as sent. */
  const [unsettled, setUnsettled] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const before = kept.load();
    if (!before) return;
    // A time that was pressed in the calendar comes before the draft's.
    const { date, minute, person } = start;
    const when = minute === null ? {} : { date, minute, person, leftOut: [], instead: {} };
    // Only what is still offered can be booked.
    const known = before.items.filter(({ itemId }) => items.some(({ id }) => id === itemId));
    setDraft({ ...before, ...when, items: known });
    setIsRestored(true);
  }, []);

  const calls = calendarCalls('/api', calendarId);
  const visits = plannedVisits(draft, zone);
  const dates = [...new Set(visits.map(({ date }) => date))];
  const days = useQueries({
    queries: dates.map((date) => ({
      queryKey: ['arrange', draft.person, date],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const span = { from: startOfDay(date, zone), to: startOfDay(addDays(date, 2), zone) };
        return toData(await answerOf(calls.readWindowOf(draft.person, span, signal)));
      },
      refetchInterval: POLL_MS,
    })),
  });
  const length = lengthOf(draft);
  const now = Date.now();

  const change = (next: Partial<ArrangeDraft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    kept.save(changed);
    // The draft's time counts from now on, not the one that was pressed in the calendar.
    if ('date' in next || 'minute' in next || 'person' in next) {
      const { date, person } = changed;
      const path = arrangePath({ date: isLocalDate(date) ? date : null, person, customer: who });
      window.history.replaceState(null, '', toAddress(path));
    }
    setProblem('');
    setErrors((known) => {
      const left = { ...known };
      for (const name of Object.keys(next))
        delete left[(name === 'minute' ? 'start' : name) as ArrangeField];
      return left;
    });
  };

  const wanted = visits.filter(({ isLeftOut }) => !isLeftOut);
  const body = {
    starts: wanted.map((visit) => visit.start),
    items: draft.items.map(({ itemId, minutes, price }) => ({
      id: itemId,
      durationMinutes: minutes,
      priceMinor: priceMinorOf(price) ?? 0,
    })),
    ...(draft.person !== null && { person: draft.person }),
    customerName: draft.customerName,
    customerPhone: draft.customerPhone,
    customerEmail: draft.customerEmail,
    note: draft.note,
  };
  /** Its own visits may be in the calendar already. */
  const isRepeat = unsettled !== null && unsettled === JSON.stringify(body);

  const stateOf = (visit: PlannedVisit) => {
    const data = days[dates.indexOf(visit.date)]?.data ?? null;
    const during = { from: visit.start, to: visit.start + length };
    const nobody = { own: null, bookingId: null };
    const inTheWay = isRepeat ? null : data && visitInTheWay(data, during, nobody);
    const free = () => {
      if (!data) return [];
      const starts = freeStarts(data, { durationMinutes: length / MINUTE_MS, now, own: null });
      const end = startOfDay(addDays(visit.date, 1), zone);
      return starts
        .filter((at) => at < end)
        .sort((a, b) => Math.abs(a - visit.start) - Math.abs(b - visit.start))
        .slice(0, MOST_CHIPS)
        .sort((a, b) => a - b);
    };
    return {
      data,
      during,
      isPast: !isRepeat && isOver(visit.start, now),
      isTooFar: visit.start >= horizon,
      inTheWay,
      doubts: data && !inTheWay ? doubtsAbout(data, during, null) : [],
      nearest: inTheWay ? free() : [],
    };
  };

  const blocked = wanted.filter((visit) => {
    const { inTheWay, isPast, isTooFar } = stateOf(visit);
    return inTheWay || isPast || isTooFar;
  });

  function check(): Errors {
    const found: Errors = {};
    if (!isLocalDate(draft.date)) found.date = fields('dateInvalid');
    if (draft.minute === null) found.start = t('startMissing');
    else if (wanted.length === 0) found.start = t('nothingLeft');
    else if (blocked.length > 0)
      found.start = t('blocked', { count: blocked.length, series: draft.isSeries ? 'yes' : 'no' });
    if (draft.items.length === 0 || chosen !== '') found.items = t('itemMissing');
    else if (draft.items.some(({ price }) => priceMinorOf(price) === null)) {
      found.items = t('priceWrong');
    } else if (
      draft.items.some(({ length }) => length !== undefined && typedMinutes(length) === null)
    ) {
      found.items = t('lengthWrong');
    }
    const { customerPhone: phone, customerEmail: email } = draft;
    if (phone.trim() && !isPhoneNumber(phone)) found.customerPhone = fields('phoneInvalid');
    if (email.trim() && plainAddress(email) === null) found.customerEmail = fields('emailInvalid');
    return found;
  }

  function refuse(found: Errors) {
    setErrors(found);
    setSubmits((count) => count + 1);
  }

  /** One key for the same request, so that repeats book nothing. */
  function keyFor(sent: string): string {
    if (attempt.current?.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  function send(): Promise<ApiResult<Arranged>> {
    const route = 'POST /api/calendars/{calendarId}/arranged-visits';
    const repeatKey = keyFor(JSON.stringify(body));
    return callApi(route, body, { params: { calendarId }, repeatKey });
  }

  return {
    draft,
    change,
    chosen,
    choose: setChosen,
    visits,
    wanted,
    stateOf,
    errors,
    submits,
    problem,
    isSending,
    isRestored,
    done,
    hasFailed: days.some(({ isError }) => isError),
    reload: () => Promise.all(days.map((day) => day.refetch())),
    discard() {
      kept.clear();
      setDraft(start);
      setChosen('');
      setIsRestored(false);
      setErrors({});
      setProblem('');
    },
    addItem(itemId: string) {
      const item = items.find(({ id }) => id === itemId);
      const key = Math.max(0, ...draft.items.map((one) => one.key)) + 1;
      if (item) change({ items: [...draft.items, rowOf(item, key)] });
      setChosen('');
    },
    again() {
      const next = draftForOther(draft, start);
      setDraft(next);
      setDone(null);
      setSubmits(0);
      // What is typed now is not about the customer of the address, who would come back with a reload.
      setWho(null);
      const path = arrangePath({ date: next.date, person: next.person });
      window.history.replaceState(null, '', toAddress(path));
      attempt.current = null;
    },
    /** Back to the form, for the first lost visit; the others are shown again after it. */
    takeLost() {
      const [first, ...lost] = done?.lost ?? [];
      if (first !== undefined) {
        const date = localDay(first, zone);
        change({ date, isSeries: false, minute: null, lost });
      }
      setDone(null);
    },
    async submit() {
      if (isSending) return;
      const found = check();
      if (Object.keys(found).length > 0) return refuse(found);
      setIsSending(true);
      setProblem('');
      const result = await send();
      setIsSending(false);
      setUnsettled(isUnsettled(result) ? JSON.stringify(body) : null);
      setIsRestored(false);
      if (result.ok) {
        kept.clear();
        setErrors({});
        return setDone({ ...result.answer, lost: allLost(result.answer.lost, draft) });
      }
      void Promise.all(days.map((day) => day.refetch()));
      if (result.fields && Object.keys(result.fields).length > 0) return refuse(result.fields);
      setProblem(isUnsettled(result) ? t('unsettled') : result.message);
    },
  };
}

export type Arranging = ReturnType<typeof useArrange>;
