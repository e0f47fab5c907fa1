import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import { plainAddress } from '@/lib/shared/domain/text/mail-address';
import { hasLetterOrDigit } from '@/lib/shared/domain/text/text';

/** STAT-008. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** STAT-028 to STAT-031. */
export interface DeletionMessage {
  email: string;
  /** One of {@link DELETION_REASONS}, or "". */
  reason: string;
  comments: string;
  isConfirmed: boolean;
}

export type MessageErrors<Message> = Partial<Record<keyof Message, FieldProblem>>;

export const CONTACT_FIELDS = ['name', 'email', 'message'] as const;

export const DELETION_FIELDS = ['email', 'reason', 'comments', 'isConfirmed'] as const;

/** Characters are counted in the same way as by `maxlength`. */
export const MESSAGE_LIMITS = { name: 120, email: 254, message: 5000, comments: 2000 } as const;

/** Requests are stored with these English texts. */
export const DELETION_REASONS = {
  moving: 'I am moving to another country',
  unused: 'I do not use it any more',
  notFound: 'I did not find what I was looking for',
  data: 'I worry about my data',
  other: 'Something else',
} as const;

function tooLong(field: keyof typeof MESSAGE_LIMITS, text: string): FieldProblem | undefined {
  const limit = MESSAGE_LIMITS[field];
  return text.trim().length > limit ? { key: 'tooLong', values: { limit } } : undefined;
}

function emailError(email: string): FieldProblem | undefined {
  if (!email.trim()) return { key: 'emailMissing' };
  const problem = tooLong('email', email);
  return problem ?? (plainAddress(email) === null ? { key: 'emailInvalid' } : undefined);
}

function withoutGaps<Message>(
  errors: Record<string, FieldProblem | undefined>,
): MessageErrors<Message> {
  const found = Object.entries(errors).filter(([, problem]) => problem);
  // `fromEntries` makes plain texts of the keys.
  return Object.fromEntries(found) as MessageErrors<Message>;
}

export function checkContactMessage({ name, email, message }: ContactMessage) {
  return withoutGaps<ContactMessage>({
    name: hasLetterOrDigit(name) ? tooLong('name', name) : { key: 'nameMissing' },
    email: emailError(email),
    message: message.trim() ? tooLong('message', message) : { key: 'messageMissing' },
  });
}

export function checkDeletionMessage({ email, reason, comments, isConfirmed }: DeletionMessage) {
  const isKnown = reason === '' || Object.values<string>(DELETION_REASONS).includes(reason);
  return withoutGaps<DeletionMessage>({
    email: emailError(email),
    reason: isKnown ? undefined : { key: 'reasonUnknown' },
    comments: tooLong('comments', comments),
    isConfirmed: isConfirmed ? undefined : { key: 'deletionUnconfirmed' },
  });
}
