import { BookedItems } from '@/components/booking/booked-items';
import { HeaderBar } from '@/components/booking/booking-header';
import { Divider } from '@/components/booking/divider';
import type { Confirmation } from '@/components/booking/review/state';
import { VisitTime } from '@/components/booking/review/visit-time';
import { WithPerson } from '@/components/booking/review/with-person';
import { StepHeading } from '@/components/booking/step-heading';
import { LanguageButton } from '@/components/shared/languages/language-button';
import { PageLink } from '@/components/shared/links/page-link';
import { Logo } from '@/components/shared/site/logo';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { ActionBar } from '@/components/shared/ui/action-bar';
import { buttonVariants } from '@/components/shared/ui/button';
import { iconButtonVariants } from '@/components/shared/ui/icon-button';
import { MessageCircle, X } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { whatsappTextHref } from '@/lib/shared/domain/text/telephone';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { localePath } from '@/lib/shared/url/locale-path';
import { manageAddress } from '@/lib/shared/url/manage-url';
import { paths } from '@/lib/shared/url/paths';
import { ConfirmedAside } from './confirmed-aside';
import { CopyLink } from './copy-link';
import { CustomerDetails, MailNote } from './customer-details';
import { RememberBooking } from './remember-booking';
import { TicketDetail } from './ticket-detail';

interface ConfirmedViewProps {
  confirmation: Confirmation;
  mayChange: boolean;
}

export function ConfirmedView({ confirmation, mayChange }: ConfirmedViewProps) {
  const t = useTexts('booking.confirmed');
  const { review, minutes } = confirmation;
  const closeHref = confirmation.hasListing
    ? bookingPath({ serviceId: review.serviceId })
    : paths.home;
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
        name={review.provider.name}
        person={review.person?.name ?? ''}
        isMailed={confirmation.mail !== null}
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
          <ConfirmedAside confirmation={confirmation} mayChange={mayChange} />
        </div>
        <ActionBar screens="narrow">{done}</ActionBar>
      </main>
    </>
  );
}

function TicketFacts({ confirmation }: { confirmation: Confirmation }) {
  const t = useTexts('booking.confirmed');
  const { review, bookingId, minutes, totalMinor } = confirmation;
  return (
    <>
      <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-5">
        <TicketDetail term={t('bookingId')}>{bookingId}</TicketDetail>
        <CustomerDetails {...confirmation} />
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

/** The customer's link; the confirmation's on hosts without one. */
export function KeepBooking({ confirmation }: { confirmation: Confirmation }) {
  const t = useTexts('booking.confirmed');
  const { review, manageToken, siteUrl, path, mail } = confirmation;
  const link =
    manageAddress(siteUrl, manageToken, t.locale) || siteUrl + localePath(t.locale, path);
  const { name } = review.provider;
  const message = t('linkMessage', {
    provider: name ? 'some' : 'none',
    name,
    day: formatDay(review.startsAt, VENUE_ZONE.id, t.locale),
    time: formatClock(review.startsAt, VENUE_ZONE.id, t.locale),
    link,
  });
  return (
    <section className="grid gap-3" aria-label={t('keepLabel')}>
      <p className="text-sm">
        <MailNote mail={mail} path={path} />
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1 print:hidden">
        <CopyLink link={link} />
        <OutsideLink
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          href={whatsappTextHref(message)}
        >
          <MessageCircle />
          {t('toWhatsapp')}
        </OutsideLink>
      </div>
      {manageToken ? (
        <p className="text-sm text-muted print:hidden">{t('sendToYourself')}</p>
      ) : null}
      <p className="hidden text-sm wrap-anywhere print:block">{t('link', { link })}</p>
    </section>
  );
}

function ConfirmedHeader({ closeHref }: { closeHref: string }) {
  const t = useTexts('booking.confirmed');
  return (
    <HeaderBar>
      <Logo />
      <div className="flex items-center gap-1">
        <LanguageButton />
        <PageLink className={iconButtonVariants()} href={closeHref} aria-label={t('close')} replace>
          <X />
        </PageLink>
      </div>
    </HeaderBar>
  );
}

function ConfirmedArt() {
  return (
    <svg className="mb-2 h-auto w-50 sm:w-58 print:hidden" viewBox="0 0 320 150" aria-hidden="true">
      <path d="M64 134V78a50 50 0 0 1 100 0v56Z" fill="#0F4A40" />
      <path d="M92 134V84a22 22 0 0 1 44 0v50Z" fill="#FFD37A" />
      <g className="animate-slide">
        <rect x="190" y="126" width="40" height="8" rx="3" fill="#B2304D" />
        <path d="M162 74c8-30 88-30 96 0Z" fill="#FFF8E8" />
        <path d="M150 74h120a60 58 0 0 1-120 0Z" fill="#E8506A" />
        <path
          d="M200 46c-8-9 8-13.5 0-30M213 46c-8-9 8-13.5 0-30"
          stroke="#10231F"
          strokeWidth="3.5"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <rect x="30" y="134" width="260" height="6" rx="3" fill="#10231F" />
    </svg>
  );
}
