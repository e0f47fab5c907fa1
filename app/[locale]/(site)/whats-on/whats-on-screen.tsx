import { missingScreen } from '@/app/missing-screen';
import { EventCards } from '@/components/find/event-card';
import { UnreadPage } from '@/components/find/unread-page';
import { WhatsOnView } from '@/components/find/whats-on/whats-on-view';
import { AskCommunity, CommunityFirst } from '@/components/shared/own-community/community-first';
import { ListData } from '@/components/shared/site/list-data';
import { env } from '@/lib/server/env';
import { setPageStatus } from '@/lib/server/http/page-status';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import { type EventChoice, NO_EVENT_CHOICE } from '@/lib/shared/domain/directory/event-choice';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { toWhatsOn } from '@/lib/shared/domain/directory/whats-on';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { publicEventPath, whatsOnPath } from '@/lib/shared/url/whats-on-url';
import type { Upcoming } from './load-upcoming';

const OWN_FIRST = 3;

interface WhatsOnScreenProps {
  choice: EventChoice;
  upcoming: Upcoming;
  own?: CommunityId | null;
}

export async function whatsOnScreen({ choice, upcoming, own = null }: WhatsOnScreenProps) {
  if (upcoming === 'notOffered') return missingScreen();
  if (upcoming === 'failed') {
    setPageStatus(502);
    return <WhatsOnProblem choice={choice} />;
  }
  const now = Date.now();
  const today = localDay(now, VENUE_ZONE.id);
  const ahead = upcoming.filter(({ startsAt, endsAt }) => Math.max(startsAt, endsAt) > now);
  const shown = toWhatsOn(ahead, choice, { now, today });
  if (choice.page > shown.pages) {
    await redirectToPage(whatsOnPath({ ...choice, page: shown.pages }));
  }
  const events = shown.days.flatMap((day) => day.events);
  return (
    <>
      <ListData
        pages={events.map(({ id, title }) => ({ path: publicEventPath(id), name: title }))}
        siteUrl={env().SITE_URL}
      />
      <WhatsOnView choice={choice} shown={shown} today={today}>
        {isUnchosen(choice) ? <OwnEvents own={own} ahead={ahead} /> : null}
      </WhatsOnView>
    </>
  );
}

const isUnchosen = (choice: EventChoice) => whatsOnPath(choice) === whatsOnPath(NO_EVENT_CHOICE);

interface OwnEventsProps {
  own: CommunityId | null;
  ahead: readonly UpcomingEvent[];
}

function OwnEvents({ own, ahead }: OwnEventsProps) {
  const events = ahead.filter(({ communityId }) => communityId === own);
  if (own === null || events.length === 0) return <AskCommunity without={own} />;
  return (
    <CommunityFirst
      community={own}
      count={events.length}
      href={whatsOnPath({ ...NO_EVENT_CHOICE, communityId: own, when: { kind: 'all' } })}
    >
      <div className="lg:[&>ul]:grid-cols-3">
        <EventCards events={events.slice(0, OWN_FIRST)} />
      </div>
    </CommunityFirst>
  );
}

function WhatsOnProblem({ choice }: { choice: EventChoice }) {
  const t = useTexts('publicEvents.problem');
  return <UnreadPage title={t('title')} path={whatsOnPath(choice)} />;
}
