import { PortalHeader } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { BadgeCheck, CalendarCog, Wallet } from '@/components/ui/icons';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';
import { type PortalState, portalPath } from '@/lib/url/portal-url';

const POINTS = [
  { key: 'review', Icon: BadgeCheck },
  { key: 'payment', Icon: Wallet },
  { key: 'hours', Icon: CalendarCog },
] as const;

/** Shown after a failed sign-in, too. */
export function SignedOut({ state }: { state: PortalState }) {
  const t = useTexts('portal.signedOut');
  return (
    <>
      <PortalHeader signOutTo={paths.portal} />
      <SignInGate
        title={t('heading')}
        text={t('lead')}
        callbackUrl={state.callbackUrl ?? (state.tab ? portalPath(state.tab) : paths.portal)}
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
