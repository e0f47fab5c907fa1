import { EMAIL_PATTERN } from '@/lib/domain/booking/contact';
import { hasLetterOrDigit } from '@/lib/domain/text/text';
import { ADULT_YEARS, ageOn, birthYears, daysInMonth, fromBirthDate } from './birth-date';

/** What the registration form asks a provider for, as typed (REG-002). */
export interface Registration {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, "" while a part is missing. */
  birthDate: string;
  email: string;
  agreedToTerms: boolean;
}
export type RegistrationField = keyof Registration;
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

/** The fields in the order in which the form asks for them. */
export const REGISTRATION_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'email',
  'agreedToTerms',
] as const satisfies readonly RegistrationField[];

/** The longest values, as `maxlength` counts; form, route and backend share them. */
export const REGISTRATION_LIMITS = { firstName: 80, lastName: 80, email: 254 } as const;

/** The texts of the form; those for birth date and terms are quoted (REG-007, REG-008). */
export const REGISTRATION_MESSAGES = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  birthDate: 'Please select your date of birth.',
  tooYoung: `You must be at least ${ADULT_YEARS} years old to become a provider.`,
  email: 'Please enter a valid email address.',
  agreedToTerms: 'Please agree to the terms and conditions to continue.',
} as const;

function birthDateError(value: string, today: string): string | undefined {
  const { day, month, year } = fromBirthDate(value);
  if (day === null || month === null || year === null) return REGISTRATION_MESSAGES.birthDate;
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month, year);
  const oldest = birthYears(Number(today.slice(0, 4))).at(-1) ?? 0;
  if (!isReal || year < oldest) return REGISTRATION_MESSAGES.birthDate;
  return ageOn(value, today) < ADULT_YEARS ? REGISTRATION_MESSAGES.tooYoung : undefined;
}

/** What is wrong, by field; empty when nothing is. `today` is YYYY-MM-DD where providers work. */
export function checkRegistration(typed: Registration, today: string): RegistrationErrors {
  const errors: RegistrationErrors = {};
  if (!hasLetterOrDigit(typed.firstName)) errors.firstName = REGISTRATION_MESSAGES.firstName;
  if (!hasLetterOrDigit(typed.lastName)) errors.lastName = REGISTRATION_MESSAGES.lastName;
  const birthDate = birthDateError(typed.birthDate, today);
  if (birthDate) errors.birthDate = birthDate;
  if (!EMAIL_PATTERN.test(typed.email.trim())) errors.email = REGISTRATION_MESSAGES.email;
  if (!typed.agreedToTerms) errors.agreedToTerms = REGISTRATION_MESSAGES.agreedToTerms;
  return errors;
}
