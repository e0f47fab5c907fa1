'use client';

import { useFormStatus } from 'react-dom';
import { useTexts } from '#texts';
import { HiddenFields } from '@/components/booking/hidden-fields';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { OfferedTime } from '@/lib/domain/booking/times';
import { formatClock } from '@/lib/time/clock-words';
import { toIso } from '@/lib/time/instant';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import type { ChangeAction } from './visit';

interface MoveFormProps {
  token: string;
  time: OfferedTime;
  moveKey: string;
  action: ChangeAction;
}

/** Moves the booking to the chosen time, which the button names. */
export function MoveForm({ token, time, moveKey, action }: MoveFormProps) {
  return (
    <form action={action}>
      <HiddenFields values={{ token, startTime: toIso(time.startsAt), key: moveKey }} />
      <MoveButton startsAt={time.startsAt} />
    </form>
  );
}

function MoveButton({ startsAt }: { startsAt: number }) {
  const t = useTexts('booking.move');
  const { pending } = useFormStatus();
  return (
    <Button type="submit" full aria-disabled={pending || undefined}>
      {pending ? <Spinner /> : null}
      {t('confirm', { time: formatClock(startsAt, VENUE_ZONE.id, t.locale) })}
    </Button>
  );
}
