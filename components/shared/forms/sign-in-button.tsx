import { Button, buttonVariants } from '@/components/shared/ui/button';
import { product } from '@/lib/shared/product';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { localePath } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';
import { otherSignInHref, SIGN_IN_PATH } from '@/lib/shared/url/sign-in';

interface SignInButtonProps {
  callbackUrl?: string;
}

export function SignInButton({ callbackUrl = paths.portal }: SignInButtonProps) {
  const t = useTexts('forms.signIn');
  const back = localePath(useLocale(), callbackUrl);
  const google = (
    <form method="post" action={SIGN_IN_PATH}>
      <input type="hidden" name="callbackUrl" value={back} />
      <Button look="secondary" size="large" type="submit">
        <GoogleMark />
        {t('google')}
      </Button>
    </form>
  );
  if (!product.otherIssuer) return google;
  return (
    <div className="flex flex-wrap gap-3">
      {google}
      <a
        className={buttonVariants({ look: 'secondary', size: 'large' })}
        href={otherSignInHref(back)}
      >
        {t('other', { name: product.otherIssuer })}
      </a>
    </div>
  );
}

/** Google's terms ask for its four colours. */
function GoogleMark() {
  return (
    <svg className="size-[1.25em] flex-none" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-1.9 3.2-4.8 3.2-8.2Z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.4-1 7.3-2.6l-3.6-2.8c-1 .7-2.3 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.2V17A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M5.8 14.2a6.6 6.6 0 0 1 0-4.3V7.1H2.2a11 11 0 0 0 0 9.9l3.6-2.8Z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8c.9-2.6 3.3-4.5 6.2-4.5Z"
      />
    </svg>
  );
}
