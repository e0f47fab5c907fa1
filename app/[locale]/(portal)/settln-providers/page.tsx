import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PortalHeader } from '@/components/portal/portal-header';
import { CheckingAccount } from '@/components/portal/portal-loading';
import { getUser } from '@/lib/auth/session';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import type { SearchParams } from '@/lib/url/booking-url';
import { parseCalendarState } from '@/lib/url/calendar-url';
import { paths } from '@/lib/url/paths';
import { parsePortalState } from '@/lib/url/portal-url';
import { Portal } from './portal';
import { SignedOut } from './signed-out';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('title') };
}

async function PortalPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  const state = parsePortalState(params);
  const user = await getUser();
  if (!user) return <SignedOut state={state} />;
  return (
    <>
      <PortalHeader user={user} signOutTo={paths.portal} />
      <Suspense fallback={<CheckingAccount />}>
        <Portal
          user={user}
          tab={state.tab}
          show={state.show}
          wantsFirstSteps={state.wantsFirstSteps}
          calendar={parseCalendarState(params)}
        />
      </Suspense>
    </>
  );
}

export default withTexts('(portal)/settln-providers/page', PortalPage);
