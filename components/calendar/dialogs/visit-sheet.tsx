import { CircleCheck, X } from 'lucide-react';
import { useTexts } from '#texts';
import { badgeVariants } from '@/components/ui/badge';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
import { type BookingNote, bookingAt, type CalendarData } from '@/lib/domain/calendar/cells';
import { formatShortDay, formatTime } from '@/lib/time/format';
import { QuestionLost } from './question-lost';
import { VisitChoices } from './visit-choices';
import { VisitContact } from './visit-contact';
import { VisitItems } from './visit-items';
import { VisitWhen } from './visit-when';

interface VisitSheetProps {
  /** A slot of the booking; null while the sheet is closed. */
  at: number | null;
  /** Why there is nothing to see any more; null while there is. */
  lost: string | null;
  data: CalendarData;
  zone: string;
  itemNames: ReadonlyMap<string, string>;
  cancelsCustomers: boolean;
  onAsk: (kind: 'cancel' | 'cancel-customer') => void;
  onClose: () => void;
}

/** A booking: who comes, when and for what, how to reach them, and what can be done (rulings). */
export function VisitSheet({ at, lost, onClose, ...about }: VisitSheetProps) {
  const t = useTexts('calendar.visit');
  const booking = at === null ? null : bookingAt(about.data, at);
  return (
    <Dialog leavesFirst look="side" open={at !== null} onClose={onClose} labelledBy="visit-title">
      <div>
        <div className="flex items-start justify-between gap-3">
          <VisitHead booking={booking} />
          <IconButton className="-me-2 -mt-1.5" aria-label={t('close')} onClick={onClose}>
            <X />
          </IconButton>
        </div>
        <QuestionLost why={lost} />
      </div>
      {at === null || lost !== null ? null : <VisitBody at={at} booking={booking} {...about} />}
    </Dialog>
  );
}

function VisitHead({ booking }: { booking: BookingNote | null }) {
  const t = useTexts('calendar.visit');
  const phone = booking?.customerPhone ?? '';
  const mail = booking?.customerEmail ?? '';
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className={badgeVariants({ look: 'approved', className: 'mb-2' })}>
        <CircleCheck />
        {t('confirmed')}
      </p>
      <h2
        id="visit-title"
        className={headingVariants({ face: 'name', className: 'text-xl/[1.4]' })}
        dir="auto"
      >
        {booking?.customerName || t('booking')}
      </h2>
      {phone ? (
        <p className="text-sm text-muted">
          <bdi>{phone}</bdi>
        </p>
      ) : null}
      {mail ? (
        <p className="text-sm text-muted">
          <bdi>{mail}</bdi>
        </p>
      ) : null}
    </div>
  );
}

type VisitBodyProps = Omit<VisitSheetProps, 'at' | 'lost' | 'onClose'> & {
  at: number;
  booking: BookingNote | null;
};

function VisitBody({ at, booking, data, zone, itemNames, ...rest }: VisitBodyProps) {
  const t = useTexts('calendar.visit');
  const { cancelsCustomers, onAsk } = rest;
  const serviceItemId = data.slots.get(at)?.serviceItemId ?? null;
  const bookedAt = booking?.bookedAt;
  return (
    <>
      <VisitWhen data={data} at={at} zone={zone} />
      <VisitItems booking={booking} serviceItemId={serviceItemId} itemNames={itemNames} />
      <VisitChoices
        onCancel={() => onAsk('cancel')}
        onCancelCustomer={
          cancelsCustomers && booking?.customerPhone ? () => onAsk('cancel-customer') : null
        }
      />
      {/* A booking that was made just now does not have the host's id yet. */}
      {booking && bookedAt ? (
        <p className="text-xs wrap-anywhere text-muted">
          {t.rich('made', {
            id: () => <bdi>{booking.id}</bdi>,
            day: formatShortDay(bookedAt, zone, t.locale),
            time: formatTime(bookedAt, zone, t.locale),
          })}
        </p>
      ) : null}
      <VisitContact booking={booking} />
    </>
  );
}
