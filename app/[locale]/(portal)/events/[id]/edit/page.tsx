import type { Metadata } from 'next';
import { Suspense } from 'react';
import { loadOwnEvent } from '@/app/[locale]/(portal)/events/[id]/load-own-event';
import { KnownHost } from '@/app/[locale]/(portal)/known-host';
import { EventForm } from '@/components/listings/events/event-form';
import { OwnerProblemPage } from '@/components/listings/owner/owner-problem';
import { SuspendedForm } from '@/components/portal/suspended-form';
import { FormLoading } from '@/components/shared/forms/form-loading';
import { LeaveNotice } from '@/components/shared/forms/leave-notice';
import { pageVariants } from '@/components/shared/ui/page';
import { getUser } from '@/lib/server/auth/session';
import { findSuspension } from '@/lib/server/host/appeals';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { toEventText } from '@/lib/shared/domain/events/saved-event';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { isTimeZone, todaysName } from '@/lib/shared/time/time-zones';
import { editEventPath } from '@/lib/shared/url/portal-paths';
import { EventFormGate, EventFormHeader } from '../../event-form-gate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.events'))('editTitle') };
}

async function EditEventPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await getUser();
  if (!user) return <EventFormGate returnTo={editEventPath(id)} />;
  const t = await pageTexts('events.form');
  return (
    <>
      <EventFormHeader user={user} />
      <Suspense fallback={<FormLoading title={t('editHeading')} />}>
        <EditEvent id={id} userId={user.id} />
      </Suspense>
    </>
  );
}

export default withTexts('(portal)/events/[id]/edit/page', EditEventPage);

async function EditEvent({ id, userId }: { id: string; userId: string }) {
  const own = await loadOwnEvent(id, userId);
  const t = await pageTexts('events.form');
  if (own.kind === 'stranger') {
    const tSaving = await pageTexts('events.saving');
    return <LeaveNotice title={t('editHeading')} message={tSaving('otherOwner')} />;
  }
  if (own.kind !== 'own') {
    return <OwnerProblemPage kind="event" problem={own.kind} retry={editEventPath(id)} />;
  }
  const suspension = await findSuspension(userId);
  if (suspension) return <SuspendedForm title={t('editHeading')} suspension={suspension} />;
  const { event } = own;
  const zone = isTimeZone(event.timeZone) ? todaysName(event.timeZone) : null;
  const { startsAt, endsAt } = event;
  return (
    <main className={pageVariants()}>
      <KnownHost>
        <EventForm
          userId={userId}
          eventId={id}
          start={{ text: toEventText(event, zone ?? ''), imageUrl: event.imageUrl }}
          isPublic={isPublic(event.status) && isOurs()}
          // For an unknown zone, the browser fills in the visitor's zone and the times in it.
          unplaced={zone ? null : { startsAt, endsAt }}
        />
      </KnownHost>
    </main>
  );
}
