import { useState } from 'react';
import { TickPill } from '@/components/shared/forms/tick-pill';
import { fieldVariants, labelVariants, Optional } from '@/components/shared/ui/field-parts';
import { ChevronDown } from '@/components/shared/ui/icons';
import { SelectField } from '@/components/shared/ui/select-field';
import {
  LANGUAGE_OPTIONS,
  type LanguageOption,
  OTHER_OPTIONS,
  READ_OPTIONS,
} from '@/lib/shared/domain/languages';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface LanguageFieldProps {
  id: string;
  name: string;
  defaultValue?: string;
  error?: string | undefined;
  isSecond?: boolean;
}

/**
 * The language in which the texts of a form are written. The language of second texts is one in
 * which the product can be read, or nobody would see them.
 */
export function LanguageField(props: LanguageFieldProps) {
  const { id, name, defaultValue, error, isSecond = false } = props;
  const t = useTexts('forms.languages');
  return (
    <SelectField
      id={id}
      name={name}
      defaultValue={defaultValue}
      error={error}
      label={t(isSecond ? 'second' : 'written')}
      optional
      options={isSecond ? READ_OPTIONS : LANGUAGE_OPTIONS}
      placeholder={t(isSecond ? 'none' : 'notSaid')}
    />
  );
}

/** Which languages are spoken; those that few speak here are behind a press, unless one is ticked. */
export function SpokenField({ name, chosen }: { name: string; chosen: readonly string[] }) {
  const t = useTexts('forms.languages');
  const [isOpen] = useState(() => OTHER_OPTIONS.some(({ value }) => chosen.includes(value)));
  const pills = (options: readonly LanguageOption[]) => (
    <div className="flex flex-wrap items-center gap-2">
      {options.map(({ value, label }) => (
        <TickPill key={value} name={name} value={value} isTicked={chosen.includes(value)}>
          <span lang={value} dir="auto">
            {label}
          </span>
        </TickPill>
      ))}
    </div>
  );
  return (
    <fieldset className={fieldVariants()} id={name} tabIndex={-1} aria-describedby={`${name}-help`}>
      <legend className={labelVariants({ className: 'mb-2' })}>
        {t('spoken')} <Optional />
      </legend>
      <p className="mb-2 text-sm text-muted" id={`${name}-help`}>
        {t('spokenHelp')}
      </p>
      {pills(READ_OPTIONS)}
      <details className="group pt-2" open={isOpen}>
        <summary className="inline-flex min-h-target cursor-pointer items-center gap-2 text-sm font-semibold">
          {t('more')}
          <ChevronDown className="size-4.5 group-open:rotate-180" />
        </summary>
        {pills(OTHER_OPTIONS)}
      </details>
    </fieldset>
  );
}
