import { BookedItems } from '@/components/booking/booked-items';
import { CalendarLinks } from '@/components/booking/confirmed/calendar-links';
import { Venue } from '@/components/booking/confirmed/venue';
import { Divider } from '@/components/booking/divider';
import { VisitTime } from '@/components/booking/review/visit-time';
import { WithPerson } from '@/components/booking/review/with-person';
import { PageLink } from '@/components/shared/links/page-link';
import { Remark } from '@/components/shared/site/remark';
import { buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { ChevronRight, Repeat } from '@/components/shared/ui/icons';
import { Names } from '@/components/shared/ui/names';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { type ManageNotice, manageAddress, visitFilePath } from '@/lib/shared/url/manage-url';
import { reviewPath } from '@/lib/shared/url/review-url';
import { ManageHeader } from './manage-header';
import { ReadAnew } from './read-anew';
import { ShareProvider } from './share-provider';
import { type ChangeAction, itemsToBookAgain, type ManagedVisit, reviewOf } from './visit';
import { VisitActions } from './visit-actions';
import { MovedFrom, VisitTitle } from './visit-title';

interface ManageViewProps {
  visit: ManagedVisit;
  notice: ManageNotice | null;
  cancel: ChangeAction;
}

export function ManageView({ visit, notice, cancel }: ManageViewProps) {
  const t = useTexts('booking.manage');
  const { booking, minutes, stage, now } = visit;
  return (
    <>
      <ReadAnew token={visit.token} readAt={now} />
      <ManageHeader />
      <main
        className={pageVariants({
          className:
            'grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-12 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-12 lg:pt-10 lg:pb-20',
        })}
      >
        <div className="flex flex-col gap-6">
          {/* Once the visit is cancelled or past, a failed change does not matter any more. */}
          {notice && stage !== 'cancelled' && stage !== 'past' ? (
            <FailureNote>{t(notice)}</FailureNote>
          ) : null}
          <VisitTitle visit={visit} />
          <VisitTime
            startsAt={booking.startsAt}
            minutes={minutes}
            now={stage !== 'cancelled' && booking.startsAt > now ? now : undefined}
            isOff={stage === 'cancelled'}
          >
            {stage === 'cancelled' ? (
              <p className="text-sm wrap-anywhere text-muted">
                <Names names={booking.items.map(({ name }) => name)} />
              </p>
            ) : null}
            {booking.person ? <WithPerson name={booking.person.name} /> : null}
            <MovedFrom visit={visit} />
          </VisitTime>
          <ReviewCall visit={visit} />
          <VisitActions visit={visit} cancel={cancel} />
          {stage === 'cancelled' ? null : (
            <>
              <Divider />
              <Booked visit={visit} />
            </>
          )}
          {booking.customerRemark ? (
            <Remark label={t('remark')} text={booking.customerRemark} />
          ) : null}
        </div>
        <ManageAside visit={visit} />
      </main>
    </>
  );
}

/** Customers without an e-mail address are asked for a review only here. */
function ReviewCall({ visit: { booking } }: { visit: ManagedVisit }) {
  const t = useTexts('reviews.manage');
  const { review } = booking;
  if (!review) return null;
  const { token, isWritten, isMissed } = review;
  return (
    <section
      className="grid justify-items-start gap-3 rounded-lg bg-wash p-5"
      aria-labelledby="how"
    >
      <h2 className={headingVariants({ size: 'small' })} id="how">
        {isWritten ? t('written') : t('title')}
      </h2>
      {isWritten ? null : <p>{t('lead')}</p>}
      {isMissed ? <p className="text-sm">{t('missed')}</p> : null}
      <PageLink className={buttonVariants()} href={reviewPath(token)}>
        {isWritten ? t('see') : t('write')}
      </PageLink>
    </section>
  );
}

function Booked({ visit: { booking } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  return (
    <section className="flex flex-col gap-4" aria-labelledby="booked">
      <h2 className={headingVariants({ size: 'small' })} id="booked">
        {t('booked')}
      </h2>
      <BookedItems items={booking.items} totalMinor={booking.totalMinor} />
    </section>
  );
}

/** The booking's buttons offer both already. */
const NO_WAYS = { call: '', message: '' };

function ManageAside({ visit }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const { booking, stage, reach, token, siteUrl } = visit;
  const review = reviewOf(booking);
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
          name: (chunks) => <bdi translate="no">{chunks}</bdi>,
        })}{' '}
        {t('keepPrivate')}
      </p>
    </aside>
  );
}

function BookAgain({ visit: { booking } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const itemIds = itemsToBookAgain(booking).map(({ id }) => id);
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
