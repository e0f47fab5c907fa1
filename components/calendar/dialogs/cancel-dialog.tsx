import { visitWords } from '@/components/calendar/week/slot-words';
import { Card } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { bookedName, bookedSpan, bookingAt, type CalendarData } from '@/lib/domain/calendar/cells';
import { telephoneHref } from '@/lib/domain/text/telephone';
import { dayParts, localDay } from '@/lib/time/format';
import { ConfirmDialog } from './confirm-dialog';

interface CancelDialogProps {
  /** A slot of the booking; null while the dialog is closed. */
  at: number | null;
  /** Why it cannot be cancelled any more; null while it can. */
  lost: string | null;
  data: CalendarData;
  zone: string;
  itemNames: ReadonlyMap<string, string>;
  onKeep: () => void;
  onCancel: (at: number) => void;
}

/** "Are you sure you want to cancel this booking?", with the booking (CAL-029). */
export function CancelDialog({ at, lost, onKeep, onCancel, ...about }: CancelDialogProps) {
  return (
    <ConfirmDialog
      open={at !== null}
      question="Are you sure you want to cancel this booking?"
      keepLabel="Keep booking"
      actLabel="Cancel booking"
      isDanger
      lost={lost}
      onKeep={onKeep}
      onAct={() => {
        if (at !== null) onCancel(at);
      }}
    >
      {at === null || lost !== null ? null : (
        <>
          <BookingPanel at={at} {...about} />
          <p className="text-sm text-muted">
            The time becomes available again, unless you have marked it unavailable meanwhile.
            Please tell the customer yourself. Customers pay at your venue, so there is nothing to
            refund here.
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}

type BookingPanelProps = Pick<CancelDialogProps, 'data' | 'zone' | 'itemNames'> & { at: number };

function BookingPanel({ at, data, zone, itemNames }: BookingPanelProps) {
  const booking = bookingAt(data, at);
  const { from } = bookedSpan(data, at);
  const { month, day } = dayParts(localDay(new Date(from).toISOString(), zone));
  const phone = booking?.customerPhone ?? '';
  const href = telephoneHref(phone);
  return (
    <Card look="sunken" padding="small" className="flex gap-4 items-start">
      <div className="dtile2" aria-hidden="true">
        <span>{month}</span>
        <b>{day}</b>
      </div>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className={headingVariants({ face: 'name' })}>{visitWords(data, at, zone)}</p>
        <p dir="auto">
          {bookedName(booking, data.slots.get(at)?.serviceItemId ?? null, itemNames)}
        </p>
        {booking?.customerName ? (
          <p className="text-sm text-muted" dir="auto">
            {booking.customerName}
          </p>
        ) : null}
        {phone ? (
          <p className="text-sm">
            {href ? (
              <a className="inline-flex min-h-11 items-center" href={href}>
                <bdi>{phone}</bdi>
              </a>
            ) : (
              <bdi>{phone}</bdi>
            )}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
