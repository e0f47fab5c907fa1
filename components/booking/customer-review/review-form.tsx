'use client';

import { unstable_rethrow } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useActionState, useState, useTransition } from 'react';
import { PageLink } from '@/components/links/page-link';
import { Button, buttonVariants } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants, Help, labelVariants, Optional } from '@/components/ui/field-parts';
import { inputVariants } from '@/components/ui/input';
import { noteVariants } from '@/components/ui/note';
import { SelectField } from '@/components/ui/select-field';
import { Spinner } from '@/components/ui/spinner';
import { textLinkVariants } from '@/components/ui/text-link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { problemTexts } from '@/lib/domain/field-problem';
import { checkReview, plainReview, REVIEW_TEXT_LIMIT } from '@/lib/domain/reviews/review';
import { useTexts } from '@/lib/texts/use-texts';
import { formatsOf } from '@/lib/time/format';
import { paths } from '@/lib/url/paths';
import { reviewPath } from '@/lib/url/review-url';
import { StarsField } from './stars-field';
import {
  NOTHING_SENT,
  type ReviewAction,
  type ReviewFormState,
  type TypedForm,
  typedIn,
} from './state';

interface ReviewFormProps {
  token: string;
  initial: TypedForm;
  /** Of a review that there is already. */
  isChange: boolean;
  languages: readonly { value: string; label: string }[];
  /** What stands beside the review. */
  shown: ReactNode;
  action: ReviewAction;
}

/** Posts to its page without scripts, and with them says where the connection failed. */
export function ReviewForm({
  token,
  initial,
  isChange,
  languages,
  shown,
  action,
}: ReviewFormProps) {
  const t = useTexts('reviews.form');
  const fields = useTexts('errors.fields');
  const [posted, formAction] = useActionState(action, NOTHING_SENT);
  const [sent, setSent] = useState<ReviewFormState | 'offline' | null>(null);
  const [isPending, startTransition] = useTransition();
  const state = sent === null || sent === 'offline' ? posted : sent;
  const { submits } = state;
  const typed = posted.typed ?? initial;
  const errors = problemTexts(state.problems, fields);
  const failure = sent === 'offline' ? 'offline' : state.failure;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const problems = checkReview(typedIn(form));
    const checked = { ...NOTHING_SENT, problems, submits: submits + 1 };
    if (Object.keys(problems).length > 0) return setSent(checked);
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

  const how = (chunks: ReactNode) => (
    <PageLink className={textLinkVariants()} href={paths.howReviewsWork}>
      {chunks}
    </PageLink>
  );
  return (
    <form className="grid gap-6" action={formAction} onSubmit={send} noValidate>
      <input type="hidden" name="token" value={token} />
      <ErrorSummary fields={['stars', 'text']} errors={errors} submits={submits} />
      {failure ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          {t(failure)}
        </p>
      ) : null}
      <StarsField chosen={typed.stars} error={errors.stars} />
      <WordsField typed={typed.text} error={errors.text} />
      <div className="max-w-64">
        <SelectField
          id="lang"
          name="lang"
          label={t('lang')}
          options={languages}
          defaultValue={typed.lang}
        />
      </div>
      {shown}
      <div className="grid gap-3 justify-items-start">
        <div className="grid w-full gap-2 sm:flex">
          <Button type="submit" size="large" aria-disabled={isPending || undefined}>
            {isPending ? <Spinner /> : null}
            {isPending ? t('sending') : isChange ? t('save') : t('post')}
          </Button>
          {isChange ? (
            <PageLink
              className={buttonVariants({ look: 'secondary', size: 'large' })}
              href={reviewPath(token)}
            >
              {t('back')}
            </PageLink>
          ) : null}
        </div>
        <p className="text-sm text-muted">{t.rich('promise', { how })}</p>
      </div>
    </form>
  );
}

function WordsField({ typed, error }: { typed: string; error: string | undefined }) {
  const t = useTexts('reviews.form');
  const isHydrated = useHydrated();
  const [count, setCount] = useState(plainReview(typed).length);
  const written = new Intl.NumberFormat(formatsOf(t.locale)).format;
  const most = written(REVIEW_TEXT_LIMIT);
  return (
    <div className={fieldVariants()}>
      <label className={labelVariants()} htmlFor="text">
        {t('text')} <Optional />
      </label>
      <textarea
        className={inputVariants({ kind: 'textarea' })}
        id="text"
        name="text"
        rows={6}
        dir="auto"
        defaultValue={typed}
        onChange={({ target }) => setCount(plainReview(target.value).length)}
        aria-invalid={error ? true : undefined}
        aria-describedby={['text-help', ...(error ? ['text-error'] : [])].join(' ')}
      />
      <div className="flex justify-between gap-x-4">
        <Help id="text-help">{t('textHelp')}</Help>
        <Help
          className={`whitespace-nowrap ${count > REVIEW_TEXT_LIMIT ? 'font-semibold text-danger' : ''}`}
        >
          <bdi>
            {isHydrated ? t('typed', { count: written(count), most }) : t('most', { most })}
          </bdi>
        </Help>
      </div>
      <FieldError id="text-error" message={error} />
    </div>
  );
}
