import { useQuery } from '@tanstack/react-query';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { slotWords } from '@/components/calendar/week/slot-words';
import { answerOf } from '@/components/shared/queries/query-provider';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { Note } from '@/components/shared/ui/note';
import type { CustomerBookings } from '@/lib/shared/contract/provider-calendar';
import { bookingAt, type CalendarData } from '@/lib/shared/domain/calendar/cells';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ConfirmDialog } from './confirm-dialog';
import { ReasonField, useReason } from './reason-field';

interface CancelCustomerDialogProps {
  at: number | null;
  lost: string | null;
  data: CalendarData;
  zone: string;
  calls: Pick<CalendarCalls, 'listCustomer'>;
  onKeep: () => void;
  onCancel: (at: number, phone: string, reason: string) => void;
}

export function CancelCustomerDialog(props: CancelCustomerDialogProps) {
  const t = useTexts('calendar.cancelNumber');
  const { at, lost, data, zone, calls, onKeep, onCancel } = props;
  const booking = at === null ? null : bookingAt(data, at);
  const phone = booking?.customerPhone ?? '';
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: ['customer', phone],
    queryFn: () => answerOf(calls.listCustomer(phone)),
    enabled: phone !== '',
    // Otherwise the next dialog would show an older list.
    gcTime: 0,
  });
  const { reason, setReason } = useReason(at);
  const count = found?.bookings.length ?? 0;
  // Until the bookings are found, the open visit tells whether the customer gets mail.
  const mayGetMail = found?.getsMail ?? booking?.customerGetsMail ?? false;
  return (
    <ConfirmDialog
      open={at !== null}
      question={t('question')}
      keepLabel={t('keep')}
      actLabel={found && !found.isCut && count > 0 ? t('cancelCount', { count }) : t('cancelAll')}
      isDanger
      isReady={count > 0}
      lost={lost}
      onKeep={onKeep}
      onAct={() => {
        if (at !== null) onCancel(at, phone, reason);
      }}
    >
      {at === null || lost !== null ? null : (
        <>
          <p className="wrap-anywhere">
            {t.rich('lead', {
              number: () => <bdi className="font-semibold">{phone}</bdi>,
              told: mayGetMail ? 'mail' : 'nobody',
            })}
          </p>
          <div aria-live="polite" aria-busy={!found && !error}>
            {found || error ? null : (
              <p className={cardVariants({ look: 'sunken', className: 'text-muted' })}>
                {t('looking')}
              </p>
            )}
            {found ? <Found found={found} zone={zone} /> : null}
            {error ? (
              <Note look="error">
                <div className="min-w-0 flex-1">
                  <p>{error.message}</p>
                  <Button
                    look="secondary"
                    size="small"
                    className="mt-3"
                    onClick={() => void refetch()}
                  >
                    {t('retry')}
                  </Button>
                </div>
              </Note>
            ) : null}
          </div>
          {found && mayGetMail ? <ReasonField reason={reason} onChange={setReason} /> : null}
        </>
      )}
    </ConfirmDialog>
  );
}

function Found({ found: { bookings, isCut }, zone }: { found: CustomerBookings; zone: string }) {
  const t = useTexts('calendar.cancelNumber');
  const times = useTexts('calendar.times');
  if (bookings.length === 0)
    return <p className={cardVariants({ look: 'sunken', className: 'text-muted' })}>{t('none')}</p>;
  return (
    <>
      <ul className={cardVariants({ look: 'sunken', className: 'flex flex-col gap-2' })}>
        {bookings.map(({ id, startsAt, endsAt }) => (
          <li key={id}>{slotWords({ from: startsAt, to: endsAt ?? startsAt }, zone, times)}</li>
        ))}
      </ul>
      {isCut ? <p className="mt-3 text-sm text-muted">{t('more')}</p> : null}
    </>
  );
}
