import { CalendarLinks } from '@/components/booking/confirmed/calendar-links';
import { Venue } from '@/components/booking/confirmed/venue';
import { Divider } from '@/components/booking/divider';
import { PageLink } from '@/components/links/page-link';
import { cardVariants } from '@/components/ui/card';
import { ChevronRight, Repeat } from '@/components/ui/icons';
import { optionRowVariants } from '@/components/ui/option-row';
import { useTexts } from '@/lib/texts/use-texts';
import { bookingPath } from '@/lib/url/booking-url';
import { manageAddress, visitFilePath } from '@/lib/url/manage-url';
import { ShareProvider } from './share-provider';
import { type ManagedVisit, reviewOf } from './visit';

/** The booking's buttons offer both already. */
const NO_WAYS = { call: '', message: '' };

export function ManageAside({ visit }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const { booking, stage, reach, token, siteUrl } = visit;
  const review = reviewOf(visit);
  const isAhead = stage === 'open' || stage === 'closed';
  const file = visitFilePath(token, t.locale);
  return (
    <aside className="flex flex-col gap-6 self-start">
      <div className={cardVariants({ className: 'flex flex-col gap-5 max-lg:contents' })}>
        <Venue
          provider={review.provider}
          reach={stage === 'closed' ? { ...reach, ...NO_WAYS } : reach}
        />
        {stage === 'open' ? (
          <>
            <Divider />
            <CalendarLinks
              review={review}
              bookingId={booking.id}
              file={file}
              page={manageAddress(siteUrl, token, t.locale)}
            />
          </>
        ) : null}
      </div>
      {booking.serviceId ? (
        <div className="grid gap-2">
          {isAhead ? <BookAgain visit={visit} /> : null}
          <ShareProvider serviceId={booking.serviceId} name={booking.provider.name} />
        </div>
      ) : null}
      <p className="text-sm wrap-anywhere text-muted">
        {t.rich('whose', {
          id: booking.id,
          known: booking.customerName ? 'yes' : 'no',
          customer: booking.customerName,
          hasPhone: booking.customerPhone ? 'yes' : 'no',
          phone: booking.customerPhone?.replaceAll(' ', '\u00a0'),
          name: (chunks) => <bdi>{chunks}</bdi>,
        })}{' '}
        {t('keepPrivate')}
      </p>
    </aside>
  );
}

function BookAgain({ visit: { booking } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const itemIds = booking.items.map(({ id }) => id);
  return (
    <PageLink
      className={optionRowVariants({ size: 'small' })}
      href={bookingPath({ serviceId: booking.serviceId ?? '', itemIds })}
    >
      <Repeat />
      <span className="flex-1">{t('again')}</span>
      <ChevronRight className="rtl:-scale-x-100" />
    </PageLink>
  );
}
