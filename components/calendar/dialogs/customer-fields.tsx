import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { CONTACT_LIMITS } from '@/lib/domain/booking/contact';
import { isPhoneNumber, PHONE_INVALID } from '@/lib/domain/text/telephone';

/** Whom a provider's own booking is for; both may be empty (rulings). */
export interface OwnCustomer {
  customerName: string;
  customerPhone: string;
}

/** The id of the phone field, for the focus. */
export const OWN_PHONE = 'own-customer-phone';

/** What is wrong with the phone number; it may be missing, but not be something else. */
export function phoneErrorOf({ customerPhone }: OwnCustomer): string | undefined {
  const isFine = !customerPhone.trim() || isPhoneNumber(customerPhone);
  return isFine ? undefined : PHONE_INVALID;
}

interface CustomerFieldsProps {
  customer: OwnCustomer;
  onChange: (customer: OwnCustomer) => void;
}

/** Name and phone, folded away: most bookings of one's own need neither. */
export function CustomerFields({ customer, onChange }: CustomerFieldsProps) {
  const isGiven = Boolean(customer.customerName || customer.customerPhone);
  const [isOpen, setIsOpen] = useState(isGiven);
  const [wasGiven, setWasGiven] = useState(isGiven);
  const [wasLeft, setWasLeft] = useState(false);
  // What comes back from a refused booking is shown; what is deleted takes no field away.
  if (isGiven !== wasGiven) {
    setWasGiven(isGiven);
    if (isGiven) setIsOpen(true);
  }
  return (
    <details
      className="toc text-base"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          Customer name and phone <span className="font-normal text-subtle">(optional)</span>
        </span>
        <ChevronDown />
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <Field
          id="own-customer-name"
          label="Name"
          optional
          autoComplete="off"
          dir="auto"
          maxLength={CONTACT_LIMITS.customerName}
          value={customer.customerName}
          onChange={(event) => onChange({ ...customer, customerName: event.target.value })}
        />
        <Field
          id={OWN_PHONE}
          label="Phone"
          optional
          type="tel"
          error={wasLeft ? phoneErrorOf(customer) : undefined}
          onBlur={() => setWasLeft(true)}
          autoComplete="off"
          maxLength={CONTACT_LIMITS.customerPhone}
          value={customer.customerPhone}
          onChange={(event) => onChange({ ...customer, customerPhone: event.target.value })}
        />
      </div>
    </details>
  );
}
