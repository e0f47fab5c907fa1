import type { FieldProblem } from '@/lib/domain/field-problem';
import { plainAddress } from '@/lib/domain/text/mail-address';

export const REPORTED_KINDS = ['service', 'event', 'slate', 'review'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const REPORT_REASONS = [
  'misleading',
  'wrongDetails',
  /** Asks for money in advance, or a scam. */
  'scam',
  'harmful',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_LIMITS = { text: 1000, email: 254 } as const;

/** As typed; "" for what was left out. */
export interface Report {
  reason: ReportReason | '';
  text: string;
  email: string;
}

/** Only a reason is required. */
export function checkReport({ reason, text, email }: Report) {
  const problems: Partial<Record<keyof Report, FieldProblem>> = {};
  const tooLong = (limit: number): FieldProblem => ({ key: 'tooLong', values: { limit } });
  if (reason === '') problems.reason = { key: 'reasonMissing' };
  if (text.trim().length > REPORT_LIMITS.text) problems.text = tooLong(REPORT_LIMITS.text);
  const address = email.trim();
  if (address.length > REPORT_LIMITS.email) problems.email = tooLong(REPORT_LIMITS.email);
  else if (address && plainAddress(address) === null) problems.email = { key: 'emailInvalid' };
  return problems;
}
