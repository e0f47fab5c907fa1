import { BadgeCheck, CalendarCog, Wallet } from 'lucide-react';
import { PortalHeader } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { paths } from '@/lib/url/paths';
import { type PortalState, portalPath } from '@/lib/url/portal-url';

const POINTS = [
  { Icon: BadgeCheck, text: 'We review every listing in less than 48 hours' },
  { Icon: Wallet, text: 'Customers pay you at your venue' },
  { Icon: CalendarCog, text: 'You choose when you are available' },
];

/** The portal for somebody who has not signed in, also after a sign-in that failed elsewhere. */
export function SignedOut({ state }: { state: PortalState }) {
  return (
    <>
      <PortalHeader signOutTo={paths.portal} />
      <SignInGate
        title="Provider Portal"
        text="List your services and events, set your hours and take bookings from the people who are looking for you."
        callbackUrl={state.callbackUrl ?? (state.tab ? portalPath(state.tab) : paths.portal)}
        hasFailed={state.hasSignInFailed}
      >
        <ul className="gate-points text-sm text-muted">
          {POINTS.map(({ Icon, text }) => (
            <li key={text}>
              <Icon />
              {text}
            </li>
          ))}
        </ul>
      </SignInGate>
    </>
  );
}
