import { PortalHeader } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { paths } from '@/lib/url/paths';

/** The back button of the form (EVF-003). */
export const BACK_TO_EVENTS = { href: paths.events, label: 'Back to events', isSpelt: true };

/** The event form for somebody who has to sign in first. */
export function EventFormGate({ returnTo }: { returnTo: string }) {
  return (
    <>
      <PortalHeader signOutTo={paths.events} back={BACK_TO_EVENTS} />
      <SignInGate
        title="Event Form"
        text="Sign in to create or edit events"
        callbackUrl={returnTo}
      />
    </>
  );
}
