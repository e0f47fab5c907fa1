import { useTexts } from '#texts';
import { checkboxVariants } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { optionRowVariants } from '@/components/ui/option-row';
import { REPORT_REASONS, type ReportReason } from '@/lib/domain/site/reports';

interface ReasonChoicesProps {
  /** Of the first choice. */
  id: string;
  chosen: ReportReason | '';
  error?: string | undefined;
}

/** What can be wrong, of which one is chosen. */
export function ReasonChoices({ id, chosen, error }: ReasonChoicesProps) {
  const t = useTexts('report.dialog');
  return (
    <fieldset className={fieldVariants()} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelVariants({ className: 'mb-1.5' })}>{t('reason')}</legend>
      {REPORT_REASONS.map((reason, index) => (
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
          <span className="font-medium">{t(reason)}</span>
        </label>
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
