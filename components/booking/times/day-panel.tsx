'use client';

import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { isPlainClick } from '@/components/shared/links/plain-click';
import { useVisitorZone, ZoneLine } from '@/components/shared/time/visitor-time';
import { headingVariants } from '@/components/shared/ui/heading';
import { Sun, Sunrise, Sunset } from '@/components/shared/ui/icons';
import { Spinner } from '@/components/shared/ui/spinner';
import type { BookingDay, OfferedTime } from '@/lib/shared/domain/booking/times';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { visitorClock } from '@/lib/shared/time/visitor-clock';
import { timeNoteVariants, timeVariants } from './time-look';

interface DayPanelProps {
  day: BookingDay;
  isPending: boolean;
  picked: number | null;
  hrefOf: (time: OfferedTime) => string;
  onPick: (time: OfferedTime) => void;
  whenEmpty: ReactNode;
}

export function DayPanel(props: DayPanelProps) {
  const t = useTexts('booking.times');
  const { day, isPending, picked, hrefOf, onPick, whenEmpty } = props;
  return (
    <section className="flex flex-col gap-5" aria-labelledby="day" aria-busy={isPending}>
      {/* On phones the visitor's zone has a line of its own. */}
      <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <h2 className={headingVariants({ face: 'name', size: 'small' })} id="day">
          {day.heading}
        </h2>
        <p className="text-sm text-muted">
          {isPending ? (
            <span className="flex animate-unhide-late flex-wrap items-center gap-2" role="status">
              <Spinner />
              {t('loading')}
            </span>
          ) : (
            <ZoneLine zone={day.zone} instant={day.parts[0]?.times[0]?.startsAt} />
          )}
        </p>
      </div>
      <p className="sr-only" role="status">
        {t('freeOnDay', { day: day.heading, count: day.count })}
      </p>
      {day.count === 0 ? (
        whenEmpty
      ) : (
        <DayTimes day={day} picked={picked} hrefOf={hrefOf} onPick={onPick} />
      )}
    </section>
  );
}

const ICONS = { morning: Sunrise, afternoon: Sun, evening: Sunset } as const;

interface DayTimesProps {
  day: BookingDay;
  picked: number | null;
  hrefOf: (time: OfferedTime) => string;
  onPick: (time: OfferedTime) => void;
}

export function DayTimes({ day, picked, hrefOf, onPick }: DayTimesProps) {
  const t = useTexts('booking.times');
  const visitorZone = useVisitorZone();
  return day.parts.map(({ name, times }) => {
    const Icon = ICONS[name];
    return (
      <section key={name} className="flex flex-col gap-2">
        <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold text-muted">
          <Icon />
          {t(name)}
        </h3>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
          {times.map((time) =>
            time.isOwn ? (
              <OwnTime key={time.startsAt} time={time} />
            ) : (
              <TimeLink
                key={time.startsAt}
                time={time}
                clock={visitorClock(time.startsAt, visitorZone, t.locale)}
                isPicked={time.startsAt === picked}
                href={hrefOf(time)}
                onPick={onPick}
              />
            ),
          )}
        </div>
      </section>
    );
  });
}

function OwnTime({ time }: { time: OfferedTime }) {
  const t = useTexts('booking.times');
  const note = timeNoteVariants({ look: 'own' });
  return (
    <p data-own-time className={timeVariants({ look: 'own' })}>
      <bdi>{time.label}</bdi>
      {time.zone ? <small className={note}>{time.zone}</small> : null}
      <small className={note}>{t('ownTime')}</small>
    </p>
  );
}

interface TimeLinkProps {
  time: OfferedTime;
  /** Null where the visitor's clock agrees. */
  clock: ReturnType<typeof visitorClock>;
  isPicked: boolean;
  href: string;
  onPick: (time: OfferedTime) => void;
}

const hidden = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;
const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;

function TimeLink({ time, clock, isPicked, href, onPick }: TimeLinkProps) {
  const t = useTexts('booking.times');
  const look = isPicked ? 'chosen' : 'free';
  const note = timeNoteVariants({ look });
  return (
    <PageLink
      data-time
      className={timeVariants({ look })}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPick(time);
      }}
    >
      <bdi>{time.label}</bdi>
      {time.zone ? <small className={note}>{time.zone}</small> : null}
      {clock ? (
        <small className={note}>{t.rich('visitorTime', { hidden, time: bdi, clock })}</small>
      ) : null}
    </PageLink>
  );
}
