import { BookingHeader } from '@/components/booking/booking-header';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleAlert } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type BookingState, bookingPath, selectTimePath } from '@/lib/shared/url/booking-url';
import type { ReviewRefusal } from './state';

interface ReviewProblemProps {
  state: BookingState;
  message: ReviewRefusal;
  /** {host}'s answer, for support. */
  hostStatus?: number | undefined;
}

export function ReviewProblem({ state, message, hostStatus }: ReviewProblemProps) {
  const t = useTexts('booking.reviewProblem');
  const review = useTexts('booking.review');
  const refusal = useTexts('booking.refusal');
  const { serviceId, calendarId, itemIds } = state;
  const startOver = bookingPath({ serviceId });
  const back =
    serviceId && calendarId
      ? selectTimePath({ serviceId, calendarId, itemIds })
      : bookingPath({ serviceId, itemIds });
  return (
    <>
      <BookingHeader step={3} leave={{ href: startOver, way: 'close' }} />
      <main className={pageVariants({ className: 'flex flex-col gap-8 py-10' })}>
        <h1 className={headingVariants({ size: 'large' })}>{review('heading')}</h1>
        <section className={noteVariants({ look: 'error', className: 'max-w-160' })} role="alert">
          <CircleAlert />
          <div className="flex flex-col gap-1">
            <h2 className="text-base font-semibold">{t('heading')}</h2>
            <p>{refusal.of(message)}</p>
            {hostStatus ? <p>{t('hostStatus', { status: hostStatus })}</p> : null}
            <div className="flex flex-wrap items-center gap-3 pt-3">
              <PageLink
                className={buttonVariants({ look: 'secondary', size: 'small' })}
                href={back}
              >
                {t('back')}
              </PageLink>
              <PageLink
                className={buttonVariants({ look: 'secondary', size: 'small' })}
                href={startOver}
              >
                {t('startOver')}
              </PageLink>
            </div>
          </div>
        </section>
      </main>
    </>
  );
}
