import type { Metadata } from 'next';
import { Suspense } from 'react';
import { FormLoading } from '@/components/forms/form-loading';
import { PortalHeader } from '@/components/portal/portal-header';
import { getUser } from '@/lib/auth/session';
import { withTexts } from '@/lib/texts/browser-texts';
import { paths } from '@/lib/url/paths';
import { editEventPath } from '@/lib/url/portal-paths';
import { BACK_TO_EVENTS, EventFormGate } from '../../event-form-gate';
import { EditEvent } from './edit-event';

export const metadata: Metadata = { title: 'Edit Event' };

async function EditEventPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await getUser();
  if (!user) return <EventFormGate returnTo={editEventPath(id)} />;
  return (
    <>
      <PortalHeader user={user} signOutTo={paths.events} back={BACK_TO_EVENTS} />
      <Suspense fallback={<FormLoading title="Edit Event" />}>
        <EditEvent id={id} userId={user.id} />
      </Suspense>
    </>
  );
}

export default withTexts('(portal)/events/[id]/edit/page', EditEventPage);
