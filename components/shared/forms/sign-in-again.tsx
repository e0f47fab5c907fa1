import { useTexts } from '@/lib/shared/texts/use-texts';
import { SignInButton } from './sign-in-button';

/**
 * Asks to sign in again before a change that outlasts the session, which may be weeks old. For
 * pages made on the server.
 */
export function SignInAgain({ callbackUrl }: { callbackUrl: string }) {
  const t = useTexts('errors.reasons');
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{t('signInAgain')}</p>
      <SignInButton callbackUrl={callbackUrl} />
    </div>
  );
}
