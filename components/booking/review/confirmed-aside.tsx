import { CalendarPlus, MapPin, MessageCircle, Navigation, Phone } from 'lucide-react';
import type { Confirmation } from '@/components/booking/review/state';
import { OutsideLink } from '@/components/site/outside-link';
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
    <aside className="stack [--gap:1.5rem]">
      <Venue provider={review.provider} reach={reach} />
      <a
        className="btn secondary block"
        href={appointmentFilePath(reviewStateOf(review), bookingId)}
        download
      >
        <CalendarPlus className="i" />
        Add to calendar
      </a>
      <hr className="hr noprint" />
      <section className="stack [--gap:.25rem]">
        <h2 className="text-base font-semibold">Something came up?</h2>
        <p className="sm muted">{CANCELLATION_POLICY}</p>
        <div className="row noprint justify-end">
          <PrintButton />
        </div>
      </section>
    </aside>
  );
}

function Venue({ provider, reach }: { provider: Review['provider']; reach: Reach }) {
  const { name, address, imageUrl } = provider;
  return (
    <section className="stack" aria-label="Where">
      {name ? (
        <div className="row flex-nowrap [--gap:1rem]">
          <ProviderLogo src={imageUrl} name={name} className="h-[4.375rem] w-14" />
          <div className="grow">
            <p className="name leading-[1.3]" dir="auto">
              {name}
            </p>
            <bdi className="sm muted">{reach.phoneNumber}</bdi>
          </div>
        </div>
      ) : (
        <p className="sm muted">
          The provider’s details cannot be shown just now. Your booking stands: please load this
          page again in a moment.
        </p>
      )}
      {address ? (
        <OutsideLink className="opt-row venue" href={mapsHref(address)}>
          <MapPin className="i" />
          <span className="grow min-w-0">
            <b className="font-semibold" dir="auto">
              {address}
            </b>
            <br />
            <span className="sm muted noprint">Open in maps</span>
          </span>
          <Navigation className="i noprint" />
        </OutsideLink>
      ) : null}
      {reach.call || reach.message ? (
        <div className="reach">
          {reach.call ? (
            <a className="btn secondary" href={reach.call}>
              <Phone className="i" />
              Call
            </a>
          ) : null}
          {reach.message ? (
            <OutsideLink className="btn secondary" href={reach.message}>
              <MessageCircle className="i" />
              WhatsApp
            </OutsideLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
