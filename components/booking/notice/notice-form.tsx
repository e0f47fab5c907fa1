'use client';

import { useState } from 'react';
import { StepHeading } from '@/components/booking/step-heading';
import { usePostedForm } from '@/components/shared/forms/use-posted-form';
import { PageLink } from '@/components/shared/links/page-link';
import {
  ExplanationField,
  GoodFaithField,
  NOTICE_FIELDS,
  NoticeAddress,
  type NoticeFieldProps,
  NoticeReceipt,
  ReasonRows,
  SenderFields,
} from '@/components/shared/report/notice-fields';
import { NOTHING_TYPED, noticeIn } from '@/components/shared/report/notice-in';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { ErrorSummary } from '@/components/shared/ui/error-summary';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { FieldError } from '@/components/shared/ui/field-error';
import { Help, labelVariants } from '@/components/shared/ui/field-parts';
import { headingVariants } from '@/components/shared/ui/heading';
import { Spinner } from '@/components/shared/ui/spinner';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import {
  checkNotice,
  LAW_REASONS,
  type Notice,
  REPORT_REASONS,
  type ReportedKind,
  type ReportReason,
  termsReasons,
} from '@/lib/shared/domain/site/reports';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { type Reported, reportedPath } from '@/lib/shared/url/report-url';
import type { NoticeAction } from './state';

const idOf = (field: keyof Notice) => field;

interface NoticeFormProps {
  reported: Reported;
  /** The address of the page; null if unknown. */
  address: string | null;
  action: NoticeAction;
}

export function NoticeForm({ reported, address, action }: NoticeFormProps) {
  const t = useTexts('report.notice');
  const fields = useTexts('errors.fields');
  const [chosen, setReason] = useState<ReportReason>();
  const posting = usePostedForm({
    name: 'notice',
    owner: `${reported.kind} ${reported.id}`,
    action,
    check: (form) => checkNotice(noticeIn(form)),
    onRestored: (texts) => setReason(REPORT_REASONS.find((known) => known === texts.reason)),
  });
  const { posted, state, isPending } = posting;
  const { failure } = state;
  const typed = posted.typed ?? NOTHING_TYPED;
  const reason = chosen ?? typed.reason;
  const errors = problemTexts(state.problems, fields);
  const shared = { idOf, typed, errors };

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
        <ErrorSummary fields={NOTICE_FIELDS} errors={errors} submits={state.submits} />
        {failure ? <FailureNote answer={state}>{t(failure)}</FailureNote> : null}
        {address === null ? null : (
          <section className="grid gap-3" aria-labelledby="where">
            <h2 className={headingVariants({ size: 'small' })} id="where">
              {t('where')}
            </h2>
            <NoticeAddress address={address} />
          </section>
        )}
        <Reasons {...shared} kind={reported.kind} onChoose={setReason} />
        <section className="grid gap-3" aria-labelledby="why">
          <h2 className={headingVariants({ size: 'small' })} id="why">
            {t('why')}
          </h2>
          <ExplanationField {...shared} rows={5} />
          <Help>{t('textHelp')}</Help>
        </section>
        <section className="grid gap-4" aria-labelledby="who">
          <h2 className={headingVariants({ size: 'small' })} id="who">
            {t('whoAreYou')}
          </h2>
          <p className="text-sm text-muted">{t('whoLead')}</p>
          <SenderFields {...shared} reason={reason} />
        </section>
        <GoodFaithField {...shared} />
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
          <p className="text-sm text-muted">{t('danger')}</p>
        </div>
      </form>
    </>
  );
}

interface ReasonsProps extends NoticeFieldProps {
  kind: ReportedKind;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ kind, onChoose, ...shared }: ReasonsProps) {
  const t = useTexts('report.notice');
  const { errors } = shared;
  const groups = [
    { name: 'terms', reasons: termsReasons(kind) },
    { name: 'law', reasons: LAW_REASONS },
  ] as const;
  return (
    <fieldset
      className="m-0 grid min-w-0 gap-3 border-0 p-0"
      aria-describedby={errors.reason ? 'reason-error' : undefined}
    >
      <legend className={headingVariants({ size: 'small', className: 'mb-3' })}>{t('what')}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        {groups.map(({ name, reasons }, group) => (
          <div className="grid content-start gap-2" key={name}>
            <p className={labelVariants()}>{t(name)}</p>
            <ReasonRows
              {...shared}
              kind={kind}
              reasons={reasons}
              isFirst={group === 0}
              onChoose={onChoose}
            />
          </div>
        ))}
      </div>
      <FieldError id="reason-error" message={errors.reason} />
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
      <NoticeReceipt {...sent} />
      <PageLink
        className={buttonVariants({ look: 'secondary', className: 'justify-self-start' })}
        href={back ?? paths.home}
      >
        {t(back === null ? 'home' : 'back')}
      </PageLink>
    </div>
  );
}
