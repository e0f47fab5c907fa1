import { ManageHeader } from '@/components/booking/manage/manage-header';
import { StepHeading } from '@/components/booking/step-heading';
import { PageLink } from '@/components/shared/links/page-link';
import { Footer } from '@/components/shared/site/footer';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { pageVariants } from '@/components/shared/ui/page';
import type { ReviewLink } from '@/lib/shared/contract/reviews';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { paths, providerPath } from '@/lib/shared/url/paths';
import { ReviewPage } from './review-page';
import { VisitAside } from './visit-aside';

const zone = VENUE_ZONE.id;

interface NoReviewProps {
  why: 'unknown' | 'failed' | 'closed' | 'cancelled';
  /** Null if it is not ours. */
  link: ReviewLink | null;
}

export function NoReview({ why, link }: NoReviewProps) {
  const t = useTexts('reviews.none');
  const day = formatDay(link?.closesAt ?? 0, zone, t.locale);
  const cause = why === 'closed' ? t('closedLead', { day }) : t(`${why}Lead`);
  return (
    <>
      <ManageHeader />
      <main className={pageVariants()}>
        <StatePage title={t(`${why}Title`)} cause={cause}>
          <PageLink
            className={buttonVariants()}
            href={link?.serviceId ? providerPath(link.serviceId) : paths.home}
          >
            {link?.serviceId ? t('page') : t('home')}
          </PageLink>
          <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.contact}>
            {t('contact')}
          </PageLink>
        </StatePage>
      </main>
      <Footer />
    </>
  );
}

export function TooEarly({ link }: { link: ReviewLink }) {
  const t = useTexts('reviews.none');
  const [start, end] = [link.startsAt, link.endsAt].map((instant) =>
    formatClock(instant, zone, t.locale),
  );
  return (
    <ReviewPage aside={<VisitAside link={link} />}>
      <section className="grid gap-3 rounded-lg bg-wash p-5">
        <StepHeading>{t('earlyTitle')}</StepHeading>
        <p>
          {t('earlyLead', {
            day: formatDay(link.startsAt, zone, t.locale),
            start: start ?? '',
            end: end ?? '',
          })}
        </p>
      </section>
      <p className="text-sm text-muted">{t('earlyMoved')}</p>
    </ReviewPage>
  );
}
