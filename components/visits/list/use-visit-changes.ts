import { useState } from 'react';
import { useMoved } from '@/components/calendar/dialogs/use-moved';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { ToastMessage } from '@/components/shared/ui/toast';
import { type ApiResult, isUnsettled } from '@/lib/shared/api/call-api';
import type { ListedVisit } from '@/lib/shared/contract/provider-bookings';
import type { VisitMarks } from '@/lib/shared/contract/visits';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { itemOf } from './visit-dialogs';

export function useVisitChanges(calls: CalendarCalls, load: () => Promise<void>, zone: string) {
  const t = useTexts('portal.visits');
  const changes = useTexts('calendar.changes');
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const addError = (text: string) => setErrors((known) => [...new Set([...known, text])]);
  const moved = useMoved({ calls, zone, reload: load, setMessage, addError });

  async function settle<T>(result: ApiResult<T>, done: (answer: T) => string) {
    if (result.ok) setMessage({ tone: 'ok', text: done(result.answer) });
    else addError(reasonOf(result));
    await load();
  }

  const reasonOf = (result: ApiResult<unknown> & { ok: false }) =>
    isUnsettled(result) ? t('unsettled') : result.message;

  return {
    message,
    errors,
    moved,
    hideMessage: () => setMessage(null),
    dismiss: (error: string) => setErrors((known) => known.filter((other) => other !== error)),
    async cancel(visit: ListedVisit, reason: string) {
      // Somebody else may have a visit at the same time, so the person is named.
      const whose = visit.person ? { person: visit.person.id } : {};
      const slot = { serviceItemId: itemOf(visit) ?? '', at: visit.startsAt ?? 0, ...whose };
      const result = await calls.cancel(slot, reason);
      await settle(result, () => changes('cancelled'));
    },
    async cancelCustomer(phone: string, reason: string) {
      const result = await calls.cancelCustomer(phone, reason);
      await settle(result, ({ cancelled }) => changes('customerCancelled', { count: cancelled }));
    },
    async markAllSeen() {
      const result = await calls.markAllSeen();
      if (!result.ok) addError(reasonOf(result));
      await load();
    },
    /** Returns the reason of a failure. */
    async mark(visitId: string, marks: VisitMarks) {
      const result = await calls.markVisit(visitId, marks);
      await load();
      return result.ok ? null : result.message;
    },
  };
}
