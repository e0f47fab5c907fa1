import type { ReactNode } from 'react';
import { BookedItems } from '@/components/booking/booked-items';
import { Divider } from '@/components/booking/divider';
import { Card } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import type { OfferedTime } from '@/lib/shared/domain/booking/times';
import { formatEuro } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { toIso } from '@/lib/shared/time/instant';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { BOOKING_KEYS } from '@/lib/shared/url/booking-url';
import { ChangeForm } from './change-form';
import type { ChangeAction, ManagedVisit } from './visit';
import { daySpan, timeBefore } from './visit-words';

interface MoveSummaryProps {
  visit: ManagedVisit;
  chosen: OfferedTime | null;
  /** Null if the customer chose nobody: the visit stays with its person if they are free. */
  person: number | null;
  moveKey: string;
  action: ChangeAction;
}

export function MoveAside({ visit, chosen, person, moveKey, action }: MoveSummaryProps) {
  const t = useTexts('booking.move');
  const { booking } = visit;
  return (
    <Card className="flex flex-col gap-4">
      <p className={headingVariants({ face: 'name', size: 'small' })}>
        <bdi translate="no">{booking.provider.name}</bdi>
      </p>
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-muted">{t('old')}</dt>
          <dd className={chosen ? 'text-muted line-through' : 'font-semibold'}>
            <bdi>{daySpan(visit, booking.startsAt, t.locale)}</bdi>
          </dd>
        </div>
        {chosen ? (
          <div>
            <dt className="text-sm text-muted">{t('new')}</dt>
            <dd className="font-semibold">
              <bdi>{daySpan(visit, chosen.startsAt, t.locale)}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
      <Divider />
      <BookedItems items={booking.items} totalMinor={booking.totalMinor} />
      {chosen ? (
        <MoveForm
          token={visit.token}
          time={chosen}
          person={person}
          moveKey={moveKey}
          action={action}
        />
      ) : null}
      <p className="text-sm text-muted">{t(chosen ? 'told' : 'choose')}</p>
    </Card>
  );
}

export function MoveBar({ visit, chosen, person, moveKey, action }: MoveSummaryProps) {
  const t = useTexts('booking.move');
  const { booking } = visit;
  const price = formatEuro(booking.totalMinor, t.locale);
  if (!chosen) return <p className="text-sm text-muted">{t('choose')}</p>;
  return (
    <MoveForm token={visit.token} time={chosen} person={person} moveKey={moveKey} action={action}>
      <p className="min-w-0 flex-1">
        <b className="font-semibold">
          <bdi>{daySpan(visit, chosen.startsAt, t.locale)}</bdi>
        </b>
        <br />
        <span className="text-sm text-muted">
          {t('instead', { old: timeBefore(booking.startsAt, chosen.startsAt, t.locale), price })}
        </span>
      </p>
    </MoveForm>
  );
}

interface MoveFormProps {
  token: string;
  time: OfferedTime;
  /** Null if the customer chose nobody: the visit stays with its person if they are free. */
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
