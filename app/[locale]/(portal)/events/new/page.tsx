import type { Metadata } from 'next';
import { loadOwnEvent } from '@/app/[locale]/(portal)/events/[id]/load-own-event';
import { KnownHost } from '@/app/[locale]/(portal)/known-host';
import { EventForm } from '@/components/listings/events/event-form';
import { OwnerProblemPage } from '@/components/listings/owner/owner-problem';
import { SuspendedForm } from '@/components/portal/suspended-form';
import { pageVariants } from '@/components/shared/ui/page';
import { getUser } from '@/lib/server/auth/session';
import { lacksAccount } from '@/lib/server/host/accounts';
import { findSuspension } from '@/lib/server/host/appeals';
import { likelyLanguage } from '@/lib/server/host/written-languages';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import type { Event } from '@/lib/shared/contract/events';
import { toCopiedText } from '@/lib/shared/domain/events/copied-event';
import { EMPTY_EVENT_TEXT, type EventText } from '@/lib/shared/domain/events/event-form';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { localDay } from '@/lib/shared/time/format';
import { isTimeZone, todaysName } from '@/lib/shared/time/time-zones';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { paths } from '@/lib/shared/url/paths';
import { copyEventPath, NEW_EVENT_PATH } from '@/lib/shared/url/portal-paths';
import { firstOf, type SearchParams } from '@/lib/shared/url/search-params';
import { EventFormGate, EventFormHeader } from '../event-form-gate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.events'))('newTitle') };
}

const EMPTY: EventText = {
  ...EMPTY_EVENT_TEXT,
  countryIso: HOST_COUNTRY,
  isBookingRequired: 'no',
};

function copyOf(event: Event) {
  const zone = isTimeZone(event.timeZone) ? todaysName(event.timeZone) : '';
  const today = localDay(Date.now(), zone || VENUE_ZONE.id);
  return { text: toCopiedText(event, zone, today), imageUrl: event.imageUrl };
}

async function NewEventPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const copied = firstOf((await searchParams).copy);
  const path = copied ? copyEventPath(copied) : NEW_EVENT_PATH;
  const user = await getUser();
  if (!user) return <EventFormGate returnTo={path} />;
  if (await lacksAccount(user.id)) await redirectToPage(paths.portal);
  const t = await pageTexts('events.form');
  const suspension = await findSuspension(user.id);
  const earlier = copied ? await loadOwnEvent(copied, user.id) : null;
  if (earlier && earlier.kind !== 'own') {
    return (
      <>
        <EventFormHeader user={user} />
        <OwnerProblemPage kind="event" problem={earlier.kind} retry={path} />
      </>
    );
  }
  const language = await likelyLanguage(user.id, t.locale);
  return (
    <>
      <EventFormHeader user={user} />
      {suspension ? (
        <SuspendedForm title={t('newHeading')} suspension={suspension} />
      ) : (
        <main className={pageVariants()}>
          <KnownHost>
            <EventForm
              isPublic={false}
              userId={user.id}
              eventId={null}
              copyOf={earlier?.event.id}
              start={
                earlier ? copyOf(earlier.event) : { text: { ...EMPTY, language }, imageUrl: '' }
              }
              unplaced={null}
            />
          </KnownHost>
        </main>
      )}
    </>
  );
}

export default withTexts('(portal)/events/new/page', NewEventPage);
