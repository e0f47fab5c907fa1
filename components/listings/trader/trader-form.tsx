import { ActionForm } from '@/components/shared/forms/action-form';
import { PageLink } from '@/components/shared/links/page-link';
import { Button } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { Check } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import type { TraderKind } from '@/lib/shared/domain/accounts/trader';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { termsPath } from '@/lib/shared/url/paths';
import type { TraderOutcome } from '@/lib/shared/url/portal-paths';
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
      {outcome === 'saved' ? (
        <p className={noteVariants({ look: 'success' })} role="status">
          <Check />
          {t('saved')}
        </p>
      ) : null}
      {outcome && outcome !== 'saved' ? <FailureNote>{t(outcome)}</FailureNote> : null}
      <ActionForm className="grid w-full justify-items-start gap-5" action={action}>
        <div className="w-full">
          <TraderChoice chosen={trader} key={trader} />
        </div>
        <Button type="submit">{t('save')}</Button>
      </ActionForm>
    </div>
  );
}
