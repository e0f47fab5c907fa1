import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { slotWords } from '@/components/calendar/week/slot-words';
import type { useItems } from '@/components/calendar/week/use-items';
import { useHost } from '@/components/shared/host/host-context';
import { PageLink } from '@/components/shared/links/page-link';
import { cardVariants } from '@/components/shared/ui/card';
import { CalendarPlus } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import {
  bookedSpan,
  bookingAt,
  busyCalendars,
  type CalendarData,
  isElsewhere,
} from '@/lib/shared/domain/calendar/cells';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import type { MovableVisit } from '@/lib/shared/domain/visits/move-visit';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay, localMinute } from '@/lib/shared/time/format';
import type { Span } from '@/lib/shared/time/span';
import { arrangePath } from '@/lib/shared/url/arrange-url';
import { BookingDialog } from './booking-dialog';
import { CancelCustomerDialog } from './cancel-customer-dialog';
import { CancelDialog } from './cancel-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { MoveDialog } from './move-dialog';
import type { SlotQuestion } from './slot-question';
import { SlotSourceLine } from './slot-source-line';
import type { useSlotActions } from './use-slot-actions';
import { type ShownVisit, VisitSheet } from './visit-sheet';

interface CalendarDialogsProps {
  /** The calendar that the dialogs are about. `person` is null where one person works. */
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
        actions={actions}
        data={data}
        zone={zone}
        who={who}
        arrangeHref={arrangeAt(atOf('open'))}
        clearing={clearing(atOf('open') ?? atOf('block'))}
      />
    </>
  );
}

interface MarkDialogProps extends Pick<CalendarDialogsProps, 'actions' | 'zone'> {
  data: CalendarData;
  who: string;
  /** Null where no visit can be arranged. */
  arrangeHref: string | null;
  /** Null where there is no mark to clear. */
  clearing: { label: string; act: () => void } | null;
}

/** Asks whether a slot is to open or to close. */
function MarkDialog({ actions, data, zone, who, arrangeHref, clearing }: MarkDialogProps) {
  const { question, lost, close, mark } = actions;
  const t = useTexts('calendar.question');
  const times = useTexts('calendar.times');
  const isOpening = question?.kind === 'open';
  // A mark does not open a time that another calendar closes.
  const isShut = isOpening && isElsewhere(data, question.at);
  return (
    <ConfirmDialog
      open={isOpening || question?.kind === 'block'}
      question={t(isShut ? 'elsewhere' : isOpening ? 'makeAvailable' : 'makeUnavailable')}
      keepLabel={t(isShut ? 'close' : 'keep')}
      actLabel={isShut ? undefined : t(isOpening ? 'available' : 'unavailable')}
      lost={lost}
      other={isShut ? null : clearing}
      onKeep={close}
      onAct={() => {
        if (question) mark(question.at, isOpening ? 'available' : 'unavailable');
      }}
    >
      {question ? (
        <p className={cardVariants({ look: 'sunken', className: 'font-semibold' })}>
          {slotWords({ from: question.at, to: question.at + SLOT_MS }, zone, times)}
          <SlotSourceLine data={data} at={question.at} who={who} />
        </p>
      ) : null}
      {isShut ? <p className="text-muted">{t('elsewhereLead')}</p> : null}
      {arrangeHref ? (
        <PageLink className={textLinkVariants()} href={arrangeHref}>
          <CalendarPlus />
          {t('arranged')}
        </PageLink>
      ) : null}
    </ConfirmDialog>
  );
}
