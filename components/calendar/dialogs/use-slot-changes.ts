import { useState } from 'react';
import type { BookingChoice } from '@/components/calendar/dialogs/booking-choice';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { CalendarStore } from '@/components/calendar/week/calendar-store';
import { withChanges } from '@/components/calendar/week/show-changes';
import { slotWords } from '@/components/calendar/week/slot-words';
import { isBookedAs, UNSURE, whyNotSeen } from '@/components/calendar/week/unsettled-change';
import { useRefusals } from '@/components/calendar/week/use-refusals';
import { pressSeen } from '@/components/ui/press-seen';
import type { ToastMessage } from '@/components/ui/toast';
import { isUnsettled } from '@/components/unsettled/look-up';
import type { ApiResult } from '@/lib/api/call-api';
import type { CalendarData } from '@/lib/domain/calendar/cells';
import {
  withBooking,
  withoutBooking,
  withoutCustomer,
  withStatus,
} from '@/lib/domain/calendar/patches';
import type { Mark } from '@/lib/domain/calendar/plan';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import { localDay } from '@/lib/time/format';
import type { LocalDate } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';

export interface SlotChangesOptions {
  store: CalendarStore;
  calls: CalendarCalls;
  monday: LocalDate;
  data: CalendarData | null;
  zone: string;
}

interface SlotChange<T> {
  /** The slot at which it begins. */
  at: number;
  apply: (data: CalendarData) => CalendarData;
  send: () => Promise<ApiResult<T>>;
  /** Whether a calendar shows the change, where no answer said so. */
  isSeen: (data: CalendarData) => boolean;
}

const OUTRUN: ToastMessage = {
  tone: 'info',
  text: 'This time has been booked meanwhile, and stays so.',
};

function cancelledWords(count: number): string {
  if (count === 0) return 'There was no upcoming booking of this number any more.';
  return count === 1 ? 'The booking is cancelled.' : `${count} bookings are cancelled.`;
}

const iso = (instant: number) => new Date(instant).toISOString();
const ok = (text: string): ToastMessage => ({ tone: 'ok', text });

/** Sends changes of slots: shown at once, taken back with a message when refused. */
export function useSlotChanges({ store, calls, monday, data, zone }: SlotChangesOptions) {
  const [said, setSaid] = useState<ToastMessage | null>(null);
  const refusals = useRefusals();

  /** Looks at the calendar for a change of which no answer said whether it was made. */
  const lookFor = async ({ at, isSeen }: SlotChange<unknown>) => {
    setSaid(UNSURE);
    const why = await whyNotSeen(store, monday, isSeen);
    setSaid(null);
    if (why) refusals.add(`${slotWords({ from: at, to: at }, zone)}: ${why}`);
    return why === null;
  };

  const change = async <T>(wanted: SlotChange<T>) => {
    const { at, apply, send } = wanted;
    setSaid(null);
    refusals.dropRead();
    await pressSeen();
    const { result, news } = await store.change(monday, apply, send);
    if (result.ok) return { isDone: true, answer: result.answer, news };
    if (isUnsettled(result)) return { isDone: await lookFor(wanted), answer: null, news };
    const why = Object.values(result.fields ?? {})[0] ?? result.message;
    refusals.add(`${slotWords({ from: at, to: at }, zone)}: ${why}`);
    return { isDone: false, answer: null, news };
  };

  const mark = async (at: number, status: Mark) => {
    const span = { from: at, to: at + SLOT_MS };
    const spans = [{ startTime: iso(span.from), endTime: iso(span.to) }];
    const changes = [{ date: localDay(iso(at), zone), mark: status, span }];
    const send = async (): Promise<ApiResult<unknown>> => {
      const result = await calls.setAvailability({ status, spans });
      const outcome = result.ok ? result.answer.results[0] : undefined;
      if (!result.ok || outcome?.ok) return result;
      const message = outcome?.message ?? 'This time could not be changed. Please try again.';
      return { ok: false, code: outcome?.isUnsettled ? 'unsettled' : 'conflict', message };
    };
    const isSeen = ({ slots }: CalendarData) =>
      [status, 'booked'].includes(slots.get(at)?.status ?? '');
    const apply = (known: CalendarData) => withChanges(known, changes);
    const { isDone, news } = await change({ at, apply, send, isSeen });
    if (!isDone) return;
    // {host} marks beneath a booking too: only the next answer tells which of them is seen.
    await news;
    const isBooked = store.view(monday).data?.slots.get(at)?.status === 'booked';
    setSaid(isBooked ? OUTRUN : ok(`This time is ${status} now.`));
  };

  const book = async (at: number, choice: BookingChoice) => {
    const { serviceItemId, name, serviceName, price, durationMinutes, customer } = choice;
    const span = { from: at, to: at + durationMinutes * MINUTE_MS };
    const startTime = iso(at);
    const note = {
      ...{ id: `new ${at}`, startsAt: startTime, endsAt: iso(span.to), isCancelled: false },
      ...{ services: [{ name, serviceName, price }], totalPrice: price },
      ...{ customerEmail: '', bookedAt: null, ...customer },
    };
    const customerGiven = Object.fromEntries(
      Object.entries(customer).filter(([, text]) => text.trim()),
    );
    const { isDone } = await change({
      at,
      apply: (known) => withBooking(withStatus(known, span, 'booked', serviceItemId), note),
      send: () => calls.book({ serviceItemId, startTime, ...customerGiven }),
      isSeen: (now) => isBookedAs(now, at, { serviceItemId, name: customer.customerName }),
    });
    if (isDone) setSaid(ok(`${name} is booked.`));
    return isDone;
  };

  const cancel = async (at: number) => {
    const serviceItemId = data?.slots.get(at)?.serviceItemId ?? '';
    const { isDone } = await change({
      at,
      apply: (known) => withoutBooking(known, at),
      send: () => calls.cancel({ serviceItemId, startTime: iso(at) }),
      isSeen: (now) => !isBookedAs(now, at, { serviceItemId, name: '' }),
    });
    if (isDone) setSaid(ok('The booking is cancelled.'));
  };

  const cancelCustomer = async (at: number, phone: string) => {
    const { isDone, answer } = await change({
      at,
      apply: (known) => withoutCustomer(known, phone, Date.now()),
      send: () => calls.cancelCustomer(phone),
      isSeen: (now) => withoutCustomer(now, phone, Date.now()) === now,
    });
    if (answer) setSaid(ok(cancelledWords(answer.cancelled)));
    else if (isDone) setSaid(ok('The bookings of this number are cancelled.'));
  };

  return { said, setSaid, refusals, mark, book, cancel, cancelCustomer };
}
