'use client';

import { FieldError } from '@/components/ui/field-error';
import { labelVariants } from '@/components/ui/field-parts';
import { ChevronDown } from '@/components/ui/icons';
import { inputVariants } from '@/components/ui/input';
import { useTexts } from '@/lib/texts/use-texts';
import { useZoneList } from './use-zone-list';
import { ZoneList } from './zone-list';

interface ZoneFieldProps {
  defaultValue: string;
  at: number;
  help?: string | undefined;
  error: string | undefined;
  onChoose: () => void;
}

const ID = 'timeZone';

export function ZoneField({ defaultValue, at, help, error: found, onChoose }: ZoneFieldProps) {
  const t = useTexts('events.zone');
  const zones = useZoneList({ id: ID, at, onChoose });
  const { isOpen, combobox } = zones;
  // Half-typed text is a search, not an error.
  const error = isOpen ? undefined : found;
  const describedBy = [help ? `${ID}-help` : '', error ? `${ID}-error` : ''].filter(Boolean);
  return (
    <div className="grid gap-1.5">
      <label className={labelVariants()} htmlFor={ID} {...combobox.getLabelProps()}>
        {t('label')}
      </label>
      <div className="relative">
        <input
          {...combobox.getInputProps({
            ref: zones.input,
            // The form fills the input, too.
            value: undefined,
            defaultValue,
            'aria-activedescendant': zones.activeId,
            onFocus: zones.enter,
          })}
          name={ID}
          className={inputVariants({ end: 'button' })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
        />
        <button
          {...combobox.getToggleButtonProps({
            onMouseDown: (event) => event.preventDefault(),
          })}
          type="button"
          className="absolute inset-y-0 end-0 grid w-control cursor-pointer place-items-center border-0 bg-transparent"
          aria-label={t('show')}
        >
          <ChevronDown />
        </button>
      </div>
      <ZoneList zones={zones} />
      {help ? (
        <p className="text-sm text-muted" id={`${ID}-help`}>
          {help}
        </p>
      ) : null}
      <FieldError id={`${ID}-error`} message={error} />
    </div>
  );
}
