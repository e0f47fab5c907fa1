import { visitWords } from '@/components/calendar/week/slot-words';
import { useHost } from '@/components/shared/host/host-context';
import { Card } from '@/components/shared/ui/card';
import { DayTile } from '@/components/shared/ui/day-tile';
import { headingVariants } from '@/components/shared/ui/heading';
import {
  bookedName,
  bookedSpan,
  bookingAt,
  type CalendarData,
} from '@/lib/shared/domain/calendar/cells';
import { telephoneHref } from '@/lib/shared/domain/text/telephone';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts, localDay } from '@/lib/shared/time/format';
import { ConfirmDialog } from './confirm-dialog';
import { ReasonField, useReason } from './reason-field';

interface CancelDialogProps {
  at: number | null;
  lost: string | null;
  data: CalendarData;
  zone: string;
  itemNames: ReadonlyMap<string, string>;
  onKeep: () => void;
  onCancel: (at: number, reason: string) => void;
}

export function CancelDialog(props: CancelDialogProps) {
  const { at, lost, onKeep, onCancel, ...about } = props;
  const { isOurs } = useHost();
  const t = useTexts('calendar.cancel');
  const gets = at !== null && bookingAt(about.data, at)?.customerGetsMail;
  const { reason, setReason } = useReason(at);
  return (
    <ConfirmDialog
      open={at !== null}
      question={t('question')}
      keepLabel={t('keep')}
      actLabel={t('cancel')}
      isDanger
      lost={lost}
      onKeep={onKeep}
      onAct={() => {
        if (at !== null) onCancel(at, reason);
      }}
    >
      {at === null || lost !== null ? null : (
        <>
          <BookingPanel at={at} {...about} />
          <p className="text-sm text-muted">{t('help', { told: gets ? 'mail' : 'nobody' })}</p>
          {gets && isOurs ? <ReasonField reason={reason} onChange={setReason} /> : null}
        </>
      )}
    </ConfirmDialog>
  );
}

type BookingPanelProps = Pick<CancelDialogProps, 'data' | 'zone' | 'itemNames'> & { at: number };

function BookingPanel({ at, data, zone, itemNames }: BookingPanelProps) {
  const cells = useTexts('calendar.cells');
  const times = useTexts('calendar.times');
  const booking = bookingAt(data, at);
  const name = bookedName(
    booking,
    data.slots.get(at)?.serviceItemId ?? null,
    itemNames,
    times.locale,
  );
  const { month, day } = dayParts(localDay(bookedSpan(data, at).from, zone), times.locale);
  const phone = booking?.customerPhone ?? '';
  const href = telephoneHref(phone);
  return (
    <Card look="sunken" padding="small" className="flex items-start gap-4">
      <DayTile above={month} day={day} isHidden />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className={headingVariants({ face: 'name' })}>{visitWords(data, at, zone, times)}</p>
        <p>
          <bdi>{name || cells('bookedName')}</bdi>
        </p>
        {booking?.customerName ? (
          <p className="text-sm text-muted">
            <bdi translate="no">{booking.customerName}</bdi>
          </p>
        ) : null}
        {phone ? (
          <p className="text-sm">
            {href ? (
              <a className="inline-flex min-h-target items-center" href={href}>
                <bdi translate="no">{phone}</bdi>
              </a>
            ) : (
              <bdi translate="no">{phone}</bdi>
            )}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
