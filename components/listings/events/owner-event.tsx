import { DeleteListing } from '@/components/listings/owner/delete-listing';
import { StatusBadge } from '@/components/listings/owner/status-badge';
import { PageLink } from '@/components/shared/links/page-link';
import { EventNotice } from '@/components/shared/site/event-notice';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { ShareButtons } from '@/components/shared/site/share-buttons';
import { isOver } from '@/components/shared/time/event-times';
import { badgeVariants } from '@/components/shared/ui/badge';
import { buttonVariants } from '@/components/shared/ui/button';
import { Card } from '@/components/shared/ui/card';
import { CoverPicture } from '@/components/shared/ui/cover-picture';
import { Fact } from '@/components/shared/ui/fact';
import { headingVariants } from '@/components/shared/ui/heading';
import {
  ArrowUpRight,
  Banknote,
  Clock,
  Copy,
  EyeOff,
  History,
  Link2,
  MapPin,
  Pencil,
  Printer,
  Ticket,
} from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { Event } from '@/lib/shared/contract/events';
import type { Statement } from '@/lib/shared/contract/moderation';
import { eventCategoryTitle } from '@/lib/shared/domain/events/category-title';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { formatTicket } from '@/lib/shared/domain/money';
import { currencyOf } from '@/lib/shared/domain/places/countries';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { isTimeZone, todaysName } from '@/lib/shared/time/time-zones';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { appealPath } from '@/lib/shared/url/appeal-url';
import { copyEventPath, editEventPath, eventPosterPath } from '@/lib/shared/url/portal-paths';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { CancelEvent } from './cancel-event';
import { EventDates, EventWhen } from './event-schedule';

const LAYOUT =
  'grid gap-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-8 lg:pt-8';

interface OwnerEventProps {
  event: Event;
  statement: Statement | null;
  /** Of its public page. */
  url: string;
  /** Whether {host} is our backend, which alone has cancelled events. */
  isOurs: boolean;
  /** Epoch ms. */
  now: number;
}

export function OwnerEvent({ event, statement, url, isOurs, now }: OwnerEventProps) {
  const t = useTexts('events.owner');
  const isOfAccount = statement?.kind === 'account';
  const isComing = isPublic(event.status) && !isOver(event, now);
  const zone = isTimeZone(event.timeZone) ? todaysName(event.timeZone) : null;
  const mayCancel = isOurs && !isOfAccount && (isComing || event.cancellation !== null);
  return (
    <main className={pageVariants({ className: LAYOUT })} id="content">
      <div className="relative -mx-gutter aspect-video overflow-hidden bg-sunken lg:mx-0 lg:rounded-xl">
        <CoverPicture src={event.imageUrl} width={1280} height={720} fetchPriority="high" />
      </div>
      <section className="flex min-w-0 flex-col gap-3" aria-labelledby="event-title">
        <EventHead event={event} isPast={isOver(event, now)} />
        {event.description ? (
          <p
            className="max-w-measure text-lg/7 whitespace-pre-line text-muted wrap-anywhere"
            lang={event.language || undefined}
            dir="auto"
          >
            {event.description}
          </p>
        ) : null}
      </section>
      <aside
        className="flex flex-col gap-5 lg:sticky lg:top-6 lg:col-start-2 lg:row-[1/span_2] lg:self-start"
        aria-label={t('detailsLabel')}
      >
        <EventNotice event={event} zone={zone ?? VENUE_ZONE.id} />
        <ReviewNotice event={event} isOfAccount={isOfAccount} />
        {statement ? (
          <PageLink
            className={textLinkVariants({ className: 'self-start' })}
            href={appealPath(statement.token)}
          >
            {t('statement')}
          </PageLink>
        ) : null}
        {isPublic(event.status) ? (
          <>
            <PageLink
              className={textLinkVariants({ className: 'self-start' })}
              href={publicEventPath(event.id)}
            >
              {t('viewPublic')}
              <ArrowUpRight className="rtl:-scale-x-100" />
            </PageLink>
            <ShareButtons url={url} name={event.title} />
            {isComing && event.cancellation === null ? (
              <a
                className={textLinkVariants({ className: 'self-start' })}
                href={eventPosterPath(event.id, t.locale)}
                download
              >
                <Printer />
                {t('poster')}
              </a>
            ) : null}
          </>
        ) : null}
        <EventFacts event={event} zone={zone} />
        <div className="grid grid-cols-[1fr_1fr] gap-2 max-tiny:grid-cols-[1fr] [&_:is(a,button)]:px-3">
          {isOfAccount ? null : (
            <>
              <PageLink className={buttonVariants({ look: 'soft' })} href={editEventPath(event.id)}>
                <Pencil />
                {t('edit')}
              </PageLink>
              <PageLink className={buttonVariants({ look: 'soft' })} href={copyEventPath(event.id)}>
                <Copy />
                {t('copy')}
              </PageLink>
            </>
          )}
          {mayCancel ? <CancelEvent id={event.id} cancellation={event.cancellation} /> : null}
          <DeleteListing kind="event" id={event.id} />
        </div>
      </aside>
    </main>
  );
}

