import type { Metadata } from 'next';
import { LeaveNotice } from '@/components/listings/leave-notice';
import { ServiceForm } from '@/components/listings/service-form';
import { PortalHeader } from '@/components/portal/portal-header';
import { getUser } from '@/lib/auth/session';
import { SERVICE_FORM_MESSAGES } from '@/lib/domain/service-form';
import { setPageStatus } from '@/lib/http/page-status';
import { editServicePath } from '@/lib/url/listing-url';
import { paths } from '@/lib/url/paths';
import { ServiceFormGate } from '../../service-form-gate';
import { loadOwnService } from './load-own-service';

export const metadata: Metadata = { title: 'Edit Service' };

const STATUS = { otherOwner: 403, unknown: 404, failed: 502 } as const;

export default async function EditServicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await getUser();
  if (!user) return <ServiceFormGate returnTo={editServicePath(id)} />;
  const service = await loadOwnService(id, user.id);
  if (service.kind !== 'own') setPageStatus(STATUS[service.kind]);
  const { otherOwner, notLoaded } = SERVICE_FORM_MESSAGES;
  return (
    <>
      <PortalHeader
        user={user}
        signOutTo={paths.services}
        back={{ href: paths.portal, label: 'Back to Provider Portal' }}
      />
      {service.kind === 'own' ? (
        <main className="page">
          <ServiceForm userId={user.id} serviceId={id} start={service.start} />
        </main>
      ) : (
        <LeaveNotice
          title="Edit Service"
          message={service.kind === 'otherOwner' ? otherOwner : notLoaded}
        />
      )}
    </>
  );
}
