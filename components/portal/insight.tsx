import { headingVariants } from '@/components/shared/ui/heading';
import type { InsightOfPerson } from '@/lib/shared/contract/insight';
import { type Figure, isWorthDrawing } from '@/lib/shared/domain/insight';
import { useTexts } from '@/lib/shared/texts/use-texts';

export interface InsightProps {
  period: { from: string; until: string };
  views: Figure;
  bookings: Figure;
  visits: Figure;
  noShows: Figure;
  /** None where one person works. */
  people: readonly InsightOfPerson[];
}

export function Insight({ period, views, bookings, visits, noShows, people }: InsightProps) {
  const t = useTexts('portal.insight');
  return (
    <section className="mt-12" aria-labelledby="insight">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="insight" className={headingVariants({ size: 'medium' })}>
          {t('heading')}
        </h2>
        <p className="text-sm text-muted">{t('period', period)}</p>
      </div>
      <dl className="mt-4 grid border-y border-line max-md:divide-y md:grid-cols-3 md:divide-x divide-line">
        <FigureShown label={t('views')} figure={views}>
          {t('before', { count: views.before })}
        </FigureShown>
        <FigureShown label={t('bookings')} figure={bookings}>
          {t('before', { count: bookings.before })}
        </FigureShown>
        <FigureShown label={t('noShows')} figure={noShows} hasBars={false}>
          {t('ofVisits', { visits: visits.recent, before: noShows.before })}
        </FigureShown>
      </dl>
      <People people={people} />
      <p className="mt-3 text-sm text-muted">{t('note')}</p>
    </section>
  );
}

function People({ people }: Pick<InsightProps, 'people'>) {
  const t = useTexts('portal.insight');
  if (people.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3" data-insight-people="">
      {people.map(({ id, name, visits, noShows: missed }) => (
        <div key={id} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
          <dt className="min-w-0 font-medium wrap-anywhere" dir="auto">
            {name}
          </dt>
          <dd className="text-sm text-muted">{t('ofPerson', { visits, missed })}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FigureShownProps {
  label: string;
  figure: Figure;
  hasBars?: boolean;
  children: string;
}

function FigureShown({ label, figure, hasBars = true, children }: FigureShownProps) {
  return (
    <div className="py-4 md:px-6 md:first:ps-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <b className="text-2xl">{figure.recent}</b>
          <span className="text-sm text-muted">{children}</span>
        </span>
        {hasBars && isWorthDrawing(figure) ? <Bars days={figure.days} /> : null}
      </dd>
    </div>
  );
}

function Bars({ days }: { days: readonly number[] }) {
  const most = Math.max(...days);
  return (
    <svg
      className="mt-3 h-8 w-full fill-current text-subtle opacity-60 rtl:-scale-x-100"
      viewBox={`0 0 ${days.length * 10} 32`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((count, index) => {
        const height = Math.max(1, Math.round((count / most) * 32));
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its day's place
        return <rect key={index} x={index * 10} y={32 - height} width={7} height={height} />;
      })}
    </svg>
  );
}
