import { FirstSteps } from '@/components/portal/first-steps/first-steps';
import { Insight, type InsightProps } from '@/components/portal/insight';
import { ListingCard } from '@/components/portal/listing-card';
import { NewListing } from '@/components/portal/new-listing';
import { StatementsNote } from '@/components/portal/statements-note';
import { SupportCard } from '@/components/portal/support-card';
import { ReviewsRow } from '@/components/reviews/own/reviews-row';
import { PageLink } from '@/components/shared/links/page-link';
import { Art } from '@/components/shared/ui/art';
import { buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { headingVariants } from '@/components/shared/ui/heading';
import { Check, CircleAlert, Info, RotateCw } from '@/components/shared/ui/icons';
import { Note, noteVariants } from '@/components/shared/ui/note';
import { listOtherStatements } from '@/lib/server/host/appeals';
import { hasSchedule } from '@/lib/server/host/calendar/schedule';
import { readInsight } from '@/lib/server/host/insight';
import { findOwnScore } from '@/lib/server/host/shown-reviews';
import { isOurs } from '@/lib/server/host/transport/host-number';
import type { Account } from '@/lib/shared/contract/accounts';
import type { Insight as Counted } from '@/lib/shared/contract/insight';
import type { Statement } from '@/lib/shared/contract/moderation';
import type { TraderKind } from '@/lib/shared/domain/accounts/trader';
import { INSIGHT_DAYS, toFigure } from '@/lib/shared/domain/insight';
import { isAppealOpen } from '@/lib/shared/domain/moderation/appeal-end';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDate } from '@/lib/shared/time/format';
import { addDays } from '@/lib/shared/time/local-date';
import { instantOf } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { TRADER_PATH } from '@/lib/shared/url/portal-paths';
import { LISTING_KINDS, type ListingKinds, listingsPath } from '@/lib/shared/url/portal-url';
import { loadFirstSteps } from './load-first-steps';
import { loadListings } from './load-listings';

interface ListingsTabProps {
  userId: string;
  account: Account;
  show: ListingKinds;
  wantsFirstSteps: boolean;
}

export async function ListingsTab({ userId, account, show, wantsFirstSteps }: ListingsTabProps) {
  const t = await pageTexts('portal.listings');
  const [loaded, insight, hasHours, own, statements] = await Promise.all([
    loadListings(userId),
    readInsight(account.id),
    hasSchedule(account.id),
    findOwnScore(account.id),
    listOtherStatements(userId),
  ]);
  const first =
    loaded.failed || loaded.areServicesMissing
      ? null
      : await loadFirstSteps({ account, userId, services: loaded.own, insight, hasHours });
  const isSuspended = statements.some(({ kind }) => kind === 'account');
  // While the account is suspended, the steps would ask for things that come back with the account.
  const steps = first && !isSuspended && (wantsFirstSteps || first.isToDo) ? first : null;
  const all = loaded.failed ? [] : [...loaded.services, ...loaded.events];
  const shown = loaded.failed || show === 'all' ? all : loaded[show];
  const isEmpty = !loaded.failed && !loaded.areServicesMissing && all.length === 0;
  return (
    <>
      {steps ? <FirstSteps {...steps} /> : null}
      <div className="grid gap-4 pt-6 pb-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <h1 className={headingVariants({ size: 'large' })}>{t('heading')}</h1>
        {isEmpty || isSuspended ? null : <NewListing />}
      </div>
      <StatementsNote statements={statements.filter(isShownHere)} className="mb-5" />
      {isEmpty ? null : <ListingFilters current={show} />}
      {isEmpty && !isSuspended ? <NoListings /> : null}
      {loaded.failed ? <ListingsFailed show={show} /> : null}
      {!loaded.failed && loaded.areServicesMissing && show !== 'events' ? (
        <p className={noteVariants({ look: 'info', className: 'mb-5' })}>
          <Info />
          <span>
            {t.rich('servicesMissing', {
              retry: (chunks) => <PageLink href={listingsPath(show)}>{chunks}</PageLink>,
            })}
          </span>
        </p>
      ) : null}
      {!loaded.failed && all.length > 0 && shown.length === 0 ? (
        <p className="py-8 text-muted">{show === 'services' ? t('noServices') : t('noEvents')}</p>
      ) : null}
      <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
        {shown.map((card) => (
          <li key={card.href} className="grid">
            <ListingCard {...card} />
          </li>
        ))}
      </ul>
      {isOurs() && !isEmpty ? <TraderState trader={account.trader} /> : null}
      {insight ? <Insight {...toFigures(insight, t.locale)} /> : null}
      {own ? <ReviewsRow score={own.score} unseen={own.unseen} /> : null}
      <SupportCard className={steps ? 'lg:hidden' : ''} />
    </>
  );
}

/**
 * When it is too late to appeal, only the account page shows a statement that is not about the
 * account.
 */
const isShownHere = ({ kind, decidedAt }: Statement) =>
  kind === 'account' || isAppealOpen(decidedAt, Date.now());

function ListingFilters({ current }: { current: ListingKinds }) {
  const t = useTexts('portal.filters');
  return (
    <nav className="flex flex-wrap items-center gap-2 pb-5" aria-label={t('label')}>
      {LISTING_KINDS.map((kinds) => (
        <PageLink
          key={kinds}
          className={choicePillVariants({ className: 'no-underline' })}
          href={listingsPath(kinds)}
          aria-current={kinds === current ? 'true' : undefined}
          scroll={false}
        >
          {kinds === current ? <Check /> : null}
          {t(kinds)}
        </PageLink>
      ))}
    </nav>
  );
}

function ListingsFailed({ show }: { show: ListingKinds }) {
  const t = useTexts('portal.listings');
  return (
    <Note look="error" size="large" role="alert">
      <CircleAlert />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('failed')}</p>
        <p className="mt-1 text-sm">{t('failedLead')}</p>
        <PageLink
          className={buttonVariants({ look: 'secondary', size: 'small', className: 'mt-4' })}
          href={listingsPath(show)}
        >
          <RotateCw />
          {t('tryAgain')}
        </PageLink>
      </div>
    </Note>
  );
}

const EMPTY = 'grid justify-items-center gap-4 px-5 py-12 text-center';

function NoListings() {
  const t = useTexts('portal.listings');
  return (
    <section className={cardVariants({ padding: 'none', className: EMPTY })}>
      <Art name="empty" className="h-auto w-48" />
      <h2 className={headingVariants({ size: 'medium' })}>{t('emptyHeading')}</h2>
      <p className="max-w-short text-balance text-muted">{t('empty')}</p>
      <NewListing />
    </section>
  );
}

function toFigures(insight: Counted, locale: string): InsightProps {
  const { today, views, bookings, visits, noShows, people = [] } = insight;
  const day = (date: string) =>
    formatDate(instantOf(date, 0, VENUE_ZONE.id), VENUE_ZONE.id, locale);
  return {
    period: { from: day(addDays(today, 1 - INSIGHT_DAYS)), until: day(today) },
    views: toFigure(views),
    bookings: toFigure(bookings),
    visits: toFigure(visits),
    noShows: toFigure(noShows),
    people,
  };
}

function TraderState({ trader }: { trader: TraderKind | null }) {
  const t = useTexts('trader.state');
  return (
    <p className={noteVariants({ look: trader ? 'wash' : 'info', className: 'mt-6' })}>
      <Info />
      <span>
        {t(trader ?? 'unknown')}{' '}
        <PageLink href={TRADER_PATH}>{t(trader ? 'change' : 'say')}</PageLink>
      </span>
    </p>
  );
}
