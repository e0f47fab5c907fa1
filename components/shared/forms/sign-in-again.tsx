import { useTexts } from '@/lib/shared/texts/use-texts';
import { SignInButton } from './sign-in-button';

/** For what lasts longer than a session, which may be weeks old. For pages, made on the server. */
export function SignInAgain({ callbackUrl }: { callbackUrl: string }) {
  const t = useTexts('errors.reasons');
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{t('signInAgain')}</p>
      <SignInButton callbackUrl={callbackUrl} />
    </div>
  );
}
