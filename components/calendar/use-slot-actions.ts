import { startTransition, useCallback, useState } from 'react';
import type { ToastMessage } from '@/components/ui/toast';
import type { ApiResult } from '@/lib/api/call-api';
import {
  bookedSpan,
  bookingAt,
  type CalendarData,
  isOver,
  withBooking,
  withStatus,
} from '@/lib/domain/calendar-cells';
import type { LocalDate } from '@/lib/domain/local-date';
import { SLOT_MS } from '@/lib/domain/slots';
import type { BookingChoice } from './booking-dialog';
import type { CalendarCalls } from './calendar-calls';
import type { CalendarStore } from './calendar-store';

/** What is asked about a slot (epoch ms). */
export interface SlotQuestion {
  kind: 'book' | 'cancel' | 'block' | 'open';
  at: number;
}

interface SlotActionsOptions {
  store: CalendarStore;
  calls: CalendarCalls;
  monday: LocalDate;
  data: CalendarData | null;
  readOnly: boolean;
}

/** Which question a press on a slot asks (provider §4); null for none. `now` is epoch ms. */
export function questionFor(
  data: CalendarData | null,
  at: number,
  { shift, readOnly, now }: { shift: boolean; readOnly: boolean; now: number },
): SlotQuestion | null {
  switch (data?.slots.get(at)?.status) {
    case 'available':
      // A visit cannot begin in the past: {host} would refuse it.
      if (!shift) return isOver(at, now) ? null : { kind: 'book', at };
      return readOnly ? null : { kind: 'block', at };
    case 'booked':
      return { kind: 'cancel', at };
    case 'unavailable':
      return readOnly ? null : { kind: 'open', at };
    default:
      return null;
  }
}

const OVER: ToastMessage = {
  tone: 'info',
  text: 'This time is over and cannot be booked any more.',
};

const iso = (instant: number) => new Date(instant).toISOString();

/** Asks about slots and changes them: shown at once, taken back with a message when refused. */
export function useSlotActions({ store, calls, monday, data, readOnly }: SlotActionsOptions) {
  const [question, setQuestion] = useState<SlotQuestion | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<ToastMessage | null>(null);

  const change = async (
    apply: (data: CalendarData) => CalendarData,
    send: () => Promise<ApiResult<unknown>>,
    success: string,
  ) => {
    setQuestion(null);
    setProblem(null);
    setSaid(null);
    const result = await store.change(monday, apply, send);
    if (result.ok) setSaid({ tone: 'ok', text: success });
    else setProblem(Object.values(result.fields ?? {})[0] ?? result.message);
    return result.ok;
  };

  const mark = (at: number, status: 'available' | 'unavailable') => {
    const span = { from: at, to: at + SLOT_MS };
    const spans = [{ startTime: iso(span.from), endTime: iso(span.to) }];
    const send = async (): Promise<ApiResult<unknown>> => {
      const result = await calls.setAvailability({ status, spans });
      const outcome = result.ok ? result.answer.results[0] : undefined;
      if (!result.ok || outcome?.ok) return result;
      const message = outcome?.message ?? 'This time could not be changed. Please try again.';
      return { ok: false, code: 'conflict', message };
    };
    return change((known) => withStatus(known, span, status), send, `This time is ${status} now.`);
  };

  const book = (at: number, { serviceItemId, name, durationMinutes, customer }: BookingChoice) => {
    const span = { from: at, to: at + durationMinutes * 60_000 };
    const startTime = iso(at);
    const note = {
      ...{ id: `new ${at}`, startsAt: startTime, endsAt: iso(span.to), isCancelled: false },
      ...{ services: [name], ...customer },
    };
    const customerGiven = Object.fromEntries(
      Object.entries(customer).filter(([, text]) => text.trim()),
    );
    return change(
      (known) => withBooking(withStatus(known, span, 'booked', serviceItemId), note),
      () => calls.book({ serviceItemId, startTime, ...customerGiven }),
      `${name} is booked.`,
    );
  };

  const cancel = (at: number) => {
    if (!data) return;
    const span = bookedSpan(data, at);
    const gone = bookingAt(data, at)?.id;
    const serviceItemId = data.slots.get(at)?.serviceItemId ?? '';
    return change(
      (known) => ({
        ...withStatus(known, span, 'available'),
        bookings: known.bookings?.filter(({ id }) => id !== gone) ?? null,
      }),
      () => calls.cancel({ serviceItemId, startTime: iso(at) }),
      'The booking is cancelled.',
    );
  };

  return {
    question,
    problem,
    /** What is said in passing after a change, or of a slot that asks nothing any more. */
    said,
    hush: useCallback(() => setSaid(null), []),
    act(at: number, shift: boolean) {
      const next = questionFor(data, at, { shift, readOnly, now: Date.now() });
      const isLost = next === null && !shift && data?.slots.get(at)?.status === 'available';
      setSaid(isLost ? OVER : null);
      // The press is seen before the dialog, which makes all of the page inert, is drawn.
      startTransition(() => setQuestion(next));
    },
    close: () => setQuestion(null),
    dismiss: () => setProblem(null),
    mark,
    book,
    cancel,
  };
}
