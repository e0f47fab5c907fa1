import type { CalendarData } from '@/lib/domain/calendar-cells';
import { SLOT_MS, type Span } from '@/lib/domain/slots';
import { BookingDialog } from './booking-dialog';
import { CancelDialog } from './cancel-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { slotWords } from './slot-words';
import type { useItems } from './use-items';
import type { useSlotActions } from './use-slot-actions';

interface CalendarDialogsProps {
  actions: ReturnType<typeof useSlotActions>;
  items: ReturnType<typeof useItems>;
  data: CalendarData;
  known: Span;
  zone: string;
  readOnly: boolean;
}

/** The four questions about a slot; at most one of them is open. */
export function CalendarDialogs(props: CalendarDialogsProps) {
  const { actions, items, data, known, zone, readOnly } = props;
  const { question, lost, close, mark } = actions;
  const atOf = (kind: 'book' | 'cancel') => (question?.kind === kind ? question.at : null);
  const isOpening = question?.kind === 'open';
  return (
    <>
      <BookingDialog
        at={atOf('book')}
        lost={lost}
        data={data}
        known={known}
        zone={zone}
        readOnly={readOnly}
        items={items}
        onBook={actions.book}
        onBlock={(at) => mark(at, 'unavailable')}
        onClose={close}
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
      <ConfirmDialog
        open={isOpening || question?.kind === 'block'}
        question={
          isOpening
            ? 'Make this time slot available for booking?'
            : 'Make this time slot unavailable (block bookings)?'
        }
        keepLabel="Keep as it is"
        actLabel={isOpening ? 'Make available' : 'Make unavailable'}
        lost={lost}
        onKeep={close}
        onAct={() => {
          if (question) mark(question.at, isOpening ? 'available' : 'unavailable');
        }}
      >
        {question ? (
          <p className="panel font-semibold">
            {slotWords({ from: question.at, to: question.at + SLOT_MS }, zone)}
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
