import type { ReactNode } from 'react';
import { ArchPanel } from '@/components/booking/arch-panel';
import { BookingHeader } from '@/components/booking/booking-header';
import { StepHeading } from '@/components/booking/step-heading';
import { StepLayout } from '@/components/booking/step-layout';
import type { EmptyWeekProps } from '@/components/booking/times/empty-week';
import { timeNoteVariants, timeVariants } from '@/components/booking/times/time-look';
import { TimePicker } from '@/components/booking/times/time-picker';
import type { PersonOption } from '@/components/booking/times/with-whom';
import { PageLink } from '@/components/shared/links/page-link';
import { Clock, ClockAlert } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import type { BookingDay, OfferedTime } from '@/lib/shared/domain/booking/times';
import type { BookingWindow } from '@/lib/shared/domain/booking/window';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, formatShortDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { managePath, movePath } from '@/lib/shared/url/manage-url';
import { MoveAside, MoveBar } from './move-summary';
import { ReadAnew } from './read-anew';
import type { ChangeAction, ManagedVisit } from './visit';
import { daySpan } from './visit-words';

const zone = VENUE_ZONE.id;

export interface MoveTimes {
  week: BookingWindow;
  days: BookingDay[];
  next: EmptyWeekProps['next'] | null;
  chosen: OfferedTime | null;
  lost: { startsAt: number; nearest: number[] } | null;
  person: number | null;
  withWhom: PersonOption[] | null;
}

interface MoveViewProps {
  visit: ManagedVisit;
  times: MoveTimes;
  /** The same for all repeats of one move, so that they do no harm. */
  moveKey: string;
  action: ChangeAction;
}

const strong = (chunks: ReactNode) => <b className="font-semibold">{chunks}</b>;

/** The visit keeps its old time until a new one is confirmed. */
export function MoveView({ visit, times, moveKey, action }: MoveViewProps) {
  const t = useTexts('booking.move');
  const whom = useTexts('booking.withWhom');
  const { booking, token } = visit;
  const { week, days, next, chosen, lost, person, withWhom } = times;
  const choice = {
    serviceId: booking.serviceId ?? '',
    calendarId: booking.calendarId,
    itemIds: booking.items.map(({ id }) => id),
    moves: token,
    person,
  };
  const summary = { visit, chosen, person, moveKey, action };
  return (
    <>
      <ReadAnew token={token} readAt={visit.now} />
      <BookingHeader leave={{ href: managePath(token), way: 'back' }} />
      <StepLayout aside={<MoveAside {...summary} />} bar={<MoveBar {...summary} />}>
        <div className="flex flex-col gap-6">
          <StepHeading>{t('heading')}</StepHeading>
          <p className={noteVariants({ look: 'info' })}>
            <Clock className="flex-none" />
            <span>
              {t.rich('now', { strong, time: daySpan(visit, booking.startsAt, t.locale) })}
            </span>
          </p>
          {lost ? <LostTime token={token} {...lost} /> : null}
          {booking.person && person === null ? (
            <p className="text-sm text-muted">
              {whom('sameFirst', { person: asWritten(booking.person.name, whom.locale) })}
            </p>
          ) : null}
          <TimePicker
            week={week}
            days={days}
            choice={choice}
            options={[]}
            isAsking={false}
            chosen={chosen?.startsAt ?? null}
            next={next}
            madeAt={visit.now}
            withWhom={withWhom}
            notice={null}
          />
        </div>
      </StepLayout>
    </>
  );
}

interface LostTimeProps {
  token: string;
  /** Epoch milliseconds. */
  startsAt: number;
  nearest: readonly number[];
}

function LostTime({ token, startsAt, nearest }: LostTimeProps) {
  const t = useTexts('booking.move');
  const lost = useTexts('booking.lost');
  const gone = {
    time: formatClock(startsAt, zone, t.locale),
    day: formatDay(startsAt, zone, t.locale),
  };
  return (
    <ArchPanel
      data-lost=""
      role="alert"
      icon={<ClockAlert />}
      heading={lost('gone', gone)}
      words={
        <p className="mt-0.5 text-sm">
          {t('lost', { left: nearest.length > 0 ? 'some' : 'none' })}
        </p>
      }
    >
      {nearest.length > 0 ? (
        <nav
          className="grid grid-cols-[repeat(3,minmax(0,9rem))] gap-2"
          aria-label={lost('nearest')}
        >
          {[...nearest]
            .sort((a, b) => a - b)
            .map((start) => (
              <PageLink
                key={start}
                data-nearest-time
                className={timeVariants({ size: 'large' })}
                href={movePath(token, { startsAt: start })}
              >
                {formatClock(start, zone, t.locale)}
                <small className={timeNoteVariants()}>
                  {formatShortDay(start, zone, t.locale)}
                </small>
              </PageLink>
            ))}
        </nav>
      ) : null}
    </ArchPanel>
  );
}
