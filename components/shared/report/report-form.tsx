import type { SaveOutcome } from '@/components/shared/forms/save-outcome';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { PageLink } from '@/components/shared/links/page-link';
import { Button } from '@/components/shared/ui/button';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { FieldError } from '@/components/shared/ui/field-error';
import { fieldVariants, Help, labelVariants } from '@/components/shared/ui/field-parts';
import { Scale, ShieldCheck } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { Spinner } from '@/components/shared/ui/spinner';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { Received } from '@/lib/shared/contract/moderation';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import { checkNotice, type Notice, shortReasons } from '@/lib/shared/domain/site/reports';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type Reported, reportPath } from '@/lib/shared/url/report-url';
import {
  ExplanationField,
  GoodFaithField,
  NOTICE_FIELDS,
  NoticeAddress,
  ReasonRows,
  SenderFields,
} from './notice-fields';
import { noticeIn } from './notice-in';

const idOf = (field: keyof Notice) => `report-${field}`;

interface ReportFormProps {
  reported: Reported;
  /** The page's; null if unknown. */
  address: string | null;
  /** True if the decision is shown beside what was reported. */
  isAnsweredHere: boolean;
  draft: Notice;
  onType: (notice: Notice) => void;
  onCancel: () => void;
  onSent: (receipt: Received) => void;
}

/** Illegal content is not reported here: a link leads to the whole form. */
export function ReportForm(props: ReportFormProps) {
  const { reported, address, isAnsweredHere, draft, onType, onCancel, onSent } = props;
  const { kind, id } = reported;
  const t = useTexts('report.dialog');
  const notice = useTexts('report.notice');
  const fields = useTexts('errors.fields');
  const key = useRepeatKey();

  async function send(form: HTMLFormElement): Promise<SaveOutcome<keyof Notice>> {
    const typed = noticeIn(new FormData(form));
    const { reason, ...rest } = typed;
    const problems = checkNotice(typed);
    if (reason === '' || Object.keys(problems).length > 0) {
      return { kind: 'invalid', errors: problemTexts(problems, fields) };
    }
    const body = { kind, id, reason, ...rest };
    const result = await key.send((repeatKey) => callApi('POST /api/reports', body, { repeatKey }));
    if (!result.ok) {
      if (result.fields) return { kind: 'invalid', errors: result.fields };
      const message = isUnsettled(result) ? notice('unsettled') : `${result.message} ${t('kept')}`;
      return { kind: 'failed', message };
    }
    onSent(result.answer);
    return { kind: 'saved' };
  }

  const { step, errors, problem, onSubmit, clearError } = useSubmit<keyof Notice>({
    send,
    focusFirst: { fields: NOTICE_FIELDS, idOf },
  });
  const isSending = step === 'sending';
  const shared = { idOf, typed: draft, errors, isReadOnly: isSending };
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={onSubmit}
      onChange={(event) => {
        onType(noticeIn(new FormData(event.currentTarget)));
        if ('name' in event.target) clearError(String(event.target.name));
      }}
    >
      {address === null ? null : <NoticeAddress address={address} />}
      {kind === 'review' ? (
        <Note look="wash">
          <Scale />
          <span>{t.rich('badIsNotWrong', { strong: (words) => <b>{words}</b> })}</span>
        </Note>
      ) : null}
      <fieldset
        className={fieldVariants()}
        aria-describedby={errors.reason ? `${idOf('reason')}-error` : undefined}
      >
        <legend className={labelVariants({ className: 'mb-1.5' })}>{notice('what')}</legend>
        <ReasonRows {...shared} kind={kind} reasons={shortReasons(kind)} isFirst />
        <FieldError id={`${idOf('reason')}-error`} message={errors.reason} />
      </fieldset>
      <PageLink
        className={optionRowVariants({ size: 'small', className: '-mt-2 text-text' })}
        href={reportPath(reported)}
      >
        <Scale className="mx-0.5" />
        <span className="font-medium">
          {notice('law')}
          <span className="block text-sm font-normal text-muted">{t('lawHelp')}</span>
        </span>
      </PageLink>
      <ExplanationField {...shared} rows={2} />
      <SenderFields {...shared} reason="" />
      {isAnsweredHere ? null : <Help className="-mt-2">{t('whoLead')}</Help>}
      <GoodFaithField {...shared} />
      <p className="flex gap-3 text-sm text-muted">
        <ShieldCheck />
        {t(kind === 'review' || kind === 'slate' ? 'privacyOfWriter' : 'privacy')}
      </p>
      <DialogActions className="mt-0 flex-wrap">
        {problem ? <FailureNote className="w-full">{problem}</FailureNote> : null}
        <Button look="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button className="flex-1" type="submit" aria-disabled={isSending}>
          {isSending ? <Spinner /> : null}
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </DialogActions>
    </form>
  );
}
