import { useLocale, useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { localePath } from '@/lib/url/locale-path';
import { paths } from '@/lib/url/paths';
import { GoogleMark } from './google-mark';

interface SignInButtonProps {
  /** The page to return to, a path or an address of our own; the portal unless said. */
  callbackUrl?: string;
}

/** "Sign in with Google": a plain form, so that it works before any script has arrived. */
export function SignInButton({ callbackUrl = paths.portal }: SignInButtonProps) {
  const t = useTexts('forms.signIn');
  return (
    <form method="post" action="/api/auth/signin/google">
      <input type="hidden" name="callbackUrl" value={localePath(useLocale(), callbackUrl)} />
      <Button look="secondary" size="large" type="submit">
        <GoogleMark />
        {t('google')}
      </Button>
    </form>
  );
}
