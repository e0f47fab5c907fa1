import { type FieldProblem, issueOf } from '@/lib/shared/domain/field-problem';
import { asAddress, plainAddress } from '@/lib/shared/domain/text/mail-address';
import { isPhoneNumber, plainTelephone } from '@/lib/shared/domain/text/telephone';
import { hasLetterOrDigit, plainParagraphs } from '@/lib/shared/domain/text/text';

export interface Contact {
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  /** "" if there is none, and if {host} takes none. */
  customerRemark: string;
}
export type ContactField = keyof Contact;
export type ContactProblems = Partial<Record<ContactField, FieldProblem>>;

export const CONTACT_FIELDS = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'customerRemark',
] as const;

/** Lengths are counted in the same way as by `maxlength`. */
export const CONTACT_LIMITS = {
  customerName: 120,
  customerPhone: 40,
  customerEmail: 254,
  customerRemark: 500,
} as const satisfies Record<ContactField, number>;

/** REV-010, REV-011, REV-013. */
export const CONTACT_ISSUES = {
  nameMissing: issueOf({ key: 'nameMissing' }),
  phoneMissing: issueOf({ key: 'contactPhoneMissing' }),
  phoneInvalid: issueOf({ key: 'phoneInvalid' }),
  emailInvalid: issueOf({ key: 'emailInvalid' }),
  tooLong: (field: ContactField) =>
    issueOf({ key: 'tooLong', values: { limit: CONTACT_LIMITS[field] } }),
} as const;

export function trimContact(contact: Contact): Contact {
  return {
    customerName: contact.customerName.trim(),
    customerPhone: plainTelephone(contact.customerPhone),
    customerEmail: asAddress(contact.customerEmail),
    customerRemark: plainParagraphs(contact.customerRemark),
  };
}

/**
 * Does the same as `BookingContact` of lib/shared/contract, without a schema library. A test checks
 * that both agree.
 */
export function checkContact(typed: Contact): ContactProblems {
  const contact = trimContact(typed);
  const problems: ContactProblems = {};
  for (const field of CONTACT_FIELDS) {
    const limit = CONTACT_LIMITS[field];
    if (contact[field].length > limit) problems[field] = { key: 'tooLong', values: { limit } };
  }
  if (!hasLetterOrDigit(contact.customerName)) {
    problems.customerName ??= { key: 'nameMissing' };
  }
  if (!isPhoneNumber(contact.customerPhone)) {
    problems.customerPhone ??= {
      key: contact.customerPhone ? 'phoneInvalid' : 'contactPhoneMissing',
    };
  }
  if (contact.customerEmail && plainAddress(contact.customerEmail) === null) {
    problems.customerEmail ??= { key: 'emailInvalid' };
  }
  return problems;
}
