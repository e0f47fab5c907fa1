import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { KnownHost } from '@/app/[locale]/(portal)/known-host';
import { OwnerProblemPage } from '@/components/listings/owner/owner-problem';
import { OwnerService } from '@/components/listings/services/owner-service';
import { PortalHeader } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { getUser } from '@/lib/server/auth/session';
import { findShareUrl } from '@/lib/server/host/short-addresses';
import { setPageStatus } from '@/lib/server/http/page-status';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { paths } from '@/lib/shared/url/paths';
import { servicePath } from '@/lib/shared/url/portal-paths';
import { AccountLink } from '../../account-link';
import { loadOwnService } from './load-own-service';

interface PageProps {
  params: Promise<{ id: string }>;
}

const STATUS = { notFound: 404, stranger: 403, failed: 502 } as const;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [{ id }, user] = [await params, await getUser()];
  if (!user) return { title: (await pageTexts('meta.services'))('detailTitle') };
  const service = await loadOwnService(id, user.id);
  if (service.kind === 'own') return { title: service.service.name };
  const t = await pageTexts('owner.problem');
  return { title: t(service.kind, { kind: 'service' }) };
}

async function ServicePage({ params }: PageProps) {
  const [{ id }, user] = [await params, await getUser()];
  const back = { href: paths.portal, label: (await pageTexts('owner.wayBack'))('toPortal') };
  if (!user) {
    const t = await pageTexts('services.detailGate');
    return (
      <>
        <PortalHeader signOutTo={paths.home} back={back} />
        <SignInGate title={t('heading')} text={t('lead')} callbackUrl={servicePath(id)} />
      </>
    );
  }
  const service = await loadOwnService(id, user.id);
  if (service.kind !== 'own') setPageStatus(STATUS[service.kind]);
  return (
    <>
      <PortalHeader user={user} accountLink={<AccountLink />} signOutTo={paths.home} back={back} />
      {service.kind === 'own' ? (
        <KnownHost>
          <OwnerService
            {...service}
            profileUrl={await findShareUrl(service.service.id, await getLocale())}
          />
        </KnownHost>
      ) : (
        <OwnerProblemPage kind="service" problem={service.kind} retry={servicePath(id)} />
      )}
    </>
  );
}

export default withTexts('(portal)/services/[id]/page', ServicePage);
