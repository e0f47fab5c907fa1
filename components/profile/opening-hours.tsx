import { Fragment } from 'react';
import { useTexts } from '#texts';
import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import type { DayHours } from '@/lib/domain/calendar/opening-hours';
import { formatShortDay } from '@/lib/time/format';
import { noonOf } from '@/lib/time/local-date';

/** The provider's opening hours in the next seven days, of which the first is today. */
export function OpeningHours({ hours }: { hours: readonly DayHours[] }) {
  const t = useTexts('profile.hours');
  return (
    <section className={cardVariants()} aria-labelledby="hours-title">
      <h2 className={headingVariants({ size: 'small' })} id="hours-title">
        {t('heading')}
      </h2>
      <p className="text-sm text-muted">{t('lead')}</p>
      <dl className="mt-3 *:flex *:justify-between *:gap-4 *:py-2.5 max-slim:*:flex-wrap *:not-first:border-t *:not-first:border-line *:first:[&_dt]:font-bold [&_bdi]:whitespace-nowrap [&_dd]:text-end [&_dt]:flex-none [&_dt]:font-medium">
        {hours.map((day, index) => (
          <div key={day.date}>
            <dt>{index === 0 ? t('today') : formatShortDay(noonOf(day.date), 'UTC', t.locale)}</dt>
            <dd>
              <DaySpans {...day} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function DaySpans({ spans, isBookedOut, isKnown }: DayHours) {
  const t = useTexts('profile.hours');
  if (spans.length === 0) {
    return <span className="text-muted">{t(isKnown ? 'closed' : 'noTimes')}</span>;
  }
  if (isBookedOut) return <span className="text-muted">{t('bookedOut')}</span>;
  return spans.map(({ from, to }, index) => (
    <Fragment key={from}>
      {index > 0 ? ', ' : null}
      <bdi>{`${from}–${to}`}</bdi>
    </Fragment>
  ));
}
