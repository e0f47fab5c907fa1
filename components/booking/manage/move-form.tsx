import type { ReactNode } from 'react';
import type { OfferedTime } from '@/lib/domain/booking/times';
import { useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { toIso } from '@/lib/time/instant';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { BOOKING_KEYS } from '@/lib/url/booking-url';
import { ChangeForm } from './change-form';
import type { ChangeAction } from './visit';

interface MoveFormProps {
  token: string;
  time: OfferedTime;
  /** Null for the person it is with, if free. */
  person: number | null;
  moveKey: string;
  action: ChangeAction;
  children?: ReactNode;
}

export function MoveForm({ token, time, person, moveKey, action, children }: MoveFormProps) {
  const t = useTexts('booking.move');
  return (
    <ChangeForm
      values={{
        token,
        [BOOKING_KEYS.startsAt]: toIso(time.startsAt),
        [BOOKING_KEYS.person]: person === null ? '' : String(person),
        key: moveKey,
      }}
      action={action}
      label={t('confirm', { time: formatClock(time.startsAt, VENUE_ZONE.id, t.locale) })}
    >
      {children}
    </ChangeForm>
  );
}
