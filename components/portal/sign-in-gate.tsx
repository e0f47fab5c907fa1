import type { ReactNode } from 'react';
import { SignInButton } from '@/components/shared/forms/sign-in-button';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleAlert } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { PortalStall } from './portal-stall';

interface SignInGateProps {
  title: string;
  text: string;
  callbackUrl: string;
  hasFailed?: boolean;
  children?: ReactNode;
}

export function SignInGate({ title, text, callbackUrl, hasFailed, children }: SignInGateProps) {
  const t = useTexts('portal.signIn');
  return (
    <PortalStall>
      <h1
        className={headingVariants({
          className: 'text-[length:clamp(2.25rem,1.4rem+3vw,3.5rem)]/(--lh-3xl)',
        })}
      >
        {title}
      </h1>
      <p className="text-lg/7 text-muted">{text}</p>
      {hasFailed ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          <CircleAlert />
          {t('failed')}
        </p>
      ) : null}
      <SignInButton callbackUrl={callbackUrl} />
      {children}
    </PortalStall>
  );
}
