import type { SaveOutcome } from '@/components/forms/save-outcome';
import { useSubmit } from '@/components/forms/use-submit';
import { PageLink } from '@/components/links/page-link';
import { Button } from '@/components/ui/button';
import { checkboxVariants } from '@/components/ui/checkbox';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { Scale, ShieldCheck } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { optionRowVariants } from '@/components/ui/option-row';
import { Spinner } from '@/components/ui/spinner';
import { TextAreaField } from '@/components/ui/text-area-field';
import { callApi } from '@/lib/api/call-api';
import {
  OF_REVIEW,
  REPORT_LIMITS,
  REPORT_REASONS,
  type Report,
  type ReportedKind,
  type ReportReason,
  SHORT_REASONS,
} from '@/lib/domain/site/reports';
import { useTexts } from '@/lib/texts/use-texts';
import { type Reported, reportPath } from '@/lib/url/report-url';

const FIELDS = ['reason', 'text', 'email'] as const;
type FieldName = (typeof FIELDS)[number];
const idOf = (field: FieldName) => `report-${field}`;

interface ReportFormProps {
  reported: Reported;
  draft: Report;
  onType: (report: Report) => void;
  onCancel: () => void;
  onSent: () => void;
}

function readReport(form: HTMLFormElement): Report {
  const data = new FormData(form);
  const textOf = (name: FieldName) => String(data.get(name) ?? '');
  const reason = REPORT_REASONS.find((known) => known === textOf('reason')) ?? '';
  return { reason, text: textOf('text'), email: textOf('email') };
}

export function ReportForm({ reported, draft, onType, onCancel, onSent }: ReportFormProps) {
  const { kind, id } = reported;
  const t = useTexts('report.dialog');

  async function send(form: HTMLFormElement): Promise<SaveOutcome<FieldName>> {
    const { reason, ...rest } = readReport(form);
    // The server checks the rest.
    if (reason === '') return { kind: 'invalid', errors: { reason: t('reasonMissing') } };
    const result = await callApi('POST /api/reports', { kind, id, reason, ...rest });
    if (!result.ok) {
      return result.fields
        ? { kind: 'invalid', errors: result.fields }
        : { kind: 'failed', message: result.message };
    }
    onSent();
    return { kind: 'saved' };
  }

  const { step, errors, problem, onSubmit, clearError } = useSubmit<FieldName>({
    send,
    focusFirst: { fields: FIELDS, idOf },
  });
  const isSending = step === 'sending';
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={onSubmit}
      onChange={(event) => {
        onType(readReport(event.currentTarget));
        if ('name' in event.target) clearError(String(event.target.name));
      }}
    >
      {kind === 'review' ? (
        <Note look="wash">
          <Scale />
          <span>{t.rich('badIsNotWrong', { strong: (words) => <b>{words}</b> })}</span>
        </Note>
      ) : null}
      <ReasonChoices kind={kind} id={idOf('reason')} chosen={draft.reason} error={errors.reason} />
      <PageLink
        className={optionRowVariants({ size: 'small', className: '-mt-2 text-text' })}
        href={reportPath(reported)}
      >
        <Scale />
        <span className="font-medium">
          {t('law')}
          <span className="block text-sm font-normal text-muted">{t('lawHelp')}</span>
        </span>
      </PageLink>
      <TextAreaField
        id={idOf('text')}
        name="text"
        label={t('text')}
        optional
        rows={2}
        dir="auto"
        maxLength={REPORT_LIMITS.text}
        defaultValue={draft.text}
        readOnly={isSending}
        error={errors.text}
      />
      <Field
        id={idOf('email')}
        name="email"
        label={t('email')}
        optional
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={REPORT_LIMITS.email}
        defaultValue={draft.email}
        readOnly={isSending}
        error={errors.email}
      />
      <p className="flex gap-3 text-sm text-muted">
        <ShieldCheck />
        {t(kind === 'review' ? 'privacyOfReview' : 'privacy')}
      </p>
      <DialogActions className="mt-0 flex-wrap">
        {problem ? (
          <Note className="w-full" look="error" role="alert">
            <span>{`${problem} ${t('kept')}`}</span>
          </Note>
        ) : null}
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

function useReasons(kind: ReportedKind) {
  const t = useTexts('report.dialog');
  const reasons = useTexts('report.reasons');
  if (kind !== 'review') return SHORT_REASONS.map((reason) => ({ reason, text: reasons(reason) }));
  return SHORT_REASONS.flatMap((reason) => {
    if (reason === 'scam') return [];
    const key = OF_REVIEW[reason];
    return { reason, text: key ? t(key) : reasons(reason) };
  });
}

interface ReasonChoicesProps {
  kind: ReportedKind;
  id: string;
  chosen: ReportReason | '';
  error?: string | undefined;
}

function ReasonChoices({ kind, id, chosen, error }: ReasonChoicesProps) {
  const t = useTexts('report.dialog');
  const reasons = useReasons(kind);
  return (
    <fieldset className={fieldVariants()} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelVariants({ className: 'mb-1.5' })}>{t('reason')}</legend>
      {reasons.map(({ reason, text }, index) => (
        <label
          className={optionRowVariants({ look: error ? 'invalid' : 'plain', size: 'small' })}
          key={reason}
        >
          <input
            className={checkboxVariants({ shape: 'round' })}
            type="radio"
            id={index === 0 ? id : undefined}
            name="reason"
            value={reason}
            defaultChecked={reason === chosen}
          />
          <span className="font-medium">{text}</span>
        </label>
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
