import type { ReactNode } from 'react';
import { MailField } from '@/components/shared/site/mail-field';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { Field } from '@/components/shared/ui/field';
import { FieldError } from '@/components/shared/ui/field-error';
import { fieldVariants } from '@/components/shared/ui/field-parts';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import {
  type Notice,
  needsName,
  REPORT_LIMITS,
  type ReportedKind,
  type ReportReason,
} from '@/lib/shared/domain/site/reports';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { useReasonText } from './use-reason-text';

export const NOTICE_FIELDS = ['reason', 'text', 'name', 'email', 'isInGoodFaith'] as const;

export interface NoticeFieldProps {
  idOf: (field: keyof Notice) => string;
  typed: Notice;
  errors: Partial<Record<keyof Notice, string>>;
  isReadOnly?: boolean;
}

export function NoticeAddress({ address }: { address: string }) {
  const t = useTexts('report.notice');
  return (
    <p className="wrap-anywhere">
      <span className="text-sm text-muted">{t('page')}</span>
      <br />
      <bdi translate="no">{address}</bdi>
    </p>
  );
}

interface ReasonRowsProps extends NoticeFieldProps {
  kind: ReportedKind;
  reasons: readonly ReportReason[];
  isFirst: boolean;
  onChoose?: (reason: ReportReason) => void;
}

export function ReasonRows(props: ReasonRowsProps) {
  const { kind, reasons, idOf, typed, errors, isFirst, onChoose } = props;
  const textOf = useReasonText();
  const help = useTexts('report.help');
  return reasons.map((reason, index) => (
    <label
      className={optionRowVariants({ look: errors.reason ? 'invalid' : 'plain', size: 'small' })}
      key={reason}
    >
      <input
        className={checkboxVariants({ shape: 'round' })}
        type="radio"
        id={isFirst && index === 0 ? idOf('reason') : undefined}
        name="reason"
        value={reason}
        defaultChecked={reason === typed.reason}
        onChange={onChoose ? () => onChoose(reason) : undefined}
      />
      <span className="font-medium">
        {textOf(reason, kind)}
        {help.isKey(reason) ? (
          <span className="block text-sm font-normal text-muted">{help(reason)}</span>
        ) : null}
      </span>
    </label>
  ));
}

export function ExplanationField(props: NoticeFieldProps & { rows: number }) {
  const { idOf, typed, errors, isReadOnly, rows } = props;
  const t = useTexts('report.notice');
  return (
    <TextAreaField
      id={idOf('text')}
      name="text"
      label={t('text')}
      rows={rows}
      dir="auto"
      maxLength={REPORT_LIMITS.text}
      defaultValue={typed.text}
      readOnly={isReadOnly}
      error={errors.text}
    />
  );
}

export function SenderFields(props: NoticeFieldProps & { reason: ReportReason | '' }) {
  const { idOf, typed, errors, isReadOnly, reason } = props;
  const t = useTexts('report.notice');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        id={idOf('name')}
        name="name"
        label={t('name')}
        optional={!needsName(reason)}
        dir="auto"
        autoComplete="name"
        maxLength={REPORT_LIMITS.name}
        defaultValue={typed.name}
        readOnly={isReadOnly}
        error={errors.name}
      />
      <MailField
        id={idOf('email')}
        name="email"
        label={t('email')}
        optional={!needsName(reason)}
        type="email"
        autoComplete="email"
        maxLength={REPORT_LIMITS.email}
        defaultValue={typed.email}
        readOnly={isReadOnly}
        error={errors.email}
      />
    </div>
  );
}

export function GoodFaithField({ idOf, typed, errors }: NoticeFieldProps) {
  const t = useTexts('report.notice');
  const error = errors.isInGoodFaith;
  const id = idOf('isInGoodFaith');
  return (
    <div className={fieldVariants()}>
      <label className="flex cursor-pointer items-start gap-3 rounded-md bg-sunken p-4">
        <input
          className={checkboxVariants()}
          type="checkbox"
          id={id}
          name="isInGoodFaith"
          defaultChecked={typed.isInGoodFaith}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{t('goodFaith')}</span>
      </label>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

interface NoticeReceiptProps {
  /** Null where {host} gives none. */
  number: number | null;
  isMailed: boolean;
}

export function NoticeReceipt({ number, isMailed }: NoticeReceiptProps) {
  const t = useTexts('report.notice');
  const b = (chunks: ReactNode) => <b>{chunks}</b>;
  return (
    <>
      {number === null ? null : (
        <>
          <p className="text-lg">{t.rich('sentNumber', { number: String(number), b })}</p>
          <p>{t(isMailed ? 'sentMail' : 'sentNoMail')}</p>
        </>
      )}
      <p className="text-muted">{t('sentNext')}</p>
    </>
  );
}
