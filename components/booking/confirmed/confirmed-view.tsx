import { BookedItems } from '@/components/booking/booked-items';
import { Divider } from '@/components/booking/divider';
import type { Confirmation } from '@/components/booking/review/state';
import { VisitTime } from '@/components/booking/review/visit-time';
import { WithPerson } from '@/components/booking/review/with-person';
import { StepHeading } from '@/components/booking/step-heading';
import { PageLink } from '@/components/links/page-link';
import { ActionBar } from '@/components/ui/action-bar';
import { buttonVariants } from '@/components/ui/button';
import { pageVariants } from '@/components/ui/page';
import { useTexts } from '@/lib/texts/use-texts';
import { MINUTE_MS } from '@/lib/time/units';
import { bookingPath } from '@/lib/url/booking-url';
import { ConfirmedArt } from './confirmed-art';
import { ConfirmedAside } from './confirmed-aside';
import { ConfirmedHeader } from './confirmed-header';
import { CustomerDetails } from './customer-details';
import { KeepBooking } from './keep-booking';
import { RememberBooking } from './remember-booking';
import { TicketDetail } from './ticket-detail';

export function ConfirmedView({ confirmation }: { confirmation: Confirmation }) {
  const t = useTexts('booking.confirmed');
  const { review, minutes } = confirmation;
  const closeHref = bookingPath({ serviceId: review.serviceId });
  const done = (
    <PageLink className={buttonVariants({ full: true })} href={closeHref} replace>
      {t('done')}
    </PageLink>
  );
  return (
    <>
      <RememberBooking
        isOwn={confirmation.customerName !== ''}
        serviceId={review.serviceId}
        startsAt={review.startsAt}
        endsAt={review.startsAt + minutes * MINUTE_MS}
        manageToken={confirmation.manageToken}
        path={confirmation.path}
      />
      <ConfirmedHeader closeHref={closeHref} />
      <main>
        <div
          className={pageVariants({
            className:
              'grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-12 *:min-w-0 lg:grid-cols-[minmax(0,37rem)_minmax(0,22rem)] lg:justify-center lg:gap-12 lg:pt-10 lg:pb-16 print:block print:py-0',
          })}
        >
          <section
            aria-label={t('ticket')}
            className="self-start overflow-hidden rounded-xl border border-line print:mb-4 print:break-inside-avoid print:border-[#999]"
          >
            <div className="grid justify-items-center gap-3 bg-highlight px-5 pt-4 text-center text-on-highlight sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:justify-items-start sm:px-8 sm:pt-5 sm:text-start print:block print:bg-transparent print:px-5 print:pt-4 print:text-black">
              <StepHeading>{t('heading')}</StepHeading>
              <ConfirmedArt />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-8 print:gap-3 print:px-5 print:py-4">
              <TicketFacts confirmation={confirmation} />
              <Divider />
              <KeepBooking confirmation={confirmation} />
              <div className="max-lg:hidden">{done}</div>
            </div>
          </section>
          <ConfirmedAside confirmation={confirmation} />
        </div>
        <ActionBar screens="narrow">{done}</ActionBar>
      </main>
    </>
  );
}

function TicketFacts({ confirmation }: { confirmation: Confirmation }) {
  const t = useTexts('booking.confirmed');
  const { review, bookingId, customerName, customerPhone, path, minutes, totalMinor } =
    confirmation;
  return (
    <>
      <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-5">
        <TicketDetail term={t('bookingId')}>{bookingId}</TicketDetail>
        <CustomerDetails customerName={customerName} customerPhone={customerPhone} path={path} />
      </dl>
      <Divider />
      <VisitTime startsAt={review.startsAt} minutes={minutes}>
        {review.person ? <WithPerson name={review.person.name} /> : null}
      </VisitTime>
      <Divider />
      <BookedItems items={review.items} totalMinor={totalMinor} />
    </>
  );
}
