import { eventCategoryTitle } from '@/components/events/category-title';
import { coveringLinkVariants } from '@/components/links/covering-look';
import { PageLink } from '@/components/links/page-link';
import { badgeVariants } from '@/components/ui/badge';
import { CoverPicture } from '@/components/ui/cover-picture';
import { MapPin } from '@/components/ui/icons';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { formatTicketBriefly } from '@/lib/domain/money';
import { isCommunityId } from '@/lib/domain/places/communities';
import { useTexts } from '@/lib/texts/use-texts';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { clockOf, timesOf } from '../event-words';

interface EventRowProps {
  event: UpcomingEvent;
  /** Whether it is among the first that are seen, so that its picture is not waited for. */
  isFirst: boolean;
}

export function EventRow({ event, isFirst }: EventRowProps) {
  const span = useTexts('events.span');
  const t = useTexts('publicEvents.card');
  const categories = useTexts('events.categories');
  const communities = useTexts('forms.communityNames');
  const { id, title, address, category, communityId, imageUrl } = event;
  const kinds = [
    eventCategoryTitle(category, categories),
    isCommunityId(communityId) ? communities(`community${communityId}`) : '',
  ];
  return (
    <article className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3.5 py-3.5 max-slim:grid-cols-1 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-5 sm:py-5">
      <div className="relative min-h-30 overflow-hidden rounded-md bg-sunken">
        <CoverPicture
          src={imageUrl}
          width={384}
          height={240}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </div>
      <div className="grid min-w-0 content-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="flex min-w-0 flex-col gap-0.5 text-sm">
          <p>
            <bdi className="font-semibold">{timesOf(event, span)}</bdi>{' '}
            <span className="text-muted">{clockOf(event, t)}</span>
          </p>
          <h3 className="text-lg/6 font-semibold text-balance wrap-anywhere">
            <PageLink
              className={coveringLinkVariants({ around: 'row' })}
              href={publicEventPath(id)}
            >
              <bdi>{title}</bdi>
            </PageLink>
          </h3>
          {address ? (
            <p className="flex items-start gap-1.5 text-muted">
              <MapPin className="mt-0.5 size-4" />
              <span className="line-clamp-2 wrap-anywhere">
                <bdi>{address}</bdi>
              </span>
            </p>
          ) : null}
          <p className="text-muted">
            <bdi>{kinds.filter(Boolean).join(' · ')}</bdi>
          </p>
        </div>
        <TicketPrice event={event} />
      </div>
    </article>
  );
}

function TicketPrice({ event: { ticketMinor, currency } }: { event: UpcomingEvent }) {
  const price = useTexts('ui.price');
  const words = formatTicketBriefly(ticketMinor, currency, price);
  return ticketMinor === 0 ? (
    <p
      className={badgeVariants({ look: 'approved', className: 'mt-1.5 px-2.5 justify-self-start' })}
    >
      {words}
    </p>
  ) : (
    <p className="mt-1.5 text-sm font-semibold sm:text-base">
      <bdi>{words}</bdi>
    </p>
  );
}
