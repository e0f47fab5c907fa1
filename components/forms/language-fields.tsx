import { useState } from 'react';
import { TickPill } from '@/components/forms/tick-pill';
import { fieldVariants, labelVariants, Optional } from '@/components/ui/field-parts';
import { SelectField } from '@/components/ui/select-field';
import { LANGUAGE_OPTIONS, READ_OPTIONS } from '@/lib/domain/languages';
import { isLocale } from '@/lib/texts/locales';
import { useTexts } from '@/lib/texts/use-texts';

interface LanguageFieldProps {
  id: string;
  name: string;
  defaultValue?: string;
  error?: string | undefined;
  isSecond?: boolean;
}

/** A second text's language is one of the product's, else nobody sees it. */
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

const isCommon = ({ value }: { value: string }) => isLocale(value);

export function SpokenField({ name, chosen }: { name: string; chosen: readonly string[] }) {
  const t = useTexts('forms.languages');
  const [isOpen] = useState(() => chosen.some((code) => !isLocale(code)));
  const pills = (options: typeof LANGUAGE_OPTIONS) => (
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
      {pills(LANGUAGE_OPTIONS.filter(isCommon))}
      <details className="pt-2" open={isOpen}>
        <summary className="inline-flex min-h-target cursor-pointer items-center text-sm font-semibold">
          {t('more')}
        </summary>
        {pills(LANGUAGE_OPTIONS.filter((option) => !isCommon(option)))}
      </details>
    </fieldset>
  );
}
