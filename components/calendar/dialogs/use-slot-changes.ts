import { useCallback, useRef, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { ApplyChange, CalendarWeeks } from '@/components/calendar/week/calendar-weeks';
import { slotWords } from '@/components/calendar/week/slot-words';
import { applyChanges } from '@/components/calendar/week/week-changes';
import { pressSeen } from '@/components/shared/ui/press-seen';
import type { ToastMessage } from '@/components/shared/ui/toast';
import { type ApiResult, isUnsettled } from '@/lib/shared/api/call-api';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import {
  withBooking,
  withoutBooking,
  withoutCustomer,
  withStatus,
} from '@/lib/shared/domain/calendar/patches';
import type { Mark } from '@/lib/shared/domain/calendar/plan';
import { SLOT_MS, type SlotSource } from '@/lib/shared/domain/calendar/slots';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { BookingChoice } from './booking-items';

export interface SlotChangesOptions {
  weeks: CalendarWeeks;
  calls: CalendarCalls;
  monday: LocalDate;
  data: CalendarData | null;
  zone: string;
  /** The name of the person whose calendar it is; "" where one person works. */
  who: string;
}

/**
 * Why a slot stays closed although it is marked as available. A mark opens a day off, not a pause.
 */
const OF_CLOSED: Partial<Record<SlotSource, string>> = { kept: 'kept', 'day-off': 'pause' };

interface SlotChange<T> {
  at: number;
  apply: ApplyChange;
  send: () => Promise<ApiResult<T>>;
}

const done = (text: string): ToastMessage => ({ tone: 'ok', text });
const info = (text: string): ToastMessage => ({ tone: 'info', text });

/** Changes are shown at once, and taken back with a message if they are refused. */
export function useSlotChanges(options: SlotChangesOptions) {
  const { weeks, calls, monday, data, zone, who } = options;
  const t = useTexts('calendar.changes');
  const times = useTexts('calendar.times');
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const refusals = useRefusals();

  const refuse = (at: number, reason: string) => {
    const slot = withCommas([who, slotWords({ from: at, to: at }, zone, times)], t.locale);
    refusals.add(t('failed', { slot, reason }));
  };

  const change = async <T>({ at, apply, send }: SlotChange<T>) => {
    setMessage(null);
    refusals.dropRead();
    await pressSeen();
    const result = await weeks.change(apply, send, ({ ok }) => (ok ? apply : null));
    const reloaded = weeks.reload(monday);
    if (result.ok) return { isDone: true, answer: result.answer, reloaded };
    const why = Object.values(result.fields ?? {})[0] ?? result.message;
    refuse(at, isUnsettled(result) ? t('unsettled') : why);
    return { isDone: false, answer: null, reloaded };
  };

  const mark = async (at: number, status: Mark) => {
    const span = { from: at, to: at + SLOT_MS };
    const changes = [{ date: localDay(at, zone), mark: status, span }];
    const send = async (): Promise<ApiResult<unknown>> => {
      const result = await calls.setAvailability(changes);
      const failure = result.ok ? result.answer.failed[0] : undefined;
      if (!failure) return result;
      return { ok: false, code: 'conflict', message: failure.message ?? t('notChanged') };
    };
    const { isDone, reloaded } = await change({ at, apply: applyChanges(changes), send });
    if (!isDone) return;
    // {host} also accepts a mark beneath a booking, which only the next answer shows.
    await reloaded;
    const slot = weeks.view(monday).data?.slots.get(at);
    if (slot?.status === 'booked') setMessage(info(t('bookedMeanwhile')));
    else if (status === 'available' && slot?.status === 'unavailable') {
      setMessage(info(t('staysClosed', { why: OF_CLOSED[slot.source ?? 'mark'] ?? 'other' })));
    } else setMessage(done(t(status)));
  };

  const book = async (at: number, choice: BookingChoice) => {
    const { serviceItemId, name, serviceName, priceMinor, durationMinutes, customer } = choice;
    const span = { from: at, to: at + durationMinutes * MINUTE_MS };
    const note = {
      id: `new ${at}`,
      startsAt: at,
      endsAt: span.to,
      isCancelled: false,
      services: [{ name, serviceName, priceMinor }],
      totalMinor: priceMinor,
      customerEmail: '',
      bookedAt: null,
      ...customer,
    };
    const customerGiven = Object.fromEntries(
      Object.entries(customer).filter(([, text]) => text.trim()),
    );
    const { isDone } = await change({
      at,
      apply: (known) => withBooking(withStatus(known, span, 'booked', serviceItemId), note),
      send: () => calls.book({ serviceItemId, at, ...customerGiven }),
    });
    if (isDone) setMessage(done(t('booked', { item: name })));
    return isDone;
  };

  const cancel = async (at: number, reason: string) => {
    const serviceItemId = data?.slots.get(at)?.serviceItemId ?? '';
    const { isDone } = await change({
      at,
      apply: (known) => withoutBooking(known, at),
      send: () => calls.cancel({ serviceItemId, at }, reason),
    });
    if (isDone) setMessage(done(t('cancelled')));
  };

  const cancelCustomer = async (at: number, phone: string, reason: string) => {
    const { answer } = await change({
      at,
      apply: (known) => withoutCustomer(known, phone, Date.now()),
      send: () => calls.cancelCustomer(phone, reason),
    });
    void weeks.reloadOthers();
    if (answer) setMessage(done(t('customerCancelled', { count: answer.cancelled })));
  };

  return { message, setMessage, refusals, mark, book, cancel, cancelCustomer };
}

/** A refusal is shown until it is dismissed, or until the next change once it was read. */
function useRefusals() {
  const [all, setAll] = useState<readonly string[]>([]);
  const read = useRef<readonly string[]>([]);
  const drop = useCallback(
    (gone: readonly string[]) => setAll((now) => now.filter((text) => !gone.includes(text))),
    [],
  );
  return {
    all,
    add: (text: string) => setAll((now) => [...now.filter((other) => other !== text), text]),
    dismiss: (text: string) => drop([text]),
    /** A press on the calendar proves that all are visible. */
    markRead() {
      read.current = all;
    },
    /** Refusals that came while a dialog was open stay. */
    dropRead: () => drop(read.current),
    clear: useCallback(() => setAll([]), []),
  };
}
