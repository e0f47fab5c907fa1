import type { Metadata } from 'next';
import { KnownHost } from '@/app/[locale]/(portal)/known-host';
import { EventForm } from '@/components/listings/events/event-form';
import { SuspendedForm } from '@/components/portal/suspended-form';
import { pageVariants } from '@/components/shared/ui/page';
import { getUser } from '@/lib/auth/session';
import { EMPTY_EVENT_TEXT, type EventText } from '@/lib/domain/events/event-form';
import { lacksAccount } from '@/lib/host/accounts';
import { findSuspension } from '@/lib/host/appeals';
import { likelyLanguage } from '@/lib/host/written-languages';
import { redirectToPage } from '@/lib/http/redirect-to-page';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { paths } from '@/lib/url/paths';
import { NEW_EVENT_PATH } from '@/lib/url/portal-paths';
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
