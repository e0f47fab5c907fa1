import type { ReactNode } from 'react';
import { inputProps } from '@/components/shared/forms/input-props';
import { takeAmounts } from '@/components/shared/forms/take-amounts';
import { ChoicePair } from '@/components/shared/ui/choice-pair';
import { Field } from '@/components/shared/ui/field';
import { fieldVariants, Help, labelVariants } from '@/components/shared/ui/field-parts';
import { Lock } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';
import { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import type { EventText } from '@/lib/shared/domain/events/event-form';
import { currencySign } from '@/lib/shared/domain/money';
import { currencyOf } from '@/lib/shared/domain/places/countries';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { EventErrors } from './event-request';

interface TicketFieldsProps {
  start: EventText;
  countryIso: string;
  errors: EventErrors;
}

export function TicketFields({ start, countryIso, errors }: TicketFieldsProps) {
  const t = useTexts('events.ticket');
  const fieldOf = inputProps(EVENT_TABLE, { start, errors });
  const currency = currencyOf(countryIso);
  const questionOf = (name: 'isTicketRequired' | 'isBookingRequired') => (
    <ChoicePair
      name={name}
      legend={t(name)}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      chosen={start[name]}
      error={errors[name]}
    />
  );
  return (
    <ShownAfterYes question={questionOf('isTicketRequired')}>
      <div className="grid gap-5 rounded-lg bg-sunken p-4 sm:p-5">
        <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
          <LockedField
            id="ticketCurrency"
            label={t('currency')}
            value={currency}
            help={t('currencyHelp')}
          />
          <Field
            {...fieldOf('ticketPrice')}
            label={t('price')}
            affix={currencySign(currency)}
            ref={takeAmounts}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
          />
        </div>
        <ShownAfterYes question={questionOf('isBookingRequired')}>
          <div>
            <Field
              {...fieldOf('bookingLink')}
              label={t('bookingLink')}
              help={t('bookingLinkHelp')}
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
            />
          </div>
        </ShownAfterYes>
      </div>
    </ShownAfterYes>
  );
}

/** CSS shows it, so that it works before hydration. */
function ShownAfterYes({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-5 [&:not(:has(>fieldset_input[value=yes]:checked))>:last-child]:hidden">
      {question}
      {children}
    </div>
  );
}

interface LockedFieldProps {
  id: string;
  label: string;
  value: string;
  help: string;
}

function LockedField({ id, label, value, help }: LockedFieldProps) {
  return (
    <div className={fieldVariants()}>
      <label className={labelVariants()} htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={inputVariants({ end: 'icon', locked: true })}
          value={value}
          readOnly
          aria-describedby={`${id}-help`}
        />
        <Lock className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-subtle" />
      </div>
      <Help id={`${id}-help`}>{help}</Help>
    </div>
  );
}
