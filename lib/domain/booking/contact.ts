import { isPhoneNumber, PHONE_INVALID } from '@/lib/domain/text/telephone';
import { hasLetterOrDigit } from '@/lib/domain/text/text';

/** What a customer says about themselves on the review page, as typed. */
export interface Contact {
  customerName: string;
  customerPhone: string;
  /** "" when not given. */
  customerEmail: string;
}
export type ContactField = keyof Contact;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** The fields in the order in which the form asks for them. */
export const CONTACT_FIELDS = ['customerName', 'customerPhone', 'customerEmail'] as const;

/** The limits that form, route and backend share; lengths count as `maxlength` does. */
export const CONTACT_LIMITS = {
  customerName: 120,
  customerPhone: 40,
  customerEmail: 254,
} as const satisfies Record<ContactField, number>;

/** The texts that form, route and backend share (REV-010, REV-011, REV-013). */
export const CONTACT_MESSAGES = {
  nameMissing: 'Name is required',
  phoneMissing: 'Phone number is required',
  phoneInvalid: PHONE_INVALID,
  emailInvalid: 'Enter a valid email address',
  tooLong: (field: ContactField) => `Use ${CONTACT_LIMITS[field]} characters or fewer`,
} as const;

/** What looks like an address: something, one @, a domain with a dot. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** The values as they are checked and sent. */
export function trimContact(contact: Contact): Contact {
  return {
    customerName: contact.customerName.trim(),
    customerPhone: contact.customerPhone.trim(),
    customerEmail: contact.customerEmail.trim(),
  };
}

/**
 * What is wrong with a contact, by field; empty when nothing is. The browser's twin of
 * `BookingContact` in lib/contract, so that no schema library is shipped; a test keeps them equal.
 */
export function checkContact(typed: Contact): ContactErrors {
  const contact = trimContact(typed);
  const errors: ContactErrors = {};
  for (const field of CONTACT_FIELDS) {
    if (contact[field].length > CONTACT_LIMITS[field]) {
      errors[field] = CONTACT_MESSAGES.tooLong(field);
    }
  }
  if (!hasLetterOrDigit(contact.customerName)) {
    errors.customerName ??= CONTACT_MESSAGES.nameMissing;
  }
  if (!isPhoneNumber(contact.customerPhone)) {
    errors.customerPhone ??= contact.customerPhone
      ? CONTACT_MESSAGES.phoneInvalid
      : CONTACT_MESSAGES.phoneMissing;
  }
  if (contact.customerEmail && !EMAIL_PATTERN.test(contact.customerEmail)) {
    errors.customerEmail ??= CONTACT_MESSAGES.emailInvalid;
  }
  return errors;
}
