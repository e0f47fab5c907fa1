import type { FieldProblem } from '@/lib/domain/field-problem';
import { plainAddress } from '@/lib/domain/text/mail-address';
import { hasLetterOrDigit } from '@/lib/domain/text/text';

/** What the contact form asks for, as typed (STAT-008). */
export interface ContactLetter {
  name: string;
  email: string;
  message: string;
}

/** What the account deletion form asks for, as typed (STAT-028 to STAT-031). */
export interface DeletionLetter {
  email: string;
  /** One of the sentences of {@link DELETION_REASONS}, "" when not given. */
  reason: string;
  /** "" when there are none. */
  comments: string;
  isConfirmed: boolean;
}

/** What is wrong with a field, in words once the language is known; no key for a field that is fine. */
export type LetterErrors<Letter> = Partial<Record<keyof Letter, FieldProblem>>;

/** The fields in the order in which the contact form asks for them. */
export const CONTACT_LETTER_FIELDS = ['name', 'email', 'message'] as const;

/** The fields in the order in which the deletion form asks for them. */
export const DELETION_LETTER_FIELDS = ['email', 'reason', 'comments', 'isConfirmed'] as const;

/** The longest values, as `maxlength` counts; form and route share them. */
export const LETTER_LIMITS = { name: 120, email: 254, message: 5000, comments: 2000 } as const;

/** Why people leave, to choose from: the sentences that a request keeps, in English, by code. */
export const DELETION_REASONS = {
  moving: 'I am moving to another country',
  unused: 'I do not use it any more',
  notFound: 'I did not find what I was looking for',
  data: 'I worry about my data',
  other: 'Something else',
} as const;

function tooLong(field: keyof typeof LETTER_LIMITS, text: string): FieldProblem | undefined {
  const limit = LETTER_LIMITS[field];
  return text.trim().length > limit ? { key: 'tooLong', values: { limit } } : undefined;
}

function emailError(email: string): FieldProblem | undefined {
  if (!email.trim()) return { key: 'emailMissing' };
  const problem = tooLong('email', email);
  return problem ?? (plainAddress(email) === null ? { key: 'emailInvalid' } : undefined);
}

function withoutGaps<Letter>(
  errors: Record<string, FieldProblem | undefined>,
): LetterErrors<Letter> {
  const found = Object.entries(errors).filter(([, problem]) => problem);
  // The keys are those of the letter; `Object.fromEntries` widens them to texts.
  return Object.fromEntries(found) as LetterErrors<Letter>;
}

/** What is wrong with a contact message, by field; empty when nothing is. */
export function checkContactLetter({ name, email, message }: ContactLetter) {
  return withoutGaps<ContactLetter>({
    name: hasLetterOrDigit(name) ? tooLong('name', name) : { key: 'nameMissing' },
    email: emailError(email),
    message: message.trim() ? tooLong('message', message) : { key: 'messageMissing' },
  });
}

/** What is wrong with a deletion request, by field; empty when nothing is. */
export function checkDeletionLetter({ email, reason, comments, isConfirmed }: DeletionLetter) {
  const isKnown = reason === '' || Object.values<string>(DELETION_REASONS).includes(reason);
  return withoutGaps<DeletionLetter>({
    email: emailError(email),
    reason: isKnown ? undefined : { key: 'reasonUnknown' },
    comments: tooLong('comments', comments),
    isConfirmed: isConfirmed ? undefined : { key: 'deletionUnconfirmed' },
  });
}
