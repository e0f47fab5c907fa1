import type { Metadata } from 'next';
import { KnownHost } from '@/app/[locale]/(portal)/known-host';
import { EventForm } from '@/components/listings/events/event-form';
import { SuspendedForm } from '@/components/portal/suspended-form';
import { pageVariants } from '@/components/shared/ui/page';
import { getUser } from '@/lib/server/auth/session';
import { lacksAccount } from '@/lib/server/host/accounts';
import { findSuspension } from '@/lib/server/host/appeals';
import { likelyLanguage } from '@/lib/server/host/written-languages';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import { EMPTY_EVENT_TEXT, type EventText } from '@/lib/shared/domain/events/event-form';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { paths } from '@/lib/shared/url/paths';
import { NEW_EVENT_PATH } from '@/lib/shared/url/portal-paths';
import { EventFormGate, EventFormHeader } from '../event-form-gate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.events'))('newTitle') };
}

const EMPTY: EventText = {
  ...EMPTY_EVENT_TEXT,
  countryIso: HOST_COUNTRY,
  isBookingRequired: 'no',
};

async function NewEventPage() {
  const user = await getUser();
  if (!user) return <EventFormGate returnTo={NEW_EVENT_PATH} />;
  if (await lacksAccount(user.id)) await redirectToPage(paths.portal);
  const t = await pageTexts('events.form');
  const suspension = await findSuspension(user.id);
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
              start={{ text: { ...EMPTY, language }, imageUrl: '' }}
              unplaced={null}
            />
          </KnownHost>
        </main>
      )}
    </>
  );
}

export default withTexts('(portal)/events/new/page', NewEventPage);
