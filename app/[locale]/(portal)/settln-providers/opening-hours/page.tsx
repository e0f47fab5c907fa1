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
import { openingHoursPath } from '@/lib/url/portal-paths';
import { portalPath } from '@/lib/url/portal-url';
import { OwnNews } from '../own-news';
import { OwnHours } from './own-hours';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('openingHours') };
}

async function OpeningHoursPage() {
  const t = await pageTexts('hours.page');
  const user = await getUser();
  if (!user) {
    return (
      <>
        <PortalHeader signOutTo={paths.portal} />
        <SignInGate title={t('title')} text={t('signIn')} callbackUrl={openingHoursPath()} />
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
        <PageLink className={textLinkVariants({ className: 'my-3' })} href={portalPath('calendar')}>
          <ArrowLeft className="rtl:-scale-x-100" />
          {t('back')}
        </PageLink>
        <Suspense fallback={<PanelLoading />}>
          <OwnHours userId={user.id} />
        </Suspense>
      </Dashboard>
    </>
  );
}

export default withTexts('(portal)/settln-providers/opening-hours/page', OpeningHoursPage);
