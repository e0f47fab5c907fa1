import { CalendarPlus, MapPin, MessageCircle, Navigation, Phone } from 'lucide-react';
import type { Confirmation } from '@/components/booking/review/state';
import { OutsideLink } from '@/components/site/outside-link';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { optionRowVariants } from '@/components/ui/option-row';
import { ProviderLogo } from '@/components/ui/provider-logo';
import { appointmentFilePath } from '@/lib/url/booking-url';
import { mapsHref } from '@/lib/url/maps';
import { reviewStateOf } from './paths';
import { PrintButton } from './print-button';
import { CANCELLATION_POLICY, type Reach, type Review } from './state';

/** Beside the ticket: where it is, how to reach the provider, the calendar file, the policy. */
export function ConfirmedAside({ confirmation }: { confirmation: Confirmation }) {
  const { review, reach, bookingId } = confirmation;
  return (
    <aside className="flex flex-col gap-6">
      <Venue provider={review.provider} reach={reach} />
      <a
        className={buttonVariants({ look: 'secondary', full: true })}
        href={appointmentFilePath(reviewStateOf(review), bookingId)}
        download
      >
        <CalendarPlus />
        Add to calendar
      </a>
      <hr className="hr print:hidden" />
      <section className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">Something came up?</h2>
        <p className="text-sm text-muted">{CANCELLATION_POLICY}</p>
        <div className="flex flex-wrap items-center gap-3 print:hidden justify-end">
          <PrintButton />
        </div>
      </section>
    </aside>
  );
}

function Venue({ provider, reach }: { provider: Review['provider']; reach: Reach }) {
  const { name, address, imageUrl } = provider;
  return (
    <section className="flex flex-col gap-4" aria-label="Where">
      {name ? (
        <div className="flex items-center gap-4">
          <ProviderLogo src={imageUrl} name={name} className="h-[4.375rem] w-14" />
          <div className="min-w-0 flex-1">
            <p className={headingVariants({ face: 'name', className: 'leading-[1.3]' })} dir="auto">
              {name}
            </p>
            <bdi className="text-sm text-muted">{reach.phoneNumber}</bdi>
          </div>
        </div>
      ) : (
        <p className="text-sm text-muted">
          The provider’s details cannot be shown just now. Your booking stands: please load this
          page again in a moment.
        </p>
      )}
      {address ? (
        <OutsideLink
          className={optionRowVariants({
            className: 'venue py-2! print:min-h-0 print:flex-wrap print:border-0 print:p-0!',
          })}
          href={mapsHref(address)}
        >
          <MapPin />
          <span className="min-w-0 flex-1">
            <b className="font-semibold" dir="auto">
              {address}
            </b>
            <br />
            <span className="text-sm text-muted print:hidden">Open in maps</span>
          </span>
          <Navigation className="print:hidden" />
        </OutsideLink>
      ) : null}
      {reach.call || reach.message ? (
        <div className="reach">
          {reach.call ? (
            <a className={buttonVariants({ look: 'secondary' })} href={reach.call}>
              <Phone />
              Call
            </a>
          ) : null}
          {reach.message ? (
            <OutsideLink className={buttonVariants({ look: 'secondary' })} href={reach.message}>
              <MessageCircle />
              WhatsApp
            </OutsideLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
