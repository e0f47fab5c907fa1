import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { EventGone, EventProblem } from '@/components/find/event/event-problem';
import { PublicEvent } from '@/components/find/event/public-event';
import { toShownEvent } from '@/components/find/event/shown-event';
import { eventData } from '@/components/find/event/structured-data';
import { JsonLd } from '@/components/shared/site/json-ld';
import { isOver } from '@/components/shared/time/event-times';
import { env } from '@/lib/server/env';
import { zoneOf } from '@/lib/server/host/directory/events';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { doNotShare, setPageStatus } from '@/lib/server/http/page-status';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { localePath } from '@/lib/shared/url/locale-path';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { eventMetadata } from './event-metadata';
import { loadEvent, loadInstead, loadRelated } from './load-event';

export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ id: string }>;
}

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params;
  return eventMetadata(id, await loadEvent(id));
}

async function EventPage({ params }: PageProps) {
  const { id } = await params;
  const loaded = await loadEvent(id);
  if ('problem' in loaded) {
    if (loaded.problem === 'notFound') {
      setPageStatus(404);
      const others = await loadInstead(loaded.was, Date.now());
      return <EventGone hasDirectory={isDirectoryOffered()} others={others} />;
    }
    setPageStatus(502);
    return <EventProblem id={id} />;
  }
  const now = Date.now();
  const { organizer, others, hasList, isComplete } = await loadRelated(loaded.event, now);
  if (!isComplete) doNotShare();
  const event = toShownEvent(loaded.event, zoneOf(loaded.event.timeZone));
  const { SITE_URL } = env();
  const { service = null } = organizer ?? {};
  const locale = await getLocale();
  const url = SITE_URL + localePath(locale, publicEventPath(id));
  return (
    <>
      <JsonLd data={eventData(event, { siteUrl: SITE_URL, locale, organizer: service })} />
      <PublicEvent
        event={event}
        others={others}
        hasList={hasList}
        url={url}
        isOver={isOver(event, now)}
        mayReport={isOurs()}
        organizer={service}
      />
    </>
  );
}

export default withTexts('(site)/whats-on/[id]/page', EventPage);
