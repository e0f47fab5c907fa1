import { useCallback, useState } from 'react';
import { pressSeen } from '@/components/shared/ui/press-seen';
import type { VisitMarks } from '@/lib/shared/contract/visits';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import type { Place } from '@/lib/shared/domain/calendar/moves';
import type { Mark } from '@/lib/shared/domain/calendar/plan';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { BookingChoice } from './booking-items';
import { moveQuestion, questionFor, type SlotQuestion, whyLost } from './slot-question';
import type { MovedVisit } from './use-move';
import { useMoved } from './use-moved';
import { type SlotChangesOptions, useSlotChanges } from './use-slot-changes';

interface SlotActionsOptions extends SlotChangesOptions {
  readOnly: boolean;
  opensUnset: boolean;
  reload: () => Promise<unknown>;
}

export function useSlotActions(options: SlotActionsOptions) {
  const { data, readOnly, opensUnset } = options;
  const t = useTexts('calendar.changes');
  const lostTexts = useTexts('calendar.lost');
  const [question, setQuestion] = useState<SlotQuestion | null>(null);
  const { message, setMessage, refusals, ...changes } = useSlotChanges(options);
  const lost = question && data && whyLost(data, question);
  const close = () => setQuestion(null);
  const { markRead, clear } = refusals;
  const { calls, zone, reload } = options;
  const onMoved = useMoved({ calls, zone, reload, setMessage, addError: refusals.add });

  return {
    question,
    lost: lost && lostTexts(lost),
    /** A message behind a dialog could not be seen or heard. */
    message: question ? null : message,
    refusals: question ? [] : refusals.all,
    dismiss: refusals.dismiss,
    hideMessage: useCallback(() => setMessage(null), [setMessage]),
    clear: useCallback(() => {
      setMessage(null);
      clear();
    }, [setMessage, clear]),
    /** `seen` is the pressed calendar. */
    act(at: number, shift: boolean, seen: CalendarData | null) {
      const next = questionFor(seen, at, { shift, readOnly, now: Date.now(), opensUnset });
      const isPast = next === null && !shift && seen?.slots.get(at)?.status === 'available';
      setMessage(isPast ? { tone: 'info', text: t('over') } : null);
      markRead();
      if (next) void pressSeen().then(() => setQuestion(next));
    },
    close,
    askMove(at: number, to: Place, seen: CalendarData) {
      setMessage(null);
      markRead();
      setQuestion(moveQuestion(seen, at, to));
    },
    mark(at: number, status: Mark) {
      close();
      return changes.mark(at, status);
    },
    book(at: number, choice: BookingChoice) {
      close();
      return changes.book(at, choice);
    },
    cancel(at: number, reason: string) {
      close();
      return changes.cancel(at, reason);
    },
    cancelCustomer(at: number, phone: string, reason: string) {
      close();
      return changes.cancelCustomer(at, phone, reason);
    },
    moved(to: MovedVisit) {
      close();
      return onMoved(to);
    },
    async markVisit(visitId: string, marks: VisitMarks) {
      const result = await options.calls.markVisit(visitId, marks);
      void options.weeks.reload(options.monday);
      return result.ok ? null : result.message;
    },
    ask(kind: 'visit' | 'move' | 'cancel' | 'cancel-customer') {
      setQuestion((now) => now && { ...now, kind });
    },
  };
}
