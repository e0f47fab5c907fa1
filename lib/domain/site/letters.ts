import type { FieldProblem } from '@/lib/domain/field-problem';
import { plainAddress } from '@/lib/domain/text/mail-address';
import { hasLetterOrDigit } from '@/lib/domain/text/text';

/** STAT-008. */
export interface ContactLetter {
  name: string;
  email: string;
  message: string;
}

/** STAT-028 to STAT-031. */
export interface DeletionLetter {
  email: string;
  /** Of {@link DELETION_REASONS}, or "". */
  reason: string;
  comments: string;
  isConfirmed: boolean;
}

export type LetterErrors<Letter> = Partial<Record<keyof Letter, FieldProblem>>;

export const CONTACT_LETTER_FIELDS = ['name', 'email', 'message'] as const;

export const DELETION_LETTER_FIELDS = ['email', 'reason', 'comments', 'isConfirmed'] as const;

/** Counted as `maxlength` does. */
export const LETTER_LIMITS = { name: 120, email: 254, message: 5000, comments: 2000 } as const;

/** Stored requests hold these English texts. */
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
  // `fromEntries` widens the keys to texts.
  return Object.fromEntries(found) as LetterErrors<Letter>;
}

export function checkContactLetter({ name, email, message }: ContactLetter) {
  return withoutGaps<ContactLetter>({
    name: hasLetterOrDigit(name) ? tooLong('name', name) : { key: 'nameMissing' },
    email: emailError(email),
    message: message.trim() ? tooLong('message', message) : { key: 'messageMissing' },
  });
}

export function checkDeletionLetter({ email, reason, comments, isConfirmed }: DeletionLetter) {
  const isKnown = reason === '' || Object.values<string>(DELETION_REASONS).includes(reason);
  return withoutGaps<DeletionLetter>({
    email: emailError(email),
    reason: isKnown ? undefined : { key: 'reasonUnknown' },
    comments: tooLong('comments', comments),
    isConfirmed: isConfirmed ? undefined : { key: 'deletionUnconfirmed' },
  });
}
