import { PortalHeader, type PortalHeaderProps } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { AccountLink } from '../account-link';

export function EventFormHeader({ user }: Pick<PortalHeaderProps, 'user'>) {
  const t = useTexts('events.gate');
  return (
    <PortalHeader
      user={user}
      accountLink={<AccountLink />}
      signOutTo={paths.events}
      back={{ href: paths.events, label: t('backToEvents'), isSpelt: true }}
    />
  );
}

export function EventFormGate({ returnTo }: { returnTo: string }) {
  const t = useTexts('events.gate');
  return (
    <>
      <EventFormHeader />
      <SignInGate title={t('formHeading')} text={t('formLead')} callbackUrl={returnTo} />
    </>
  );
}
