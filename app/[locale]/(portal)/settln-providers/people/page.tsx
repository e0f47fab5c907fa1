import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PageLink } from '@/components/links/page-link';
import { Dashboard } from '@/components/portal/dashboard';
import { PortalHeader } from '@/components/portal/portal-header';
import { PanelLoading } from '@/components/portal/portal-loading';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { ArrowLeft } from '@/components/ui/icons';
import { textLinkVariants } from '@/components/ui/text-link';
import { getUser } from '@/lib/auth/session';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';
import { openingHoursPath, PEOPLE_PATH } from '@/lib/url/portal-paths';
import { OwnNews } from '../own-news';
import { OwnPeople } from './own-people';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('people') };
}

async function PeoplePage() {
  const t = await pageTexts('people.page');
  const user = await getUser();
  if (!user) {
    return (
      <>
        <PortalHeader signOutTo={paths.portal} />
        <SignInGate title={t('title')} text={t('signIn')} callbackUrl={PEOPLE_PATH} />
      </>
    );
  }
  return (
    <>
      <PortalHeader user={user} signOutTo={paths.portal} />
      <Dashboard
        firstName={user.firstName || user.name}
        tab="calendar"
        news={
          <Suspense>
            <OwnNews userId={user.id} />
          </Suspense>
        }
      >
        <PageLink className={textLinkVariants({ className: 'my-3' })} href={openingHoursPath()}>
          <ArrowLeft className="rtl:-scale-x-100" />
          {t('back')}
        </PageLink>
        <Suspense fallback={<PanelLoading />}>
          <OwnPeople user={user} />
        </Suspense>
      </Dashboard>
    </>
  );
}

export default withTexts('(portal)/settln-providers/people/page', PeoplePage);
