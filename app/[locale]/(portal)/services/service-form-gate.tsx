import { PortalHeader } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { paths } from '@/lib/url/paths';

/** The service form for somebody who has to sign in first. */
export function ServiceFormGate({ returnTo }: { returnTo: string }) {
  return (
    <>
      <PortalHeader
        signOutTo={paths.services}
        back={{ href: paths.portal, label: 'Back to Provider Portal' }}
      />
      <SignInGate
        title="Service Form"
        text="Sign in to create or edit services"
        callbackUrl={returnTo}
      />
    </>
  );
}
