import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EventForm } from '@/components/events/event-form';
import { PortalHeader } from '@/components/portal/portal-header';
import { getUser } from '@/lib/auth/session';
import type { EventText } from '@/lib/domain/events/event-form';
import { withTexts } from '@/lib/texts/browser-texts';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { paths } from '@/lib/url/paths';
import { NEW_EVENT_PATH } from '@/lib/url/portal-paths';
import { lacksAccount } from '../../lacks-account';
import { BACK_TO_EVENTS, EventFormGate } from '../event-form-gate';

export const metadata: Metadata = { title: 'List an Event' };

const EMPTY: EventText = {
  ...{ title: '', description: '', category: '', communityId: '' },
  ...{ address: '', countryIso: HOST_COUNTRY, startsAt: '', endsAt: '' },
  ...{ startsOccurrence: 'first', endsOccurrence: 'first', timeZone: '' },
  ...{ isTicketRequired: '', ticketPrice: '', isBookingRequired: 'no', bookingLink: '' },
};

async function NewEventPage() {
  const user = await getUser();
  if (!user) return <EventFormGate returnTo={NEW_EVENT_PATH} />;
  if (await lacksAccount(user.id)) redirect(paths.portal);
  return (
    <>
      <PortalHeader user={user} signOutTo={paths.events} back={BACK_TO_EVENTS} />
      <main className="mx-auto w-full max-w-page px-gutter">
        <EventForm
          userId={user.id}
          eventId={null}
          start={{ text: EMPTY, imageUrl: '' }}
          unplaced={null}
        />
      </main>
    </>
  );
}

export default withTexts('(portal)/events/new/page', NewEventPage);
