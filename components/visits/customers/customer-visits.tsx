'use client';

import { useState } from 'react';
import { spanWords } from '@/components/calendar/week/slot-words';
import { badgeVariants } from '@/components/shared/ui/badge';
import { Button } from '@/components/shared/ui/button';
import { DayTile } from '@/components/shared/ui/day-tile';
import { headingVariants } from '@/components/shared/ui/heading';
import { Check, CircleX, UserX } from '@/components/shared/ui/icons';
import { Names } from '@/components/shared/ui/names';
import { passFocus } from '@/components/shared/ui/pass-focus';
import type { ListedVisit } from '@/lib/shared/contract/provider-bookings';
import { formatTotal } from '@/lib/shared/domain/money';
import { commaOf } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts, localDay } from '@/lib/shared/time/format';
import { type Today, useDayWords } from './day-words';

const FEW = 5;

interface CustomerVisitsProps extends Today {
  /** The next one first. */
  coming: readonly ListedVisit[];
  /** The last one first. */
  past: readonly ListedVisit[];
}

const passToNext = passFocus(() =>
  document.querySelector<HTMLElement>('[data-past-visits] li:last-of-type'),
);

export function CustomerVisits({ coming, past, ...about }: CustomerVisitsProps) {
  const t = useTexts('customers.person');
  const [hasAll, setHasAll] = useState(false);
  const shown = hasAll ? past : past.slice(0, FEW);
  const heading = headingVariants({ size: 'medium', className: 'pb-4' });
  return (
    <div className="grid content-start gap-8">
      {coming.length > 0 ? (
        <section>
          <h2 className={heading}>{t('coming')}</h2>
          <ul>
            {coming.map((visit) => (
              <VisitLine key={visit.id} visit={visit} {...about} isPast={false} />
            ))}
          </ul>
        </section>
      ) : null}
      <section data-past-visits="">
        <h2 className={heading}>{t('before')}</h2>
        {past.length === 0 ? <p className="text-muted">{t('nothingBefore')}</p> : null}
        <ul>
          {shown.map((visit) => (
            <VisitLine key={visit.id} visit={visit} {...about} isPast />
          ))}
        </ul>
        {shown.length < past.length ? (
          <Button
            ref={passToNext}
            look="secondary"
            className="mt-5"
            onClick={() => setHasAll(true)}
          >
            {t('showAll', { count: past.length - shown.length })}
          </Button>
        ) : null}
      </section>
    </div>
  );
}

interface VisitLineProps extends Today {
  visit: ListedVisit;
  isPast: boolean;
}

function VisitLine({ visit, isPast, ...about }: VisitLineProps) {
  const { zone } = about;
  const words = useDayWords(about);
  const t = useTexts('customers.person');
  const times = useTexts('calendar.times');
  const price = useTexts('ui.price');
  const { startsAt, endsAt, services, person, totalMinor, isCancelled } = visit;
  const at = startsAt ?? 0;
  const { month, day } = dayParts(localDay(at, zone), t.locale);
  const clock = spanWords({ from: at, to: endsAt ?? at }, zone, times);
  return (
    <li
      className="flex items-start gap-4 border-t border-line py-3 wrap-anywhere last:border-b"
      tabIndex={-1}
    >
      <DayTile above={month} day={day} isHidden isQuiet={isPast || isCancelled} />
      <div className="min-w-0 flex-1">
        <p className={isCancelled ? 'font-semibold line-through' : 'font-semibold'}>
          {words.day(at)}
        </p>
        <p className="text-sm text-muted">{clock}</p>
        <p className="text-sm text-muted">
          <Names names={services.map(({ name }) => name)} />
          {person ? (
            <>
              {commaOf(t.locale)}
              <bdi translate="no">{person.name}</bdi>
            </>
          ) : null}
        </p>
      </div>
      <div className="grid flex-none justify-items-end gap-1.5">
        {totalMinor === null || isCancelled ? null : (
          <span className="font-semibold">{formatTotal(totalMinor, price)}</span>
        )}
        <VisitMark visit={visit} isPast={isPast} />
      </div>
    </li>
  );
}

function VisitMark({ visit, isPast }: { visit: ListedVisit; isPast: boolean }) {
  const t = useTexts('customers.person');
  const badges = useTexts('calendar.visitBadges');
  if (visit.isCancelled) {
    return (
      <span className={badgeVariants({ look: 'delisted' })}>
        <CircleX />
        {badges('cancelled')}
      </span>
    );
  }
  if (visit.didNotCome) {
    return (
      <span className={badgeVariants({ look: 'pending' })}>
        <UserX />
        {badges('didNotCome')}
      </span>
    );
  }
  return isPast ? (
    <span className={badgeVariants({ look: 'approved' })}>
      <Check />
      {t('came')}
    </span>
  ) : null;
}
