import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { ChevronRight } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import type { EventChoice } from '@/lib/domain/directory/event-choice';
import type { WhatsOn } from '@/lib/domain/directory/whats-on';
import type { LocalDate } from '@/lib/time/local-date';
import { whatsOnPath } from '@/lib/url/whats-on-url';
import { EventDaySection } from './event-day';
import { FilterBar } from './filter-bar';
import { FiveWeeks } from './five-weeks';
import { NothingOn } from './nothing-on';
import { PageLinks } from './page-links';
import { spanWords } from './span-words';
import { WeeksCommunities } from './weeks-communities';
import { WhenLinks } from './when-links';

export interface WhatsOnViewProps {
  choice: EventChoice;
  shown: WhatsOn;
  today: LocalDate;
}

/** The public events of some days, and the ways to others. */
export function WhatsOnView({ choice, shown, today }: WhatsOnViewProps) {
  const when = useTexts('publicEvents.when');
  const { days, following, page } = { ...shown, page: choice.page };
  return (
    <main>
      <WhenLinks choice={choice} today={today} />
      <FilterBar choice={choice} counts={shown.counts} />
      <div
        className={pageVariants({
          className: 'grid gap-8 pt-2 pb-16 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12',
        })}
      >
        <div className="flex min-w-0 flex-col gap-6">
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

/** How many events these days have, for those who listen; for filtered ones, for everybody. */
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
