import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';
import { useTexts } from '@/lib/texts/use-texts';
import { ACCOUNT_PATH, type ProveOutcome } from '@/lib/url/account-url';

interface ProveAddressProps {
  token: string;
  /** Null before a request. */
  outcome: ProveOutcome | null;
  /** Its form has `token`. */
  action: (form: FormData) => Promise<void>;
}

export function ProveAddress({ token, outcome, action }: ProveAddressProps) {
  const t = useTexts('settings.prove');
  const state = token === '' ? 'over' : (outcome ?? 'asking');
  const mayTry = state === 'asking' || state === 'failed';
  return (
    <div className="grid max-w-160 justify-items-start gap-4 pt-6 pb-20">
      <h1 className={headingVariants({ size: 'large' })}>{t(`${state}Title`)}</h1>
      <p className="text-lg text-muted" role={state === 'asking' ? undefined : 'status'}>
        {t(`${state}Text`)}
      </p>
      {mayTry ? (
        <form action={action}>
          <input type="hidden" name="token" value={token} />
          <button className={buttonVariants()} type="submit">
            {t('act')}
          </button>
        </form>
      ) : (
        <PageLink className={textLinkVariants()} href={ACCOUNT_PATH}>
          {t('toAccount')}
        </PageLink>
      )}
    </div>
  );
}
