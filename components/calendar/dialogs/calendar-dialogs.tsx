import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { useItems } from '@/components/calendar/week/use-items';
import { useHost } from '@/components/shared/host/host-context';
import {
  bookedSpan,
  bookingAt,
  busyCalendars,
  type CalendarData,
} from '@/lib/shared/domain/calendar/cells';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay, localMinute } from '@/lib/shared/time/format';
import type { Span } from '@/lib/shared/time/span';
import { arrangePath } from '@/lib/shared/url/arrange-url';
import { BookingDialog } from './booking-dialog';
import { CancelCustomerDialog } from './cancel-customer-dialog';
import { CancelDialog } from './cancel-dialog';
import { MarkDialog } from './mark-dialog';
import { MoveDialog } from './move-dialog';
import type { SlotQuestion } from './slot-question';
import type { MovableVisit } from './use-move';
import type { useSlotActions } from './use-slot-actions';
import { type ShownVisit, VisitSheet } from './visit-sheet';

interface CalendarDialogsProps {
  /** The one acted on; `person` is null where one person works. */
  calendar: {
    person: { id: number; name: string } | null;
    calls: CalendarCalls;
    data: CalendarData | null;
  };
  actions: ReturnType<typeof useSlotActions>;
  items: ReturnType<typeof useItems>;
  known: Span;
  zone: string;
  readOnly: boolean;
}

const NOTHING: CalendarData = { slots: new Map(), bookings: null };

function visitAt(data: CalendarData, at: number | null): ShownVisit | null {
  if (at === null) return null;
  const serviceItemId = data.slots.get(at)?.serviceItemId ?? null;
  const span = bookedSpan(data, at);
  const busy = busyCalendars(data, span);
  return { booking: bookingAt(data, at), span, serviceItemId, busy };
}

function movableAt(data: CalendarData, at: number | null): MovableVisit | null {
  const booking = at === null ? null : bookingAt(data, at);
  return at !== null && booking ? { booking, span: bookedSpan(data, at) } : null;
}

export function CalendarDialogs(props: CalendarDialogsProps) {
  const { calendar, actions, items, known, zone, readOnly } = props;
  const { calls, person } = calendar;
  const data = calendar.data ?? NOTHING;
  const who = person?.name ?? '';
  const { isOurs } = useHost();
  const t = useTexts('calendar.question');
  const { question, lost, close, mark } = actions;
  const atOf = (kind: SlotQuestion['kind']) => (question?.kind === kind ? question.at : null);
  const arrangeAt = (at: number | null) =>
    isOurs && at !== null
      ? arrangePath({
          date: localDay(at, zone),
          minute: localMinute(at, zone),
          person: person?.id ?? null,
        })
      : null;
  const clearing = (at: number | null) =>
    at !== null && isOurs && data.slots.get(at)?.mark
      ? { label: t('cleared'), act: () => mark(at, 'cleared') }
      : null;
  return (
    <>
      <BookingDialog
        at={atOf('book')}
        lost={lost}
        data={data}
        who={who}
        known={known}
        zone={zone}
        readOnly={readOnly}
        items={items}
        arrangeHref={arrangeAt(atOf('book'))}
        onBook={actions.book}
        onBlock={(at) => mark(at, 'unavailable')}
        clearing={clearing(atOf('book'))}
        onClose={close}
      />
      <VisitSheet
        visit={visitAt(data, atOf('visit'))}
        lost={lost}
        zone={zone}
        itemNames={items.names}
        mayCancelCustomer
        onMark={actions.markVisit}
        onAsk={actions.ask}
        onClose={close}
      />
      <MoveDialog
        visit={movableAt(data, atOf('move'))}
        lost={question?.kind === 'move' ? lost : null}
        to={question?.to ?? null}
        zone={zone}
        calls={calls}
        onBack={() => actions.ask('visit')}
        onClose={close}
        onMoved={actions.moved}
      />
      <CancelCustomerDialog
        at={atOf('cancel-customer')}
        lost={lost}
        data={data}
        zone={zone}
        calls={calls}
        onKeep={close}
        onCancel={actions.cancelCustomer}
      />
      <CancelDialog
        at={atOf('cancel')}
        lost={lost}
        data={data}
        zone={zone}
        itemNames={items.names}
        onKeep={close}
        onCancel={actions.cancel}
      />
      <MarkDialog
        question={question}
        lost={lost}
        data={data}
        zone={zone}
        who={who}
        arrangeHref={arrangeAt(atOf('open'))}
        clearing={clearing(atOf('open') ?? atOf('block'))}
        onMark={mark}
        onKeep={close}
      />
    </>
  );
}
