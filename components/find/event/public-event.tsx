import { EventCards } from '@/components/find/event-card';
import { Trail } from '@/components/find/trail';
import { WrittenIn } from '@/components/shared/languages/written-in';
import { PageLink } from '@/components/shared/links/page-link';
import { ReportLink } from '@/components/shared/report/report-link';
import { ReportOpener } from '@/components/shared/report/report-opener';
import { EventNotice } from '@/components/shared/site/event-notice';
import { startOf } from '@/components/shared/time/event-times';
import { ActionBar } from '@/components/shared/ui/action-bar';
import { badgeVariants } from '@/components/shared/ui/badge';
import { CoverPicture } from '@/components/shared/ui/cover-picture';
import { headingVariants } from '@/components/shared/ui/heading';
import { History, Ticket } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { isEventCategory } from '@/lib/shared/domain/events/categories';
import { eventCategoryTitle } from '@/lib/shared/domain/events/category-title';
import { isCommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { whatsOnPath } from '@/lib/shared/url/whats-on-url';
import { BookTicket, EventFacts } from './event-facts';
import { OrganizerSection, type ShownOrganizer } from './organizer-section';
import { type ShownEvent, ticketWords } from './shown-event';

interface PublicEventProps {
  event: ShownEvent;
  isOver: boolean;
  url: string;
  /** Null if unknown. */
  organizer: ShownOrganizer | null;
  others: readonly UpcomingEvent[];
  hasList: boolean;
  mayReport: boolean;
}

const LAYOUT =
  'grid gap-6 pb-8 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12';

export function PublicEvent(props: PublicEventProps) {
  const { event, isOver, url, organizer, others, hasList, mayReport } = props;
  const t = useTexts('publicEvents.event');
  const price = useTexts('ui.price');
  const span = useTexts('events.span');
  const isOff = isOver || event.cancellation !== null;
  return (
    <main className={event.bookingLink && !isOff ? 'max-lg:pb-20' : ''}>
      {hasList ? <EventTrail category={event.category} /> : null}
      <div className={pageVariants({ className: LAYOUT })}>
        <div className="relative -mx-gutter aspect-video overflow-hidden bg-sunken lg:mx-0 lg:rounded-xl">
          <CoverPicture src={event.imageUrl} width={1280} height={720} fetchPriority="high" />
        </div>
        <EventTitle event={event} isOver={isOver} hasList={hasList} />
        <aside
          className="lg:sticky lg:top-6 lg:col-start-2 lg:row-[1/span_3] lg:self-start"
          aria-label={t('details')}
        >
          <EventFacts event={event} isOff={isOff} url={url} />
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          {event.description ? <WrittenIn language={event.language} /> : null}
          {event.description ? (
            <p
              className="max-w-measure text-lg/7 whitespace-pre-line text-muted wrap-anywhere"
              lang={event.language || undefined}
              dir="auto"
            >
              {event.description}
            </p>
          ) : null}
          {organizer ? <OrganizerSection organizer={organizer} /> : null}
          {mayReport ? <ReportLink kind="event" id={event.id} /> : null}
        </div>
      </div>
      <OtherEvents others={others} />
      {mayReport ? <ReportOpener kind="event" id={event.id} name={event.title} /> : null}
      {event.bookingLink && !isOff ? (
        <ActionBar screens="narrow" place="fixed" className="justify-between gap-4">
          <p className="min-w-0 text-sm">
            <b className="block">
              <bdi>{ticketWords(event, price)}</bdi>
            </b>
            {event.startsAt === null ? null : (
              <bdi className="text-muted">{startOf(event.startsAt, event.zone, span)}</bdi>
            )}
          </p>
          <BookTicket href={event.bookingLink} />
        </ActionBar>
      ) : null}
    </main>
  );
}

function EventTrail({ category }: { category: string }) {
  const list = useTexts('publicEvents.when')('title');
  const categories = useTexts('events.categories');
  const steps = [{ words: list, href: whatsOnPath() }];
  if (isEventCategory(category)) {
    const words = eventCategoryTitle(category, categories);
    steps.push({ words, href: whatsOnPath({ category }) });
  }
  return (
    <div className={pageVariants({ className: 'py-1 max-lg:hidden' })}>
      <Trail steps={steps} />
    </div>
  );
}

function OtherEvents({ others }: { others: readonly UpcomingEvent[] }) {
  const t = useTexts('publicEvents.event');
  if (others.length === 0) return null;
  return (
    <section className={pageVariants({ className: 'pt-6 pb-16' })} aria-labelledby="others-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 className={headingVariants({ size: 'medium' })} id="others-title">
          {t('others')}
        </h2>
        <PageLink
          className={textLinkVariants({ className: 'text-sm' })}
          href={whatsOnPath({ when: { kind: 'all' } })}
        >
          {t('all')}
        </PageLink>
      </div>
      <EventCards events={others} />
    </section>
  );
}

interface EventTitleProps {
  event: ShownEvent;
  isOver: boolean;
  hasList: boolean;
}

function EventTitle({ event, isOver, hasList }: EventTitleProps) {
  const t = useTexts('publicEvents.event');
  const categories = useTexts('events.categories');
  const communities = useTexts('forms.communityNames');
  const { title, category, communityId, language } = event;
  const badge = (
    <>
      <Ticket />
      <span dir="auto">{eventCategoryTitle(category, categories)}</span>
    </>
  );
  // Hosts may have categories of any length.
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
      <EventNotice event={event} zone={event.zone} />
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
        className={headingVariants({ face: 'name', className: 'text-3xl wrap-anywhere' })}
        id="event-title"
      >
        <bdi lang={language || undefined}>{title}</bdi>
      </h1>
    </section>
  );
}
