import { LeaveNotice } from '@/components/forms/leave-notice';
import { ServiceForm } from '@/components/services/service-form';
import { pageVariants } from '@/components/ui/page';
import { pageTexts } from '@/lib/texts/page-texts';
import { loadServiceDraft } from './load-service-draft';

export async function EditService({ id, userId }: { id: string; userId: string }) {
  const service = await loadServiceDraft(id, userId);
  if (service.kind !== 'own') {
    const t = await pageTexts('services.edit');
    return <LeaveNotice title={t('heading')} message={t(service.kind)} />;
  }
  return (
    <main className={pageVariants()}>
      <ServiceForm userId={userId} serviceId={id} start={service.start} />
    </main>
  );
}
