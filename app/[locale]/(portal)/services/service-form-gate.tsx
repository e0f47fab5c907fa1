import { PortalHeader } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export function ServiceFormGate({ returnTo }: { returnTo: string }) {
  const t = useTexts('services.formGate');
  const wayBack = useTexts('owner.wayBack');
  return (
    <>
      <PortalHeader
        signOutTo={paths.services}
        back={{ href: paths.portal, label: wayBack('toPortal') }}
      />
      <SignInGate title={t('heading')} text={t('lead')} callbackUrl={returnTo} />
    </>
  );
}
