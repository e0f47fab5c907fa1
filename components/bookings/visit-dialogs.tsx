import { useState } from 'react';
import { CancelCustomerDialog } from '@/components/calendar/dialogs/cancel-customer-dialog';
import { CancelDialog } from '@/components/calendar/dialogs/cancel-dialog';
import type { MarkVisit } from '@/components/calendar/dialogs/visit-note';
import { VisitSheet } from '@/components/calendar/dialogs/visit-sheet';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Visit } from '@/lib/contract/provider-bookings';
import type { CalendarData } from '@/lib/domain/calendar/cells';

interface VisitDialogsProps {
  /** Null while none is looked at. */
  visit: Visit | null;
  zone: string;
  calls: CalendarCalls;
  cancelsCustomers: boolean;
  onMark: MarkVisit;
  onCancel: (visit: Visit) => void;
  onCancelCustomer: (phone: string) => void;
  onClose: () => void;
}

const NO_NAMES = new Map<string, string>();
const NOTHING: CalendarData = { slots: new Map(), bookings: null };

/** A calendar that holds nothing but one visit, for the questions that the calendar asks about slots. */
function calendarOf(visit: Visit | null): CalendarData {
  if (!visit || visit.startsAt === null) return NOTHING;
  const { startsAt } = visit;
  const slot = { status: 'booked', serviceItemId: itemOf(visit) } as const;
  return { slots: new Map([[startsAt, slot]]), bookings: [{ ...visit, startsAt }] };
}

/** The item that a cancellation names; null when the host does not say. */
export function itemOf({ services }: Visit): string | null {
  return services.find(({ itemId }) => itemId)?.itemId ?? null;
}

/** The visit that is looked at, and what is asked before it is cancelled. */
export function VisitDialogs(props: VisitDialogsProps) {
  const { visit, zone, calls, cancelsCustomers, onMark, onCancel, onCancelCustomer } = props;
  const [asked, setAsked] = useState<'cancel' | 'cancel-customer' | null>(null);
  const close = () => {
    setAsked(null);
    props.onClose();
  };
  const data = calendarOf(visit);
  const at = visit?.startsAt ?? null;
  const endsAt = visit?.endsAt ?? at;
  const about = { lost: null, data, zone, onKeep: close };
  return (
    <>
      <VisitSheet
        visit={
          visit && asked === null
            ? {
                booking: { ...visit, startsAt: at ?? 0 },
                span: at === null || endsAt === null ? null : { from: at, to: endsAt },
                serviceItemId: at === null ? null : itemOf(visit),
              }
            : null
        }
        lost={null}
        zone={zone}
        itemNames={NO_NAMES}
        cancelsCustomers={cancelsCustomers && !visit?.isCancelled && (endsAt ?? 0) > Date.now()}
        onMark={onMark}
        onAsk={setAsked}
        onClose={close}
      />
      <CancelDialog
        {...about}
        at={asked === 'cancel' ? at : null}
        itemNames={NO_NAMES}
        onCancel={() => {
          if (visit) onCancel(visit);
          close();
        }}
      />
      <CancelCustomerDialog
        {...about}
        at={asked === 'cancel-customer' ? at : null}
        calls={calls}
        onCancel={(_, phone) => {
          onCancelCustomer(phone);
          close();
        }}
      />
    </>
  );
}
