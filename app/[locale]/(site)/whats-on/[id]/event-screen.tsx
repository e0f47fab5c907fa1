import { EventGone, EventProblem } from '@/components/directory/event/event-problem';
import { PublicEvent } from '@/components/directory/event/public-event';
import { toShownEvent } from '@/components/directory/event/shown-event';
import { eventData } from '@/components/directory/event/structured-data';
import { isOver } from '@/components/events/event-times';
import { JsonLd } from '@/components/site/json-ld';
import { env } from '@/lib/env';
import { zoneOf } from '@/lib/host/directory/events';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { canReport } from '@/lib/host/reports';
import type { SetStatus } from '@/lib/http/page-status';
import { requestLocale } from '@/lib/texts/request-locale';
import { localePath } from '@/lib/url/locale-path';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { loadBeside, loadEvent } from './load-event';

/** The public page of an event, as the copy for all. */
export async function eventScreen({ id, setStatus }: { id: string; setStatus: SetStatus }) {
  const loaded = await loadEvent(id);
  if ('problem' in loaded) {
    if (loaded.problem === 'notFound') {
      setStatus(404);
      return <EventGone hasDirectory={isDirectoryOffered()} />;
    }
    setStatus(502);
    return <EventProblem id={id} />;
  }
  const now = Date.now();
  const { organizer, others, hasList, isComplete } = await loadBeside(loaded.event, now);
  if (!isComplete) setStatus(200);
  const event = toShownEvent(loaded.event, zoneOf(loaded.event.timeZone));
  const { SITE_URL } = env();
  const { service = null } = organizer ?? {};
  const url = SITE_URL + localePath(await requestLocale(), publicEventPath(id));
  return (
    <>
      <JsonLd data={eventData(event, { siteUrl: SITE_URL, organizer: service })} />
      <PublicEvent
        event={event}
        others={others}
        hasList={hasList}
        url={url}
        isOver={isOver(event, now)}
        mayReport={canReport()}
        organizer={organizer && service && { ...organizer, service }}
      />
    </>
  );
}
