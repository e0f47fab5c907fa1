import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PortalHeader } from '@/components/portal/portal-header';
import { CheckingAccount } from '@/components/portal/portal-loading';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { BadgeCheck, CalendarCog, Wallet } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { pageVariants } from '@/components/shared/ui/page';
import { getUser } from '@/lib/server/auth/session';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { parseCalendarState } from '@/lib/shared/url/calendar-url';
import { paths } from '@/lib/shared/url/paths';
import { afterSignInPath, type PortalState, parsePortalState } from '@/lib/shared/url/portal-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { AccountLink } from '../account-link';
import { Portal } from './portal';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('title') };
}

async function PortalPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  const state = parsePortalState(params);
  const user = await getUser();
  if (!user) return <SignedOut state={state} />;
  const t = await pageTexts('portal.signedIn');
  return (
    <>
      <PortalHeader user={user} accountLink={<AccountLink />} signOutTo={paths.portal} />
      <noscript>
        <main className={pageVariants({ className: 'py-6' })}>
          <p className={noteVariants({ look: 'info' })}>{t('noScript')}</p>
        </main>
      </noscript>
      <Suspense
        fallback={
          <div className="noscript:hidden">
            <CheckingAccount />
          </div>
        }
      >
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

const POINTS = [
  { key: 'review', Icon: BadgeCheck },
  { key: 'payment', Icon: Wallet },
  { key: 'hours', Icon: CalendarCog },
] as const;

function SignedOut({ state }: { state: PortalState }) {
  const t = useTexts('portal.signedOut');
  return (
    <>
      <PortalHeader signOutTo={paths.portal} />
      <SignInGate
        title={t('heading')}
        text={t('lead')}
        callbackUrl={afterSignInPath(state)}
        hasFailed={state.hasSignInFailed}
      >
        <ul className="mt-2 grid gap-2.5 text-sm text-muted">
          {POINTS.map(({ key, Icon }) => (
            <li key={key} className="flex items-center gap-3">
              <Icon />
              {t(key)}
            </li>
          ))}
        </ul>
      </SignInGate>
    </>
  );
}
