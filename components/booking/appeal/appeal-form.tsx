'use client';

import { unstable_rethrow } from 'next/navigation';
import { type SubmitEvent, useActionState, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants, Help, labelVariants } from '@/components/ui/field-parts';
import { inputVariants } from '@/components/ui/input';
import { noteVariants } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/components/ui/use-hydrated';
import { problemTexts } from '@/lib/domain/field-problem';
import { APPEAL_TEXT_LIMIT, checkAppeal, plainAppeal } from '@/lib/domain/moderation/appeal';
import { useTexts } from '@/lib/texts/use-texts';
import { type AppealAction, type AppealFormState, NOTHING_SENT } from './state';

const most = APPEAL_TEXT_LIMIT;

/** Posts to its page without scripts, and with them says where the connection failed. */
export function AppealForm({ token, action }: { token: string; action: AppealAction }) {
  const t = useTexts('moderation.appeal');
  const fields = useTexts('errors.fields');
  const [posted, formAction] = useActionState(action, NOTHING_SENT);
  const [sent, setSent] = useState<AppealFormState | 'offline' | null>(null);
  const [isPending, startTransition] = useTransition();
  const isHydrated = useHydrated();
  const state = sent === null || sent === 'offline' ? posted : sent;
  const typed = posted.typed ?? '';
  const [count, setCount] = useState(plainAppeal(typed).length);
  const errors = problemTexts(state.problem ? { text: state.problem } : {}, fields);
  const failure = sent === 'offline' ? 'offline' : state.failure;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const problem = checkAppeal(String(form.get('text') ?? ''));
    const checked = { ...NOTHING_SENT, problem, submits: state.submits + 1 };
    if (problem) return setSent(checked);
    if (!navigator.onLine) return setSent('offline');
    startTransition(async () => {
      try {
        setSent(await action(checked, form));
      } catch (error) {
        // The action ends with a redirect.
        unstable_rethrow(error);
        setSent({ ...checked, failure: 'failed' });
      }
    });
  }

  return (
    <form className="grid gap-4" action={formAction} onSubmit={send} noValidate>
      <input type="hidden" name="token" value={token} />
      <ErrorSummary fields={['text']} errors={errors} submits={state.submits} />
      {failure ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          {t(failure)}
        </p>
      ) : null}
      <div className={fieldVariants()}>
        <label className={labelVariants()} htmlFor="text">
          {t('text')}
        </label>
        <textarea
          className={inputVariants({ kind: 'textarea' })}
          id="text"
          name="text"
          rows={7}
          dir="auto"
          defaultValue={typed}
          onChange={({ target }) => setCount(plainAppeal(target.value).length)}
          aria-invalid={errors.text ? true : undefined}
          aria-describedby={['text-help', ...(errors.text ? ['text-error'] : [])].join(' ')}
        />
        <div className="flex flex-wrap justify-between gap-x-4">
          <Help id="text-help">{t('textHelp')}</Help>
          <Help className={count > most ? 'font-semibold text-danger' : ''}>
            <bdi>{isHydrated ? t('typed', { count, most }) : t('most', { most })}</bdi>
          </Help>
        </div>
        <FieldError id="text-error" message={errors.text} />
      </div>
      <div className="grid justify-items-start gap-3">
        <Button type="submit" size="large" aria-disabled={isPending || undefined}>
          {isPending ? <Spinner /> : null}
          {t(isPending ? 'sending' : 'send')}
        </Button>
        <p className="text-sm text-muted">{t('promise')}</p>
      </div>
    </form>
  );
}
