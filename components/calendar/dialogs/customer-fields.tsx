import { useState } from 'react';
import { Field } from '@/components/shared/ui/field';
import { ChevronDown } from '@/components/shared/ui/icons';
import { onceReleased } from '@/components/shared/ui/once-released';
import { CONTACT_LIMITS } from '@/lib/shared/domain/booking/contact';
import { isPhoneNumber } from '@/lib/shared/domain/text/telephone';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** Both may be empty (rulings). */
export interface OwnCustomer {
  customerName: string;
  customerPhone: string;
}

export const OWN_PHONE = 'own-customer-phone';

export function isPhoneWrong({ customerPhone }: OwnCustomer): boolean {
  return customerPhone.trim() !== '' && !isPhoneNumber(customerPhone);
}

interface CustomerFieldsProps {
  customer: OwnCustomer;
  onChange: (customer: OwnCustomer) => void;
}

/** Closed at first: most own bookings need neither. */
export function CustomerFields({ customer, onChange }: CustomerFieldsProps) {
  const t = useTexts('calendar.customer');
  const fields = useTexts('errors.fields');
  const isGiven = Boolean(customer.customerName || customer.customerPhone);
  const [isOpen, setIsOpen] = useState(isGiven);
  const [wasGiven, setWasGiven] = useState(isGiven);
  const [wasLeft, setWasLeft] = useState(false);
  // A refused booking opens the fields. Deleting their text does not close them.
  if (isGiven !== wasGiven) {
    setWasGiven(isGiven);
    if (isGiven) setIsOpen(true);
  }
  return (
    <details
      className="rounded-md border border-line text-base"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-2 px-4 py-2 font-semibold">
        <span>
          {t.rich('heading', {
            optional: (chunks) => <span className="font-normal text-subtle">{chunks}</span>,
          })}
        </span>
        <ChevronDown />
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <Field
          id="own-customer-name"
          label={t('name')}
          optional
          autoComplete="off"
          dir="auto"
          maxLength={CONTACT_LIMITS.customerName}
          value={customer.customerName}
          onChange={(event) => onChange({ ...customer, customerName: event.target.value })}
        />
        <Field
          id={OWN_PHONE}
          label={t('phone')}
          optional
          type="tel"
          error={wasLeft && isPhoneWrong(customer) ? fields('phoneInvalid') : undefined}
          onBlur={() => onceReleased(() => setWasLeft(true))}
          autoComplete="off"
          maxLength={CONTACT_LIMITS.customerPhone}
          value={customer.customerPhone}
          onChange={(event) => onChange({ ...customer, customerPhone: event.target.value })}
        />
      </div>
    </details>
  );
}
