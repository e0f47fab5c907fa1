import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelCustomerDialog } from '@/components/calendar/dialogs/cancel-customer-dialog';
import { CancelDialog } from '@/components/calendar/dialogs/cancel-dialog';
import { MoveDialog } from '@/components/calendar/dialogs/move-dialog';
import type { MovedVisit } from '@/components/calendar/dialogs/use-move';
import type { MarkVisit } from '@/components/calendar/dialogs/visit-note';
import { VisitSheet } from '@/components/calendar/dialogs/visit-sheet';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { useHost } from '@/components/shared/host/host-context';
import { answerOf } from '@/components/shared/queries/query-provider';
import type { ListedVisit } from '@/lib/shared/contract/provider-bookings';
import { busyCalendars, type CalendarData } from '@/lib/shared/domain/calendar/cells';

interface VisitDialogsProps {
  visit: ListedVisit | null;
  zone: string;
  calls: CalendarCalls;
  onMark: MarkVisit;
  onCancel: (visit: ListedVisit, reason: string) => void;
  onCancelCustomer: (phone: string, reason: string) => void;
  onMoved: (moved: MovedVisit) => void;
  onClose: () => void;
}

const NO_NAMES = new Map<string, string>();
const NOTHING: CalendarData = { slots: new Map(), bookings: null };

function calendarOf(visit: ListedVisit | null): CalendarData {
  if (!visit || visit.startsAt === null) return NOTHING;
  const { startsAt } = visit;
  const slot = { status: 'booked', serviceItemId: itemOf(visit) } as const;
  return { slots: new Map([[startsAt, slot]]), bookings: [{ ...visit, startsAt }] };
}

export function itemOf({ services }: ListedVisit): string | null {
  return services.find(({ itemId }) => itemId)?.itemId ?? null;
}

/** The names of the busy calendars; empty until they are known. */
function useBusyCalendars({ visit, calls }: VisitDialogsProps): readonly string[] {
  const { isOurs } = useHost();
  const { startsAt = null, endsAt = null, isCancelled = false } = visit ?? {};
  const isAsked = isOurs && !isCancelled && startsAt !== null && endsAt !== null;
  const person = visit?.person?.id ?? null;
  const { data } = useQuery({
    queryKey: ['busy-during', visit?.id, person, startsAt, endsAt],
    queryFn: isAsked
      ? async ({ signal }) => {
          const span = { from: startsAt, to: endsAt };
          const { busy = [] } = await answerOf(calls.readWindowOf(person, span, signal));
          return busyCalendars({ busy }, span);
        }
      : skipToken,
  });
  return data ?? [];
}

export function VisitDialogs(props: VisitDialogsProps) {
  const { visit, zone, calls, onMark } = props;
  const { onCancel, onCancelCustomer, onMoved } = props;
  const [asked, setAsked] = useState<'move' | 'cancel' | 'cancel-customer' | null>(null);
  const close = () => {
    setAsked(null);
    props.onClose();
  };
  const busy = useBusyCalendars(props);
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
                busy,
              }
            : null
        }
        lost={null}
        zone={zone}
        itemNames={NO_NAMES}
        mayCancelCustomer={!visit?.isCancelled && (endsAt ?? 0) > Date.now()}
        onMark={onMark}
        onAsk={setAsked}
        onClose={close}
      />
      <MoveDialog
        visit={
          visit && asked === 'move' && at !== null && endsAt !== null
            ? { booking: { ...visit, startsAt: at }, span: { from: at, to: endsAt } }
            : null
        }
        zone={zone}
        calls={calls}
        onBack={() => setAsked(null)}
        onClose={close}
        onMoved={(moved) => {
          close();
          onMoved(moved);
        }}
      />
      <CancelDialog
        {...about}
        at={asked === 'cancel' ? at : null}
        itemNames={NO_NAMES}
        onCancel={(_, reason) => {
          if (visit) onCancel(visit, reason);
          close();
        }}
      />
      <CancelCustomerDialog
        {...about}
        at={asked === 'cancel-customer' ? at : null}
        calls={calls}
        onCancel={(_, phone, reason) => {
          onCancelCustomer(phone, reason);
          close();
        }}
      />
    </>
  );
}
