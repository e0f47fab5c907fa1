import { useEffect, useState } from 'react';
import { useTexts } from '#texts';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { slotWords } from '@/components/calendar/week/slot-words';
import { Button } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { Note } from '@/components/ui/note';
import type { ApiResult } from '@/lib/api/call-api';
import type { CustomerBookings } from '@/lib/contract/shapes/customer-bookings';
import { bookingAt, type CalendarData } from '@/lib/domain/calendar/cells';
import { ConfirmDialog } from './confirm-dialog';
import { ReasonField, useReason } from './reason-field';

interface CancelCustomerDialogProps {
  /** A slot of one of the bookings; null while the dialog is closed. */
  at: number | null;
  /** Why it cannot be asked any more; null while it can. */
  lost: string | null;
  data: CalendarData;
  zone: string;
  calls: Pick<CalendarCalls, 'listCustomer' | 'takesReasons'>;
  onKeep: () => void;
  onCancel: (at: number, phone: string, reason: string) => void;
}

/** Reads the upcoming bookings of a number; null while they are loading or not asked for. */
function useCustomerBookings(calls: CancelCustomerDialogProps['calls'], phone: string) {
  const [read, setRead] = useState<{ phone: string; result: ApiResult<CustomerBookings> } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    setRead(null);
    if (!phone) return;
    let isWanted = true;
    void calls.listCustomer(phone).then((result) => {
      if (isWanted) setRead({ phone, result });
    });
    return () => {
      isWanted = false;
    };
  }, [calls, phone, attempt]);
  return { result: read?.result ?? null, retry: () => setAttempt((count) => count + 1) };
}

/** "Cancel all bookings from this number?", with each of them. */
export function CancelCustomerDialog(props: CancelCustomerDialogProps) {
  const t = useTexts('calendar.cancelNumber');
  const { at, lost, data, zone, calls, onKeep, onCancel } = props;
  const booking = at === null ? null : bookingAt(data, at);
  const phone = booking?.customerPhone ?? '';
  const { result, retry } = useCustomerBookings(calls, phone);
  const { reason, setReason } = useReason(at);
  const found = result?.ok ? result.answer : null;
  const count = found?.bookings.length ?? 0;
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
              told: booking?.customerGetsMail ? 'mail' : 'nobody',
            })}
          </p>
          <div aria-live="polite" aria-busy={result === null}>
            {result === null ? (
              <p className={cardVariants({ look: 'sunken', className: 'text-muted' })}>
                {t('looking')}
              </p>
            ) : null}
            {found ? <Found found={found} zone={zone} /> : null}
            {result?.ok === false ? (
              <Note look="error">
                <div className="min-w-0 flex-1">
                  <p>{result.message}</p>
                  <Button look="secondary" size="small" className="mt-3" onClick={retry}>
                    {t('retry')}
                  </Button>
                </div>
              </Note>
            ) : null}
          </div>
          {booking?.customerGetsMail && calls.takesReasons ? (
            <ReasonField reason={reason} onChange={setReason} />
          ) : null}
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
