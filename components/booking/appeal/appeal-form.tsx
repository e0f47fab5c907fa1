'use client';

import { CountedText } from '@/components/booking/counted-text';
import { usePostedForm } from '@/components/shared/forms/use-posted-form';
import { Button } from '@/components/shared/ui/button';
import { ErrorSummary } from '@/components/shared/ui/error-summary';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { Spinner } from '@/components/shared/ui/spinner';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import { APPEAL_TEXT_LIMIT, checkAppeal, plainAppeal } from '@/lib/shared/domain/moderation/appeal';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type AppealAction, typedIn } from './state';

export function AppealForm({ token, action }: { token: string; action: AppealAction }) {
  const t = useTexts('moderation.appeal');
  const fields = useTexts('errors.fields');
  const posting = usePostedForm({
    name: 'appeal',
    owner: token,
    action,
    check: (form) => checkAppeal(typedIn(form)),
  });
  const { posted, state, isPending } = posting;
  const { failure } = state;
  const errors = problemTexts(state.problems, fields);
  return (
    <form className="grid gap-4" {...posting.form}>
      <input type="hidden" name="token" value={token} />
      <ErrorSummary fields={['text']} errors={errors} submits={state.submits} />
      {failure ? <FailureNote answer={state}>{t(failure)}</FailureNote> : null}
      <CountedText
        label={t('text')}
        help={t('textHelp')}
        rows={7}
        typed={posted.typed?.text ?? ''}
        most={APPEAL_TEXT_LIMIT}
        plain={plainAppeal}
        error={errors.text}
      />
      <div className="grid justify-items-start gap-3">
        <Button
          className="max-sm:w-full"
          type="submit"
          size="large"
          aria-disabled={isPending || undefined}
        >
          {isPending ? <Spinner /> : null}
          {t(isPending ? 'sending' : 'send')}
        </Button>
        <p className="text-sm text-muted">{t('promise')}</p>
      </div>
    </form>
  );
}
