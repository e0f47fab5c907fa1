'use client';

import { useState } from 'react';
import { StepHeading } from '@/components/booking/step-heading';
import { usePostedForm } from '@/components/forms/use-posted-form';
import { PageLink } from '@/components/links/page-link';
import { Button, buttonVariants } from '@/components/ui/button';
import { checkboxVariants } from '@/components/ui/checkbox';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants, Help, labelVariants } from '@/components/ui/field-parts';
import { headingVariants } from '@/components/ui/heading';
import { noteVariants } from '@/components/ui/note';
import { optionRowVariants } from '@/components/ui/option-row';
import { Spinner } from '@/components/ui/spinner';
import { TextAreaField } from '@/components/ui/text-area-field';
import { problemTexts } from '@/lib/domain/field-problem';
import {
  checkNotice,
  LAW_REASONS,
  needsName,
  REPORT_LIMITS,
  REPORT_REASONS,
  type ReportReason,
} from '@/lib/domain/site/reports';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';
import { type Reported, reportedPath } from '@/lib/url/report-url';
import { NOTHING_TYPED, type NoticeAction, noticeIn } from './state';

const FIELDS = ['reason', 'text', 'name', 'email', 'isInGoodFaith'] as const;
const isOfLaw = (reason: ReportReason) => LAW_REASONS.some((known) => known === reason);
const GROUPS = [
  { name: 'terms', reasons: REPORT_REASONS.filter((reason) => !isOfLaw(reason)) },
  { name: 'law', reasons: LAW_REASONS },
] as const;

interface NoticeFormProps {
  reported: Reported;
  /** Of the page, as it is shown; null if nobody knows it. */
  address: string | null;
  action: NoticeAction;
}

