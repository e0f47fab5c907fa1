import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SignInButton } from '@/components/forms/sign-in-button';
import { noteVariants } from '@/components/ui/note';
import { PortalStall } from './portal-stall';

interface SignInGateProps {
  title: string;
  text: string;
  /** The page to return to after the sign-in. */
  callbackUrl: string;
  /** The last sign-in came to nothing. */
  hasFailed?: boolean;
  /** What stands below the button. */
  children?: ReactNode;
}

/** What a page shows to somebody who has to sign in first. */
export function SignInGate({ title, text, callbackUrl, hasFailed, children }: SignInGateProps) {
  return (
    <PortalStall>
      <h1 className="display gate-title">{title}</h1>
      <p className="text-muted text-lg/7">{text}</p>
      {hasFailed ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          <CircleAlert />
          Sign-in did not work. Please try again.
        </p>
      ) : null}
      <SignInButton callbackUrl={callbackUrl} />
      {children}
    </PortalStall>
  );
}