function EventHead({ event, isPast }: { event: Event; isPast: boolean }) {
  const t = useTexts('events.owner');
  const categories = useTexts('events.categories');
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge status={event.status} />
        {isPast ? (
          <span className={badgeVariants({ look: 'delisted' })}>
            <History />
            {t('past')}
          </span>
        ) : null}
        <span className="flex items-center gap-1.5 text-sm text-muted">
          <Ticket />
          <span dir="auto">
            {event.category ? eventCategoryTitle(event.category, categories) : t('notSpecified')}
          </span>
        </span>
      </div>
      <h1
        className={headingVariants({ face: 'name', className: 'text-3xl wrap-anywhere' })}
        id="event-title"
      >
        <bdi lang={event.language || undefined}>{event.title}</bdi>
      </h1>
    </>
  );
}

function EventFacts({ event, zone }: { event: Event; zone: string | null }) {
  const t = useTexts('events.owner');
  const price = useTexts('ui.price');
  const { startsAt, endsAt, address, bookingLink } = event;
  const currency = event.ticketCurrency || currencyOf(event.countryIso);
  return (
    <Card className="pt-4 pb-2">
      <EventWhen startsAt={startsAt} endsAt={endsAt} zone={zone} />
      <dl className="facts">
        <EventDates startsAt={startsAt} endsAt={endsAt} zone={zone} />
        <Fact Icon={MapPin} name={t('location')}>
          <span dir="auto">{address || t('notSpecified')}</span>
        </Fact>
        <Fact Icon={Banknote} name={t('ticketPrice')}>
          <bdi>{formatTicket(event.isTicketRequired, event.ticketPriceMinor, currency, price)}</bdi>
        </Fact>
        {bookingLink ? (
          <Fact Icon={Link2} name={t('bookingLink')}>
            <OutsideLink href={bookingLink}>
              <bdi translate="no">{bookingLink.replace(/^https?:\/\/|\/$/g, '')}</bdi>
            </OutsideLink>
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}

const LOOKS = {
  pending: { look: 'info', Icon: Clock },
  rejected: { look: 'error', Icon: EyeOff },
  delisted: { look: 'error', Icon: EyeOff },
} as const;

/** What is said while the account is suspended. */
const OF_ACCOUNT = { pending: 'waits', rejected: 'rejected', delisted: 'suspended' } as const;

interface ReviewNoticeProps {
  event: Event;
  /** Whether its account was suspended, and the event with it. */
  isOfAccount: boolean;
}

function ReviewNotice({ event: { status, statusReason }, isOfAccount }: ReviewNoticeProps) {
  const t = useTexts('events.review');
  if (status === null || status === 'approved') return null;
  const { look, Icon } = LOOKS[status];
  return (
    <Note look={look}>
      <Icon />
      <div>
        <p>{t(isOfAccount ? OF_ACCOUNT[status] : status)}</p>
        {statusReason ? (
          <p className="wrap-anywhere">
            {t.rich('reason', {
              reason: statusReason,
              text: (chunks) => <span dir="auto">{chunks}</span>,
            })}
          </p>
        ) : null}
      </div>
    </Note>
  );
}
