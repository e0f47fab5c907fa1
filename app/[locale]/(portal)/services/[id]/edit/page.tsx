import type { Metadata } from 'next';
import { Suspense } from 'react';
import { KnownHost } from '@/app/[locale]/(portal)/known-host';
import { ServiceForm } from '@/components/listings/services/service-form';
import type { ServiceDraft } from '@/components/listings/services/service-request';
import { PortalHeader } from '@/components/portal/portal-header';
import { SuspendedForm } from '@/components/portal/suspended-form';
import { FormLoading } from '@/components/shared/forms/form-loading';
import { LeaveNotice } from '@/components/shared/forms/leave-notice';
import { pageVariants } from '@/components/shared/ui/page';
import { getUser } from '@/lib/server/auth/session';
import { findSuspension } from '@/lib/server/host/appeals';
import { isServiceOf, readService } from '@/lib/server/host/services';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import type { Service } from '@/lib/shared/contract/services';
import { textsOf } from '@/lib/shared/domain/form-fields';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { paths } from '@/lib/shared/url/paths';
import { editServicePath } from '@/lib/shared/url/portal-paths';
import { AccountLink } from '../../../account-link';
import { ServiceFormGate } from '../../service-form-gate';

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
        accountLink={<AccountLink />}
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

async function EditService({ id, userId }: { id: string; userId: string }) {
  const service = await loadServiceDraft(id, userId);
  const t = await pageTexts('services.edit');
  if (service.kind !== 'own') {
    return <LeaveNotice title={t('heading')} message={t(service.kind)} />;
  }
  const suspension = await findSuspension(userId);
  if (suspension) return <SuspendedForm title={t('heading')} suspension={suspension} />;
  return (
    <main className={pageVariants()}>
      <KnownHost>
        <ServiceForm
          userId={userId}
          serviceId={id}
          start={service.start}
          isPublic={service.isPublic}
        />
      </KnownHost>
    </main>
  );
}

type EditableService =
  | { kind: 'own'; start: ServiceDraft; isPublic: boolean }
  | { kind: 'otherOwner' | 'notLoaded' };

function toServiceDraft(service: Service): ServiceDraft {
  return {
    text: {
      ...textsOf(SERVICE_TABLE, service),
      communityId: String(service.communityId ?? ''),
      categoryId: String(service.categoryId ?? ''),
      countryIso: service.countryIso,
    },
    subcategoryIds: service.subcategoryIds.map(Number),
    speaks: service.speaks,
    logoUrl: service.profileImageUrl,
    photoUrls: service.portfolioImages.map(({ url }) => url),
  };
}

/** Gives nothing of a service that belongs to somebody else. */
async function loadServiceDraft(id: string, userId: string): Promise<EditableService> {
  try {
    const service = await readService(id);
    if (!service) return { kind: 'notLoaded' };
    return (await isServiceOf(service, userId))
      ? {
          kind: 'own',
          start: toServiceDraft(service),
          isPublic: isPublic(service.status) && isOurs(),
        }
      : { kind: 'otherOwner' };
  } catch (error) {
    if (error instanceof HostError) return { kind: 'notLoaded' };
    throw error;
  }
}
