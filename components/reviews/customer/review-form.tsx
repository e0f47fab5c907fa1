'use client';

import type { ReactNode } from 'react';
import { CountedText } from '@/components/booking/counted-text';
import { usePostedForm } from '@/components/shared/forms/use-posted-form';
import { PageLink } from '@/components/shared/links/page-link';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { ErrorSummary } from '@/components/shared/ui/error-summary';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { FieldError } from '@/components/shared/ui/field-error';
import { labelVariants, Optional } from '@/components/shared/ui/field-parts';
import { Star } from '@/components/shared/ui/icons';
import { SelectField } from '@/components/shared/ui/select-field';
import { Spinner } from '@/components/shared/ui/spinner';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import { checkReview, REVIEW_TEXT_LIMIT, STARS } from '@/lib/shared/domain/reviews/review';
import { plainParagraphs } from '@/lib/shared/domain/text/text';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { reviewPath } from '@/lib/shared/url/review-url';
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
  const posting = usePostedForm({
    name: 'review',
    // Text that was typed about another version of the review is of no use.
    owner: JSON.stringify([token, initial.stars, initial.text]),
    action,
    check: (form) => checkReview(typedIn(form)),
  });
  const { posted, state, isPending } = posting;
  const { failure } = state;
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
      {failure ? <FailureNote answer={state}>{t(failure)}</FailureNote> : null}
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
        plain={plainParagraphs}
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

/** Full up to the chosen star; without `:has` only the chosen tile is tinted. */
const TILE =
  'relative grid min-h-24 cursor-pointer content-center justify-items-center gap-1.5 rounded-md border-1.5 bg-surface px-0.5 py-2.5 text-center text-xs font-medium hover:bg-sunken sm:min-h-28 sm:text-sm has-checked:border-primary has-checked:bg-soft has-checked:font-bold has-checked:text-on-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&:has(~label_:checked)_.icon]:fill-current [&:has(~label_:checked)_.icon]:text-star has-checked:[&_.icon]:fill-current has-checked:[&_.icon]:text-star';

interface StarsFieldProps {
  /** "" for none. */
  chosen: string;
  error: string | undefined;
}

/** Radios work with arrows, space and touch without scripts. */
function StarsField({ chosen, error }: StarsFieldProps) {
  const t = useTexts('reviews.form');
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? 'stars-error' : undefined}>
      <legend className={labelVariants({ className: 'pb-2' })}>{t('stars')}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:gap-2.5">
        {STARS.map((count) => (
          <label
            key={count}
            className={`${TILE} ${error ? 'border-danger' : 'border-line-strong'}`}
            data-stars={count}
          >
            <input
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              type="radio"
              name="stars"
              value={count}
              id={count === 1 ? 'stars' : undefined}
              defaultChecked={chosen === String(count)}
              aria-describedby={error ? 'stars-error' : undefined}
            />
            <Star className="size-9 text-line-strong sm:size-11" />
            <span>
              <span className="sr-only">{t('of', { count })}</span>
              {t(`star${count}`)}
            </span>
          </label>
        ))}
      </div>
      <FieldError id="stars-error" message={error} />
    </fieldset>
  );
}
