import type { Metadata } from 'next';
import { Suspense } from 'react';
import { FormLoading } from '@/components/forms/form-loading';
import { getUser } from '@/lib/auth/session';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { editEventPath } from '@/lib/url/portal-paths';
import { EventFormGate, EventFormHeader } from '../../event-form-gate';
import { EditEvent } from './edit-event';

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
