import { PageLink } from '@/components/links/page-link';
import { Button } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { Check, CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import type { TraderKind } from '@/lib/domain/accounts/trader';
import { useTexts } from '@/lib/texts/use-texts';
import { termsPath } from '@/lib/url/paths';
import type { TraderOutcome } from '@/lib/url/portal-paths';
import { TraderChoice } from './trader-choice';

interface TraderFormProps {
  trader: TraderKind | null;
  outcome: TraderOutcome | null;
  action: (form: FormData) => Promise<void>;
}

export function TraderForm({ trader, outcome, action }: TraderFormProps) {
  const t = useTexts('trader.page');
  return (
    <div className="grid max-w-152 justify-items-start gap-5 pt-4 pb-16">
      <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
      <p className="text-muted">
        {t.rich('lead', {
          terms: (chunks) => <PageLink href={termsPath('traders')}>{chunks}</PageLink>,
        })}
      </p>
      {outcome ? (
        <p
          className={noteVariants({ look: outcome === 'saved' ? 'success' : 'error' })}
          role={outcome === 'saved' ? 'status' : 'alert'}
        >
          {outcome === 'saved' ? <Check /> : <CircleAlert />}
          {t(outcome)}
        </p>
      ) : null}
      <form className="grid w-full justify-items-start gap-5" action={action}>
        <div className="w-full">
          <TraderChoice chosen={trader} key={trader} />
        </div>
        <Button type="submit">{t('save')}</Button>
      </form>
    </div>
  );
}
