import type { Metadata } from 'next';
import { KnownHost } from '@/app/[locale]/(portal)/known-host';
import { ServiceForm } from '@/components/listings/services/service-form';
import { PortalHeader } from '@/components/portal/portal-header';
import { SuspendedForm } from '@/components/portal/suspended-form';
import { pageVariants } from '@/components/shared/ui/page';
import { getUser } from '@/lib/server/auth/session';
import { lacksAccount } from '@/lib/server/host/accounts';
import { findSuspension } from '@/lib/server/host/appeals';
import { likelyLanguage } from '@/lib/server/host/written-languages';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import { isCategoryId } from '@/lib/shared/domain/services/categories';
import { EMPTY_SERVICE_TEXT } from '@/lib/shared/domain/services/service-form';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { paths } from '@/lib/shared/url/paths';
import { newServicePath } from '@/lib/shared/url/portal-paths';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { AccountLink } from '../../account-link';
import { ServiceFormGate } from '../service-form-gate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.services'))('newTitle') };
}

function readCategory({ categoryId }: SearchParams): number | undefined {
  const id = Number(categoryId);
  return isCategoryId(id) ? id : undefined;
}

async function NewServicePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const category = readCategory(await searchParams);
  const user = await getUser();
  if (!user) return <ServiceFormGate returnTo={newServicePath(category)} />;
  if (await lacksAccount(user.id)) await redirectToPage(paths.portal);
  const wayBack = await pageTexts('owner.wayBack');
  const suspension = await findSuspension(user.id);
  const language = await likelyLanguage(user.id, wayBack.locale);
  const text = { ...EMPTY_SERVICE_TEXT, categoryId: String(category ?? ''), language };
  return (
    <>
      <PortalHeader
        user={user}
        accountLink={<AccountLink />}
        signOutTo={paths.services}
        back={{ href: paths.portal, label: wayBack('toPortal') }}
      />
      {suspension ? (
        <SuspendedForm
          title={(await pageTexts('services.form'))('newHeading')}
          suspension={suspension}
        />
      ) : (
        <main className={pageVariants()}>
          <KnownHost>
            <ServiceForm
              userId={user.id}
              serviceId={null}
              start={{ text, subcategoryIds: [], speaks: [], logoUrl: '', photoUrls: [] }}
            />
          </KnownHost>
        </main>
      )}
    </>
  );
}

export default withTexts('(portal)/services/new/page', NewServicePage);
