import { Banknote, History, Link2, MapPin, Pencil, Ticket } from 'lucide-react';
import { DeleteListing } from '@/components/owner/delete-listing';
import { Fact } from '@/components/owner/fact';
import { StatusBadge } from '@/components/owner/status-badge';
import { OutsideLink } from '@/components/site/outside-link';
import { badgeVariants } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { NoPicture } from '@/components/ui/no-picture';
import type { Event } from '@/lib/contract/shapes/events';
import { formatTicket } from '@/lib/domain/money';
import { currencyOf } from '@/lib/domain/places/countries';
import { isTimeZone, todaysName } from '@/lib/time/time-zones';
import { editEventPath } from '@/lib/url/portal-paths';
import { EventDates, EventWhen } from './event-schedule';
import { isOver } from './event-times';
import { ReviewNotice } from './review-notice';

/** An event as its owner sees it (EVD-003 to EVD-013). `now` is epoch ms. */
export function OwnerEvent({ event, now }: { event: Event; now: number }) {
  const { id, description, address, bookingLink, startsAt, endsAt } = event;
  const currency = event.ticketCurrency || currencyOf(event.countryIso);
  const zone = isTimeZone(event.timeZone) ? todaysName(event.timeZone) : null;
  return (
    <main className="page ev" id="content">
      <EventPicture url={event.imageUrl} />
      <section className="flex flex-col gap-3 min-w-0" aria-labelledby="event-title">
        <EventHead event={event} isPast={isOver(event, now)} />
        {description ? (
          <p
            className="text-muted max-w-[60ch] text-lg/7 whitespace-pre-line [overflow-wrap:anywhere]"
            dir="auto"
          >
            {description}
          </p>
        ) : null}
      </section>
      <aside className="ev-side flex flex-col gap-5" aria-label="Event details">
        <ReviewNotice event={event} />
        <Card className="pt-4 pb-2">
          <EventWhen startsAt={startsAt} endsAt={endsAt} zone={zone} />
          <dl className="facts">
            <EventDates startsAt={startsAt} endsAt={endsAt} zone={zone} />
            <Fact Icon={MapPin} name="Location">
              <span dir="auto">{address || 'Not specified'}</span>
            </Fact>
            <Fact Icon={Banknote} name="Ticket price">
              {formatTicket(event.isTicketRequired, event.ticketPriceMinor, currency)}
            </Fact>
            {bookingLink ? (
              <Fact Icon={Link2} name="Booking link">
                <OutsideLink href={bookingLink}>
                  <bdi>{bookingLink.replace(/^https?:\/\/|\/$/g, '')}</bdi>
                </OutsideLink>
              </Fact>
            ) : null}
          </dl>
        </Card>
        <div className="ev-act">
          <a className={buttonVariants({ look: 'soft' })} href={editEventPath(id)}>
            <Pencil />
            Edit Event
          </a>
          <DeleteListing kind="event" id={id} />
        </div>
      </aside>
    </main>
  );
}

function EventHead({ event, isPast }: { event: Event; isPast: boolean }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge status={event.status} />
        {isPast ? (
          <span className={badgeVariants({ look: 'delisted' })}>
            <History />
            Past event
          </span>
        ) : null}
        <span className="text-sm text-muted flex items-center gap-1.5">
          <Ticket />
          <span dir="auto">{event.category || 'Not specified'}</span>
        </span>
      </div>
      <h1 className="name ev-title" id="event-title">
        <bdi>{event.title}</bdi>
      </h1>
    </>
  );
}

function EventPicture({ url }: { url: string }) {
  return (
    <div className="ev-img">
      {url ? (
        <img
          className="pic absolute inset-0 object-cover object-[50%_33%]"
          src={url}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          decoding="async"
        />
      ) : null}
      <NoPicture />
    </div>
  );
}
