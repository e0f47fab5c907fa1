import { missingScreen } from '@/app/missing-screen';
import { eventList } from '@/components/directory/whats-on/structured-data';
import { WhatsOnProblem } from '@/components/directory/whats-on/whats-on-problem';
import { WhatsOnView } from '@/components/directory/whats-on/whats-on-view';
import { JsonLd } from '@/components/site/json-ld';
import type { EventChoice } from '@/lib/domain/directory/event-choice';
import { toWhatsOn } from '@/lib/domain/directory/whats-on';
import { env } from '@/lib/env';
import { setPageStatus } from '@/lib/http/page-status';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import type { Upcoming } from './load-upcoming';

interface WhatsOnScreenProps {
  choice: EventChoice;
  upcoming: Upcoming;
}

/** The list of public events, for one visitor's choice or as the copy for all. */
export function whatsOnScreen({ choice, upcoming }: WhatsOnScreenProps) {
  if (upcoming === 'notOffered') return missingScreen();
  if (upcoming === 'failed') {
    setPageStatus(502);
    return <WhatsOnProblem choice={choice} />;
  }
  const now = Date.now();
  const today = localDay(now, VENUE_ZONE.id);
  const shown = toWhatsOn(
    upcoming.filter(({ startsAt, endsAt }) => Math.max(startsAt, endsAt) > now),
    choice,
    { now, today },
  );
  return (
    <>
      <JsonLd data={eventList(shown, env().SITE_URL)} />
      <WhatsOnView choice={choice} shown={shown} today={today} />
    </>
  );
}
