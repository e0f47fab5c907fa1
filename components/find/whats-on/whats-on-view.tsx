import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { Calendar, ChevronRight } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import {
  type EventChoice,
  hasFilters,
  type When,
} from '@/lib/shared/domain/directory/event-choice';
import { type DaySpan, weekOf } from '@/lib/shared/domain/directory/event-days';
import type { WhatsOn } from '@/lib/shared/domain/directory/whats-on';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDay, formatDayWithin, formatMonth } from '@/lib/shared/time/format';
import { addDays, type LocalDate, noonOf } from '@/lib/shared/time/local-date';
import { NEW_EVENT_PATH } from '@/lib/shared/url/portal-paths';
import { feedPathOf, whatsOnPath } from '@/lib/shared/url/whats-on-url';
import { EventDaySection } from './event-day';
import { FilterBar } from './filter-bar';
import { FiveWeeks } from './five-weeks';
import { WhenLinks } from './when-links';

export interface WhatsOnViewProps {
  choice: EventChoice;
  shown: WhatsOn;
  today: LocalDate;
  children?: ReactNode;
}

export function WhatsOnView({ choice, shown, today, children }: WhatsOnViewProps) {
  const when = useTexts('publicEvents.when');
  const { days, following, page } = { ...shown, page: choice.page };
  return (
    <main>
      <WhenLinks choice={choice} today={today} />
      <FilterBar choice={choice} counts={shown.counts} />
      <div
        className={pageVariants({
          className: 'grid gap-8 pt-2 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12',
        })}
      >
        <div className="flex min-w-0 flex-col gap-6">
          {children}
          <Summary choice={choice} shown={shown} today={today} />
          {days.length > 0 ? (
            <div>
              {days.map((day, index) => (
                <EventDaySection key={day.day} day={day} today={today} isFirst={index === 0} />
              ))}
            </div>
          ) : (
            <NothingOn choice={choice} following={following} today={today} />
          )}
          {shown.pages > 1 ? <PageLinks choice={choice} pages={shown.pages} /> : null}
          {days.length > 0 && following && page >= shown.pages ? (
            <PageLink
              className={buttonVariants({ look: 'secondary', className: 'self-start' })}
              href={whatsOnPath({ ...choice, when: following.when, page: 1 })}
            >
              {spanWords(following, today, when)}
              <ChevronRight className="rtl:-scale-x-100" />
            </PageLink>
          ) : null}
        </div>
        <aside className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-20 lg:self-start lg:pt-6">
          <FiveWeeks choice={choice} calendar={shown.calendar} today={today} />
          <WeeksCommunities choice={choice} communities={shown.counts.communities} />
        </aside>
      </div>
    </main>
  );
}

function Summary({ choice, shown, today }: WhatsOnViewProps) {
  const t = useTexts('publicEvents.when');
  const days = spanWords({ when: choice.when, span: shown.span }, today, t);
  const isSaid = !['thisWeek', 'weekend'].includes(choice.when.kind);
  return (
    <p className={isSaid ? 'pt-4 font-semibold' : 'sr-only'}>
      {t('summary', { count: shown.total, days })}
    </p>
  );
}

function PageLinks({ choice, pages }: { choice: EventChoice; pages: number }) {
  const t = useTexts('publicEvents.pages');
  const { page } = choice;
  const look = buttonVariants({ look: 'secondary' });
  return (
    <nav className="flex flex-wrap items-center gap-4" aria-label={t('label')}>
      {page > 1 ? (
        <PageLink className={look} href={whatsOnPath({ ...choice, page: page - 1 })} rel="prev">
          {t('previous')}
        </PageLink>
      ) : null}
      <span className="text-sm text-muted">{t('place', { page, pages })}</span>
      {page < pages ? (
        <PageLink className={look} href={whatsOnPath({ ...choice, page: page + 1 })} rel="next">
          {t('next')}
        </PageLink>
      ) : null}
    </nav>
  );
}

interface NothingOnProps {
  choice: EventChoice;
  following: WhatsOn['following'];
  today: LocalDate;
}

function NothingOn({ choice, following, today }: NothingOnProps) {
  const t = useTexts('publicEvents.nothing');
  const when = useTexts('publicEvents.when');
  return (
    <EmptyState title={t(hasFilters(choice) ? 'fitting' : choice.when.kind)}>
      {following ? (
        <PageLink
          className={buttonVariants()}
          href={whatsOnPath({ ...choice, when: following.when, page: 1 })}
        >
          {spanWords(following, today, when)}
        </PageLink>
      ) : null}
      {hasFilters(choice) ? (
        <PageLink
          className={buttonVariants({ look: following ? 'secondary' : 'primary' })}
          href={whatsOnPath({ when: { kind: 'all' } })}
        >
          {t('clear')}
        </PageLink>
      ) : null}
      <p>
        {t.rich('own', { link: (chunks) => <PageLink href={NEW_EVENT_PATH}>{chunks}</PageLink> })}
      </p>
    </EmptyState>
  );
}

interface WeeksCommunitiesProps {
  choice: EventChoice;
  communities: WhatsOn['counts']['communities'];
}

function WeeksCommunities({ choice, communities }: WeeksCommunitiesProps) {
  const t = useTexts('publicEvents.communities');
  const names = useTexts('forms.communityNames');
  const shown = communities.filter(({ count }) => count > 0);
  return (
    <>
      {shown.length > 0 && choice.communityId === null ? (
        <section aria-labelledby="communities-title">
          <h2 className="px-2 pb-1 text-sm font-semibold" id="communities-title">
            {t('heading')}
          </h2>
          <ul>
            {shown.map(({ id, count }) => (
              <li key={id}>
                <PageLink
                  className="flex min-h-target items-center justify-between gap-4 rounded-sm px-2 no-underline hover:bg-sunken"
                  href={whatsOnPath({ ...choice, communityId: id, page: 1 })}
                >
                  {names(`community${id}`)} <span className="text-sm text-muted">{count}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="px-2">
        <a className={textLinkVariants()} href={feedPathOf('ics', t.locale, choice)}>
          <Calendar />
          {t('follow')}
        </a>
      </p>
    </>
  );
}

/** "This week", "Next week, 1 to 7 December", "December 2025". */
export function spanWords(
  { when, span: { first, last } }: { when: When; span: DaySpan },
  today: LocalDate,
  t: Texts<'publicEvents.when'>,
): string {
  if (when.kind === 'thisWeek' || when.kind === 'weekend' || when.kind === 'all') {
    return t(when.kind);
  }
  if (when.kind === 'month') return formatMonth(when.month, t.locale);
  if (when.kind === 'day') return formatDay(noonOf(when.day), 'UTC', t.locale);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const days = t('days', {
    first: formatDayWithin(first, { month: !isOneMonth, year: false }, t.locale),
    last: formatDayWithin(last, { month: true, year: false }, t.locale),
  });
  const isNext = first === addDays(weekOf(today).first, 7);
  return isNext ? t('nextWeek', { days }) : days;
}
