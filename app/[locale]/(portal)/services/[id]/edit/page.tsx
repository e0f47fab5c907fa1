import type { Metadata } from 'next';
import { Suspense } from 'react';
import { FormLoading } from '@/components/forms/form-loading';
import { PortalHeader } from '@/components/portal/portal-header';
import { getUser } from '@/lib/auth/session';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';
import { editServicePath } from '@/lib/url/portal-paths';
import { ServiceFormGate } from '../../service-form-gate';
import { EditService } from './edit-service';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.services'))('editTitle') };
}

async function EditServicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await getUser();
  if (!user) return <ServiceFormGate returnTo={editServicePath(id)} />;
  const t = await pageTexts('services.edit');
  const wayBack = await pageTexts('owner.wayBack');
  return (
    <>
      <PortalHeader
        user={user}
        signOutTo={paths.services}
        back={{ href: paths.portal, label: wayBack('toPortal') }}
      />
      <Suspense fallback={<FormLoading title={t('heading')} />}>
        <EditService id={id} userId={user.id} />
      </Suspense>
    </>
  );
}

export default withTexts('(portal)/services/[id]/edit/page', EditServicePage);
