import { Ban, CalendarDays, X } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { type CalendarData, freeMinutesFrom } from '@/lib/domain/calendar-cells';
import type { Span } from '@/lib/domain/slots';
import { BookingItems } from './booking-items';
import { CustomerFields, type OwnCustomer } from './customer-fields';
import { slotWords } from './slot-words';
import type { BookableItems } from './use-items';

export interface BookingChoice {
  serviceItemId: string;
  name: string;
  durationMinutes: number;
  customer: OwnCustomer;
}

interface BookingDialogProps {
  /** The free slot; null while the dialog is closed. */
  at: number | null;
  data: CalendarData;
  /** What `data` covers: whether a time beyond is free, only the host can say. */
  known: Span;
  zone: string;
  readOnly: boolean;
  items: BookableItems;
  /** Gives whether it is booked. */
  onBook: (at: number, choice: BookingChoice) => Promise<boolean>;
  onBlock: (at: number) => void;
  onClose: () => void;
}

const NOBODY: OwnCustomer = { customerName: '', customerPhone: '' };

/** "Book this time": the items of all the account's listings; a row books at once (provider §4). */
export function BookingDialog(props: BookingDialogProps) {
  const { at, data, known, zone, readOnly, items, onBook, onBlock, onClose } = props;
  // It outlives the dialog: a refused booking must not lose what was typed.
  const [customer, setCustomer] = useState(NOBODY);
  const gap = at === null ? 0 : freeMinutesFrom(data, at);
  const isOpenEnded = at !== null && at + gap * 60_000 >= known.to;
  return (
    <Dialog open={at !== null} onClose={onClose} labelledBy="book-title">
      {at === null ? null : (
        <>
          <div className="row between flex-nowrap items-start">
            <div>
              <h2 id="book-title" className="display h2">
                Book this time
              </h2>
              <p className="muted row mt-1 flex-nowrap [--gap:.5rem]">
                <CalendarDays className="i" />
                {slotWords({ from: at, to: at + gap * 60_000 }, zone)}
              </p>
            </div>
            <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
              <X className="i" />
            </button>
          </div>
          <CustomerFields customer={customer} onChange={setCustomer} />
          <BookingItems
            items={items}
            gapMinutes={isOpenEnded ? Number.POSITIVE_INFINITY : gap}
            onChoose={async (item) => {
              if (await onBook(at, { ...item, customer })) setCustomer(NOBODY);
            }}
          />
          <div className="sheet-end">
            <button type="button" className="btn secondary" onClick={onClose}>
              Cancel
            </button>
            {readOnly ? null : (
              <button type="button" className="btn ghost ms-auto" onClick={() => onBlock(at)}>
                <Ban className="i" />
                Block this time
              </button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
