import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import { isPhoneNumber } from '@/lib/shared/domain/text/telephone';
import { hasLetterOrDigit } from '@/lib/shared/domain/text/text';
import { DAY_MS } from '@/lib/shared/time/units';
import { REGISTRATION_LIMITS } from './registration';

/** The kinds of mail that providers may switch off: keys of `MAIL_KINDS`. */
export const MAIL_CHOICES = ['moved', 'cancelled', 'received'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

export const PUSH_CHOICES = ['booked', 'moved', 'cancelled'] as const;
export type PushChoice = (typeof PUSH_CHOICES)[number];

/** How long the link to a new address works. */
export const ADDRESS_LINK_MS = DAY_MS;

/** Characters are counted in the same way as by `maxlength`. */
export const SETTINGS_LIMITS = {
  firstName: REGISTRATION_LIMITS.firstName,
  lastName: REGISTRATION_LIMITS.lastName,
  name: REGISTRATION_LIMITS.firstName + REGISTRATION_LIMITS.lastName + 1,
  phone: 40,
  email: REGISTRATION_LIMITS.email,
} as const;

export interface OwnNames {
  firstName: string;
  lastName: string;
  name: string;
  /** "" for none. */
  phone: string;
}
export type OwnNamesProblems = Partial<Record<keyof OwnNames, FieldProblem>>;

const OWN_NAMES_FIELDS = ['firstName', 'lastName', 'name', 'phone'] as const;

export function checkOwnNames(typed: OwnNames): OwnNamesProblems {
  const problems: OwnNamesProblems = {};
  if (!hasLetterOrDigit(typed.firstName)) problems.firstName = { key: 'firstNameMissing' };
  if (!hasLetterOrDigit(typed.lastName)) problems.lastName = { key: 'lastNameMissing' };
  if (!hasLetterOrDigit(typed.name)) problems.name = { key: 'personNameMissing' };
  if (typed.phone.trim() && !isPhoneNumber(typed.phone)) problems.phone = { key: 'phoneInvalid' };
  for (const field of OWN_NAMES_FIELDS) {
    const limit = SETTINGS_LIMITS[field];
    if (typed[field].length > limit) {
      problems[field] = { key: 'tooLong', values: { limit: String(limit) } };
    }
  }
  return problems;
}
