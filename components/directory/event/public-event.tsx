import { useTexts } from '#texts';
import { ReportLink } from '@/components/report/report-link';
import { ReportOpener } from '@/components/report/report-opener';
import { ActionBar } from '@/components/ui/action-bar';
import { CoverPicture } from '@/components/ui/cover-picture';
import { pageVariants } from '@/components/ui/page';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { startOf } from '../event-words';
import { BookTicket, EventFacts } from './event-facts';
import { EventTitle } from './event-title';
import { EventTrail } from './event-trail';
import { OrganizerSection, type ShownOrganizer } from './organizer-section';
import { OtherEvents } from './other-events';
import { type ShownEvent, ticketWords } from './shown-event';

interface PublicEventProps {
  event: ShownEvent;
  isOver: boolean;
  /** Its address, to be shared. */
  url: string;
  /** Null where nothing is known of them. */
  organizer: ShownOrganizer | null;
  others: readonly UpcomingEvent[];
  /** Whether there is a list of events to lead to. */
  hasList: boolean;
  /** Whether {host} takes reports. */
  mayReport: boolean;
}

const LAYOUT =
  'grid gap-6 pb-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12';

/** An event as everybody may see it. */
export function PublicEvent(props: PublicEventProps) {
  const { event, isOver, url, organizer, others, hasList, mayReport } = props;
  const t = useTexts('publicEvents.event');
  const price = useTexts('ui.price');
  const span = useTexts('events.span');
  return (
    <main className={event.bookingLink && !isOver ? 'max-lg:pb-20' : ''}>
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
          <EventFacts event={event} isOver={isOver} url={url} />
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          {event.description ? (
            <p
              className="max-w-[60ch] text-lg/7 whitespace-pre-line text-muted wrap-anywhere"
              dir="auto"
            >
              {event.description}
            </p>
          ) : null}
          {organizer ? <OrganizerSection organizer={organizer} /> : null}
          {mayReport ? <ReportLink kind="event" /> : null}
        </div>
      </div>
      <OtherEvents others={others} />
      {mayReport ? <ReportOpener kind="event" id={event.id} name={event.title} /> : null}
      {event.bookingLink && !isOver ? (
        <ActionBar screens="narrow" place="fixed" className="justify-between gap-4">
          <p className="min-w-0 text-sm">
            <b className="block">{ticketWords(event, price)}</b>
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
