import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { CalendarSearch } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { managePath } from '@/lib/shared/url/manage-url';
import { type Choice, timesPath } from './choice';

export interface EmptyWeekProps {
  choice: Choice;
  /** The first start (epoch ms) after the week at which all fits. */
  next:
    | { kind: 'found'; startsAt: number }
    | { kind: 'none' }
    /** No time is free before `at`; later times were not searched. */
    | { kind: 'lookedUntil'; at: number };
  /** True if no earlier week can be shown, because this is the current one. */
  isThisWeek: boolean;
}

export function EmptyWeek({ choice, next, isThisWeek }: EmptyWeekProps) {
  const t = useTexts('booking.emptyWeek');
  return (
    <EmptyState title={t('heading')} role="status">
      {next.kind === 'found' ? <FirstFree choice={choice} next={next.startsAt} /> : null}
      {next.kind === 'none' ? <NoneAhead choice={choice} isThisWeek={isThisWeek} /> : null}
      {next.kind === 'lookedUntil' ? <LookOn choice={choice} from={next.at} /> : null}
    </EmptyState>
  );
}

const strong = (chunks: ReactNode) => <b className="text-text">{chunks}</b>;

function Explanation({ children }: { children: ReactNode }) {
  return <p className="-mt-2 max-w-short text-muted">{children}</p>;
}

function FirstFree({ choice, next }: { choice: Choice; next: number }) {
  const t = useTexts('booking.emptyWeek');
  const zone = VENUE_ZONE.id;
  const href = timesPath(choice, { week: localDay(next, zone) });
  const [day, time] = [formatDay(next, zone, t.locale), formatClock(next, zone, t.locale)];
  return (
    <>
      <Explanation>{t.rich('firstFree', { strong, day, time })}</Explanation>
      <PageLink className={buttonVariants()} href={href}>
        <CalendarSearch />
        {t('nextAvailable')}
      </PageLink>
    </>
  );
}

/** Links to the week where the search stopped. */
function LookOn({ choice, from }: { choice: Choice; from: number }) {
  const t = useTexts('booking.emptyWeek');
  const zone = VENUE_ZONE.id;
  const href = timesPath(choice, { week: localDay(from, zone) });
  return (
    <>
      <Explanation>
        {t.rich('lookedUntil', { strong, day: formatDay(from, zone, t.locale) })}
      </Explanation>
      <PageLink className={buttonVariants()} href={href}>
        <CalendarSearch />
        {t('lookOn')}
      </PageLink>
    </>
  );
}

function NoneAhead({ choice, isThisWeek }: Omit<EmptyWeekProps, 'next'>) {
  const t = useTexts('booking.emptyWeek');
  const back = choice.moves
    ? ([managePath(choice.moves), t('toBooking')] as const)
    : ([bookingPath(choice), t('changeServices')] as const);
  const [href, label] = isThisWeek ? back : [timesPath(choice, {}), t('showThisWeek')];
  return (
    <>
      <Explanation>{t(choice.itemIds.length > 0 ? 'noneThatFits' : 'none')}</Explanation>
      <PageLink className={buttonVariants({ look: 'secondary' })} href={href}>
        {label}
      </PageLink>
    </>
  );
}
