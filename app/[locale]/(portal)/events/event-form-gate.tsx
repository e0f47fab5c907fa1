import { PortalHeader, type PortalHeaderProps } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';

/** The head of the event form's pages, with the way back to the events (EVF-003). */
export function EventFormHeader({ user }: Pick<PortalHeaderProps, 'user'>) {
  const t = useTexts('events.gate');
  return (
    <PortalHeader
      user={user}
      signOutTo={paths.events}
      back={{ href: paths.events, label: t('backToEvents'), isSpelt: true }}
    />
  );
}

/** The event form for somebody who has to sign in first. */
export function EventFormGate({ returnTo }: { returnTo: string }) {
  const t = useTexts('events.gate');
  return (
    <>
      <EventFormHeader />
      <SignInGate title={t('formHeading')} text={t('formLead')} callbackUrl={returnTo} />
    </>
  );
}
