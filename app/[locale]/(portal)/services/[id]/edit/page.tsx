import type { Metadata } from 'next';
import { Suspense } from 'react';
import { FormLoading } from '@/components/forms/form-loading';
import { PortalHeader } from '@/components/portal/portal-header';
import { getUser } from '@/lib/auth/session';
import { paths } from '@/lib/url/paths';
import { editServicePath } from '@/lib/url/portal-paths';
import { ServiceFormGate } from '../../service-form-gate';
import { EditService } from './edit-service';

export const metadata: Metadata = { title: 'Edit Service' };

export default async function EditServicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await getUser();
  if (!user) return <ServiceFormGate returnTo={editServicePath(id)} />;
  return (
    <>
      <PortalHeader
        user={user}
        signOutTo={paths.services}
        back={{ href: paths.portal, label: 'Back to Provider Portal' }}
      />
      <Suspense fallback={<FormLoading title="Edit Service" />}>
        <EditService id={id} userId={user.id} />
      </Suspense>
    </>
  );
}
