'use client';

import type { ReactNode } from 'react';
import { CountedText } from '@/components/booking/counted-text';
import { usePostedForm } from '@/components/forms/use-posted-form';
import { PageLink } from '@/components/links/page-link';
import { Button, buttonVariants } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Optional } from '@/components/ui/field-parts';
import { noteVariants } from '@/components/ui/note';
import { SelectField } from '@/components/ui/select-field';
import { Spinner } from '@/components/ui/spinner';
import { textLinkVariants } from '@/components/ui/text-link';
import { problemTexts } from '@/lib/domain/field-problem';
import { checkReview, plainReview, REVIEW_TEXT_LIMIT } from '@/lib/domain/reviews/review';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';
import { reviewPath } from '@/lib/url/review-url';
import { StarsField } from './stars-field';
import { type ReviewAction, type TypedForm, typedIn } from './state';

interface ReviewFormProps {
  token: string;
  initial: TypedForm;
  isChange: boolean;
  languages: readonly { value: string; label: string }[];
  shown: ReactNode;
  action: ReviewAction;
}

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
  const posting = usePostedForm(action, (form) => checkReview(typedIn(form)));
  const { posted, state, failure, isPending } = posting;
  const typed = posted.typed ?? initial;
  const errors = problemTexts(state.problems, fields);

  const how = (chunks: ReactNode) => (
    <PageLink className={textLinkVariants()} href={paths.howReviewsWork}>
      {chunks}
    </PageLink>
  );
  return (
    <form className="grid gap-6" {...posting.form}>
      <input type="hidden" name="token" value={token} />
      <ErrorSummary fields={['stars', 'text']} errors={errors} submits={state.submits} />
      {failure ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          {t(failure)}
        </p>
      ) : null}
      <StarsField chosen={typed.stars} error={errors.stars} />
      <CountedText
        label={
          <>
            {t('text')} <Optional />
          </>
        }
        help={t('textHelp')}
        rows={6}
        typed={typed.text}
        most={REVIEW_TEXT_LIMIT}
        plain={plainReview}
        error={errors.text}
      />
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
