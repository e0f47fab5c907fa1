import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import { plainAddress } from '@/lib/shared/domain/text/mail-address';
import { hasLetterOrDigit } from '@/lib/shared/domain/text/text';
import { ADULT_YEARS, ageOn, birthYears, daysInMonth, fromBirthDate } from './birth-date';
import type { TraderKind } from './trader';

export interface Registration {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, or "". */
  birthDate: string;
  email: string;
  agreedToTerms: boolean;
}

export interface SentRegistration extends Registration {
  trader: TraderKind | null;
}
export type RegistrationField = keyof Registration;
export type RegistrationProblems = Partial<Record<RegistrationField, FieldProblem>>;

export const REGISTRATION_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'email',
  'agreedToTerms',
] as const satisfies readonly RegistrationField[];

/** Characters are counted in the same way as by `maxlength`. */
export const REGISTRATION_LIMITS = { firstName: 80, lastName: 80, email: 254 } as const;

function birthDateProblem(value: string, today: string): FieldProblem | undefined {
  const { day, month, year } = fromBirthDate(value);
  if (day === null || month === null || year === null) return { key: 'birthDateMissing' };
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month, year);
  const oldest = birthYears(Number(today.slice(0, 4))).at(-1) ?? 0;
  if (!isReal || year < oldest) return { key: 'birthDateMissing' };
  const isAdult = ageOn(value, today) >= ADULT_YEARS;
  return isAdult ? undefined : { key: 'tooYoung', values: { years: ADULT_YEARS } };
}

/** Checks REG-003 to REG-008. `today` is YYYY-MM-DD where providers work. */
export function checkRegistration(typed: Registration, today: string): RegistrationProblems {
  const problems: RegistrationProblems = {};
  if (!hasLetterOrDigit(typed.firstName)) problems.firstName = { key: 'firstNameMissing' };
  if (!hasLetterOrDigit(typed.lastName)) problems.lastName = { key: 'lastNameMissing' };
  const birthDate = birthDateProblem(typed.birthDate, today);
  if (birthDate) problems.birthDate = birthDate;
  if (plainAddress(typed.email) === null) problems.email = { key: 'emailUnreadable' };
  if (!typed.agreedToTerms) problems.agreedToTerms = { key: 'termsNotAgreed' };
  return problems;
}
