import { useTexts } from '#texts';
import { eventCategoryTitle } from '@/components/events/category-title';
import { PageLink } from '@/components/links/page-link';
import { badgeVariants } from '@/components/ui/badge';
import { headingVariants } from '@/components/ui/heading';
import { History, Ticket } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { textLinkVariants } from '@/components/ui/text-link';
import { isEventCategory } from '@/lib/domain/events/categories';
import { isCommunityId } from '@/lib/domain/places/communities';
import { whatsOnPath } from '@/lib/url/whats-on-url';
import type { ShownEvent } from './shown-event';

interface EventTitleProps {
  event: ShownEvent;
  isOver: boolean;
  /** Whether there is a list of events to lead to. */
  hasList: boolean;
}

/** What an event is called, and what kind of event it is. */
export function EventTitle({ event, isOver, hasList }: EventTitleProps) {
  const t = useTexts('publicEvents.event');
  const categories = useTexts('events.categories');
  const communities = useTexts('forms.communityNames');
  const { title, category, communityId } = event;
  const badge = (
    <>
      <Ticket />
      <span dir="auto">{eventCategoryTitle(category, categories)}</span>
    </>
  );
  // Hosts may have categories of their own, of any length.
  const look = badgeVariants({
    look: 'approved',
    className: 'no-underline whitespace-normal! wrap-anywhere',
  });
  const community = isCommunityId(communityId) ? communities(`community${communityId}`) : null;
  return (
    <section className="flex min-w-0 flex-col gap-3" aria-labelledby="event-title">
      {isOver ? (
        <Note look="info">
          <History />
          <p>{t('over')}</p>
        </Note>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        {hasList && isEventCategory(category) ? (
          <PageLink
            className="inline-flex min-h-target items-center no-underline"
            href={whatsOnPath({ category })}
          >
            <span className={look}>{badge}</span>
          </PageLink>
        ) : category ? (
          <span className={look}>{badge}</span>
        ) : null}
        {hasList && isCommunityId(communityId) ? (
          <PageLink
            className={textLinkVariants({ className: 'text-sm' })}
            href={whatsOnPath({ communityId })}
          >
            {community}
          </PageLink>
        ) : (
          community
        )}
      </div>
      <h1
        className={headingVariants({ face: 'name', className: 'text-3xl/[1.12] wrap-anywhere' })}
        id="event-title"
      >
        <bdi>{title}</bdi>
      </h1>
    </section>
  );
}
