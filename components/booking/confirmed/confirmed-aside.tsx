import { Divider } from '@/components/booking/divider';
import { reviewStateOf } from '@/components/booking/review/paths';
import type { Confirmation } from '@/components/booking/review/state';
import { PageLink } from '@/components/shared/links/page-link';
import { PrintButton } from '@/components/shared/ui/print-button';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { cancellationWords } from '@/lib/shared/domain/booking/cancellation';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { appointmentFilePath } from '@/lib/shared/url/booking-url';
import { manageAddress, managePath, visitFilePath } from '@/lib/shared/url/manage-url';
import { paths } from '@/lib/shared/url/paths';
import { CalendarLinks } from './calendar-links';
import { ForSomebodyElse } from './for-somebody-else';
import { Venue } from './venue';

interface ConfirmedAsideProps {
  confirmation: Confirmation;
  /** Not for a visit within the hour. */
  mayChange: boolean;
}

export function ConfirmedAside({ confirmation, mayChange }: ConfirmedAsideProps) {
  const t = useTexts('booking.confirmed');
  const cancellation = useTexts('booking.cancellation');
  const { review, reach, bookingId } = confirmation;
  const { manageToken, offersDirectory, siteUrl } = confirmation;
  const file = manageToken
    ? visitFilePath(manageToken, t.locale)
    : appointmentFilePath(reviewStateOf(review), bookingId, t.locale);
  return (
    <aside className="flex flex-col gap-6">
      <Venue provider={review.provider} reach={reach} />
      <CalendarLinks
        review={review}
        bookingId={bookingId}
        file={file}
        page={manageAddress(siteUrl, manageToken, t.locale)}
      />
      <Divider className="print:hidden" />
      <section className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">{t('cameUp')}</h2>
        <p className="text-sm text-muted">
          {cancellationWords(
            review.startsAt,
            cancellation,
            manageToken ? (mayChange ? 'offered' : 'ended') : 'not offered',
          )}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-3 print:hidden">
          {manageToken && mayChange ? (
            <PageLink
              className={textLinkVariants({ className: 'me-auto' })}
              href={managePath(manageToken)}
            >
              {t('change')}
            </PageLink>
          ) : null}
          <PrintButton label={t('print')} />
        </div>
      </section>
      {confirmation.hasListing ? <ForSomebodyElse confirmation={confirmation} /> : null}
      {offersDirectory ? (
        <PageLink
          className={textLinkVariants({ className: 'self-start print:hidden' })}
          href={paths.find}
        >
          {t('findMore')}
        </PageLink>
      ) : null}
    </aside>
  );
}
