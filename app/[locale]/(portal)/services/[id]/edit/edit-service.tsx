import { LeaveNotice } from '@/components/forms/leave-notice';
import { ServiceForm } from '@/components/services/service-form';
import { SERVICE_FORM_MESSAGES } from '@/lib/domain/services/service-form';
import { loadServiceDraft } from './load-service-draft';

/** The form with what {host} has of the service, or why it does not open. */
export async function EditService({ id, userId }: { id: string; userId: string }) {
  const service = await loadServiceDraft(id, userId);
  if (service.kind !== 'own') {
    const { otherOwner, notLoaded } = SERVICE_FORM_MESSAGES;
    const message = service.kind === 'otherOwner' ? otherOwner : notLoaded;
    return <LeaveNotice title="Edit Service" message={message} />;
  }
  return (
    <main className="mx-auto w-full max-w-page px-gutter">
      <ServiceForm userId={userId} serviceId={id} start={service.start} />
    </main>
  );
}
