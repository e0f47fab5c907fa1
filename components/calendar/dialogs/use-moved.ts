import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { slotWords } from '@/components/calendar/week/slot-words';
import type { ToastMessage } from '@/components/shared/ui/toast';
import { isUnsettled } from '@/lib/shared/api/call-api';
import { UNDO_MS } from '@/lib/shared/domain/booking/undo';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { MovedVisit } from './use-move';

interface MovedOptions {
  calls: Pick<CalendarCalls, 'undoMove'>;
  zone: string;
  reload: () => Promise<unknown>;
  setMessage: (message: ToastMessage | null) => void;
  addError: (text: string) => void;
}

/** Can put the visit back while its message is shown. */
export function useMoved({ calls, zone, reload, setMessage, addError }: MovedOptions) {
  const t = useTexts('calendar.move');
  const times = useTexts('calendar.times');
  const words = (startsAt: number, name: string | undefined) => {
    const when = slotWords({ from: startsAt, to: startsAt }, zone, times);
    return name ? t('withPerson', { when, name }) : when;
  };

  const undo = async ({ visit }: MovedVisit, sequence: number) => {
    setMessage(null);
    const result = await calls.undoMove(visit.booking.id, sequence);
    await reload();
    const when = words(visit.span.from, visit.booking.person?.name);
    if (result.ok) {
      setMessage({ tone: 'ok', text: t(result.answer.isTold ? 'undoneTold' : 'undone', { when }) });
    } else if (isUnsettled(result)) addError(t('undoUnknown'));
    else addError(t('notUndone', { reason: result.message }));
  };

  return async (moved: MovedVisit) => {
    const { startsAt, person, tellsCustomer, sequence } = moved;
    setMessage({
      tone: 'ok',
      text: t('moved', {
        when: words(startsAt, person?.name),
        told: tellsCustomer ? 'mail' : 'nobody',
      }),
      ...(sequence !== null && {
        action: { label: t('undo'), act: () => void undo(moved, sequence) },
        lastsMs: UNDO_MS,
      }),
    });
    await reload();
  };
}
