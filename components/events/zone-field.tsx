'use client';

import { ChevronDown } from 'lucide-react';
import { FieldError } from '@/components/ui/field-error';
import { labelVariants } from '@/components/ui/field-parts';
import { useZoneList } from './use-zone-list';
import { optionId, ZoneList } from './zone-list';

interface ZoneFieldProps {
  defaultValue: string;
  /** The instant (ISO) for which offsets are shown. */
  at: number;
  help?: string | undefined;
  error: string | undefined;
  onChoose: () => void;
}

const ID = 'timeZone';
const LIST_ID = `${ID}-list`;

/** The timezone: typed, or searched in the full list, which opens below the field. */
export function ZoneField({ defaultValue, at, help, error: found, onChoose }: ZoneFieldProps) {
  const zones = useZoneList(at, onChoose);
  const { isOpen, activeId } = zones;
  // What is half typed is a search, not a wrong answer.
  const error = isOpen ? undefined : found;
  const describedBy = [help ? `${ID}-help` : '', error ? `${ID}-error` : ''].filter(Boolean);
  return (
    <div className="combo">
      <label className={labelVariants()} htmlFor={ID}>
        Timezone
      </label>
      <div className="select">
        <input
          ref={zones.input}
          id={ID}
          name={ID}
          className="input"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={activeId && isOpen ? optionId(LIST_ID, activeId) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          defaultValue={defaultValue}
          onChange={({ currentTarget }) => zones.type(currentTarget.value)}
          onClick={() => isOpen || zones.open()}
          onKeyDown={zones.onKeyDown}
          onFocus={zones.enter}
          onBlur={zones.leave}
          required
        />
        <button
          type="button"
          className="combo-open"
          tabIndex={-1}
          aria-label="Show timezones"
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={zones.toggle}
        >
          <ChevronDown />
        </button>
      </div>
      <ZoneList id={LIST_ID} zones={zones} />
      {help ? (
        <p className="text-sm text-muted" id={`${ID}-help`}>
          {help}
        </p>
      ) : null}
      <FieldError id={`${ID}-error`} message={error} />
    </div>
  );
}
