import { useCallback, useState } from 'react';
import type { BookingChoice } from '@/components/calendar/dialogs/booking-choice';
import { pressSeen } from '@/components/ui/press-seen';
import type { ToastMessage } from '@/components/ui/toast';
import type { Mark } from '@/lib/domain/calendar/plan';
import { questionFor, type SlotQuestion, whyLost } from './slot-question';
import { type SlotChangesOptions, useSlotChanges } from './use-slot-changes';

interface SlotActionsOptions extends SlotChangesOptions {
  readOnly: boolean;
}

const OVER: ToastMessage = {
  tone: 'info',
  text: 'This time is over and cannot be booked any more.',
};
/** Asks about slots and changes them. */
export function useSlotActions(options: SlotActionsOptions) {
  const { data, readOnly } = options;
  const [question, setQuestion] = useState<SlotQuestion | null>(null);
  const { said, setSaid, refusals, ...changes } = useSlotChanges(options);
  const close = () => setQuestion(null);
  const { markRead, clear } = refusals;

  return {
    question,
    /** Why the question cannot be answered any more; null while it can. */
    lost: question && data && whyLost(data, question),
    // Behind a dialog nobody would read them, and nothing would read them out.
    /** What is said in passing after a change, or of a slot that asks nothing any more. */
    said: question ? null : said,
    /** Why changes were taken back. */
    refusals: question ? [] : refusals.all,
    dismiss: refusals.dismiss,
    hush: useCallback(() => setSaid(null), [setSaid]),
    /** Makes room at the end of the window. */
    clear: useCallback(() => {
      setSaid(null);
      clear();
    }, [setSaid, clear]),
    act(at: number, shift: boolean) {
      const next = questionFor(data, at, { shift, readOnly, now: Date.now() });
      const isLost = next === null && !shift && data?.slots.get(at)?.status === 'available';
      setSaid(isLost ? OVER : null);
      markRead();
      if (next) void pressSeen().then(() => setQuestion(next));
    },
    close,
    mark(at: number, status: Mark) {
      close();
      return changes.mark(at, status);
    },
    book(at: number, choice: BookingChoice) {
      close();
      return changes.book(at, choice);
    },
    cancel(at: number) {
      close();
      return changes.cancel(at);
    },
    cancelCustomer(at: number, phone: string) {
      close();
      return changes.cancelCustomer(at, phone);
    },
    /** What is asked next about the booking that is looked at. */
    ask(kind: 'cancel' | 'cancel-customer') {
      setQuestion((now) => now && { ...now, kind });
    },
  };
}
