import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SaveOutcome } from '@/components/shared/forms/save-outcome';
import { answerOf } from '@/components/shared/queries/query-provider';
import { type ApiResult, callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type {
  AddedCalendar,
  ChangedCalendar,
  OtherCalendars,
} from '@/lib/shared/contract/other-calendars';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { CalendarField } from './calendar-fields';

export type OneCalendar = OtherCalendars['calendars'][number];

/** Null if the change was made. */
type Refused = {
  text: string;
  fields: Readonly<Record<string, string>>;
  isSignedOut: boolean;
} | null;

/** Null after success, so that the form can be sent again. */
export function outcomeOf(refused: Refused): SaveOutcome<CalendarField> | null {
  if (!refused) return null;
  const { name, address } = refused.fields;
  const errors = { ...(name && { name }), ...(address && { address }) };
  if (name || address) return { kind: 'invalid', errors };
  return { kind: 'failed', message: refused.text };
}

const ROUTE = '/api/calendars/{calendarId}/other-calendars';
const ONE = `${ROUTE}/{otherId}` as const;

interface Options {
  calendarId: number;
  first: OtherCalendars;
  /** In epoch ms. */
  readAt: number;
}

export function useOtherCalendars({ calendarId, first, readAt }: Options) {
  const t = useTexts('otherCalendars.page');
  const client = useQueryClient();
  const queryKey = ['other-calendars', calendarId];
  const [isSending, setIsSending] = useState(false);
  const { data, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      answerOf(callApi(`GET ${ROUTE}`, undefined, { params: { calendarId }, signal })),
    initialData: first,
    initialDataUpdatedAt: readAt,
    refetchOnMount: false,
    refetchInterval: MINUTE_MS,
  });

  async function send(
    call: Promise<ApiResult<OtherCalendars>>,
    onDone: (answer: OtherCalendars) => void,
  ): Promise<Refused> {
    setIsSending(true);
    const result = await call;
    if (result.ok) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, result.answer);
    } else {
      // Others may have changed the calendars, or an answer may be lost.
      await client.refetchQueries({ queryKey });
    }
    setIsSending(false);
    if (result.ok) {
      onDone(result.answer);
      return null;
    }
    const text = isUnsettled(result) ? t('unsettled') : result.message;
    return { text, fields: result.fields ?? {}, isSignedOut: result.code === 'not_signed_in' };
  }

  const ofOne = (otherId: number) => ({ params: { calendarId, otherId } });
  return {
    calendarId,
    known: data,
    /** Epoch ms. */
    knownAt: dataUpdatedAt,
    isSending,
    add: (added: AddedCalendar, onDone: (added: OneCalendar) => void) => {
      const before = new Set(data.calendars.map(({ id }) => id));
      const options = { params: { calendarId }, repeatKey: crypto.randomUUID() };
      return send(callApi(`POST ${ROUTE}`, added, options), (answer) => {
        const found = answer.calendars.find(({ id }) => !before.has(id));
        if (found) onDone(found);
      });
    },
    change: (id: number, changed: ChangedCalendar, onDone: () => void) =>
      send(callApi(`PUT ${ONE}`, changed, ofOne(id)), onDone),
    remove: (id: number, onDone: () => void) =>
      send(callApi(`DELETE ${ONE}`, undefined, ofOne(id)), onDone),
    read: (id: number, onDone: (found: OneCalendar | undefined) => void) =>
      send(callApi(`POST ${ONE}/read`, undefined, ofOne(id)), ({ calendars }) =>
        onDone(calendars.find((one) => one.id === id)),
      ),
  };
}

export type OtherCalendarsState = ReturnType<typeof useOtherCalendars>;