export function NoticeForm({ reported, address, action }: NoticeFormProps) {
  const t = useTexts('report.notice');
  const fields = useTexts('errors.fields');
  const posting = usePostedForm(action, (form) => checkNotice(noticeIn(form)));
  const { posted, state, failure, isPending } = posting;
  const typed = posted.typed ?? NOTHING_TYPED;
  const [reason, setReason] = useState(typed.reason);
  const errors = problemTexts(state.problems, fields);

  if (state.sent) return <Sent sent={state.sent} back={reportedPath(reported)} />;
  return (
    <>
      <div className="grid gap-3">
        <StepHeading>{t('title')}</StepHeading>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      <form className="grid gap-8" {...posting.form}>
        <input type="hidden" name="kind" value={reported.kind} />
        <input type="hidden" name="id" value={reported.id} />
        <ErrorSummary fields={FIELDS} errors={errors} submits={state.submits} />
        {failure ? (
          <p className={noteVariants({ look: 'error' })} role="alert">
            {t(failure)}
          </p>
        ) : null}
        {address === null ? null : (
          <section className="grid gap-3" aria-labelledby="where">
            <h2 className={headingVariants({ size: 'small' })} id="where">
              {t('where')}
            </h2>
            <p className="wrap-anywhere">
              <span className="text-sm text-muted">{t('page')}</span>
              <br />
              <bdi>{address}</bdi>
            </p>
          </section>
        )}
        <Reasons chosen={typed.reason} error={errors.reason} onChoose={setReason} />
        <section className="grid gap-3" aria-labelledby="why">
          <h2 className={headingVariants({ size: 'small' })} id="why">
            {t('why')}
          </h2>
          <TextAreaField
            id="text"
            name="text"
            label={t('text')}
            rows={5}
            dir="auto"
            maxLength={REPORT_LIMITS.text}
            defaultValue={typed.text}
            error={errors.text}
          />
          <Help>{t('textHelp')}</Help>
        </section>
        <section className="grid gap-4" aria-labelledby="who">
          <h2 className={headingVariants({ size: 'small' })} id="who">
            {t('whoAreYou')}
          </h2>
          <p className="text-sm text-muted">{t('whoLead')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              id="name"
              name="name"
              label={t('name')}
              optional={!needsName(reason)}
              dir="auto"
              autoComplete="name"
              maxLength={REPORT_LIMITS.name}
              defaultValue={typed.name}
              error={errors.name}
            />
            <Field
              id="email"
              name="email"
              label={t('email')}
              optional={!needsName(reason)}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={REPORT_LIMITS.email}
              defaultValue={typed.email}
              error={errors.email}
            />
          </div>
        </section>
        <div className={fieldVariants()}>
          <label className="flex cursor-pointer items-start gap-3 rounded-md bg-sunken p-4">
            <input
              className={checkboxVariants()}
              type="checkbox"
              id="isInGoodFaith"
              name="isInGoodFaith"
              defaultChecked={typed.isInGoodFaith}
              aria-invalid={errors.isInGoodFaith ? true : undefined}
              aria-describedby={errors.isInGoodFaith ? 'isInGoodFaith-error' : undefined}
            />
            <span>{t('goodFaith')}</span>
          </label>
          <FieldError id="isInGoodFaith-error" message={errors.isInGoodFaith} />
        </div>
        <div className="grid justify-items-start gap-3">
          <Button type="submit" size="large" aria-disabled={isPending || undefined}>
            {isPending ? <Spinner /> : null}
            {t(isPending ? 'sending' : 'send')}
          </Button>
          <p className="text-sm text-muted">{t('danger')}</p>
        </div>
      </form>
    </>
  );
}

interface ReasonsProps {
  chosen: ReportReason | '';
  error: string | undefined;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ chosen, error, onChoose }: ReasonsProps) {
  const t = useTexts('report.notice');
  const reasons = useTexts('report.reasons');
  const help = useTexts('report.help');
  const helpOf = (reason: ReportReason) =>
    reason === 'rights' || reason === 'forbidden' || reason === 'child' ? help(reason) : null;
  return (
    <fieldset
      className="m-0 grid min-w-0 gap-3 border-0 p-0"
      aria-describedby={error ? 'reason-error' : undefined}
    >
      <legend className={headingVariants({ size: 'small', className: 'mb-3' })}>{t('what')}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        {GROUPS.map(({ name, reasons: offered }, group) => (
          <div className="grid content-start gap-2" key={name}>
            <p className={labelVariants()}>{t(name)}</p>
            {offered.map((reason, index) => (
              <label
                className={optionRowVariants({ look: error ? 'invalid' : 'plain', size: 'small' })}
                key={reason}
              >
                <input
                  className={checkboxVariants({ shape: 'round' })}
                  type="radio"
                  id={group + index === 0 ? 'reason' : undefined}
                  name="reason"
                  value={reason}
                  defaultChecked={reason === chosen}
                  onChange={() => onChoose(reason)}
                />
                <span className="font-medium">
                  {reasons(reason)}
                  {helpOf(reason) ? (
                    <span className="block text-sm font-normal text-muted">{helpOf(reason)}</span>
                  ) : null}
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
      <FieldError id="reason-error" message={error} />
    </fieldset>
  );
}

function Sent({
  sent,
  back,
}: {
  sent: { number: number; isMailed: boolean };
  back: string | null;
}) {
  const t = useTexts('report.notice');
  return (
    <div className="grid gap-4 rounded-lg bg-wash p-5" role="status">
      <StepHeading>{t('sentTitle')}</StepHeading>
      <p className="text-lg">
        {t.rich('sentNumber', { number: String(sent.number), b: (chunks) => <b>{chunks}</b> })}
      </p>
      <p>{t(sent.isMailed ? 'sentMail' : 'sentNoMail')}</p>
      <p className="text-muted">{t('sentNext')}</p>
      <PageLink
        className={buttonVariants({ look: 'secondary', className: 'justify-self-start' })}
        href={back ?? paths.home}
      >
        {t(back === null ? 'home' : 'back')}
      </PageLink>
    </div>
  );
}
