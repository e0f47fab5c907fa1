import type { FieldProblem } from '@/lib/domain/field-problem';
import { plainAddress } from '@/lib/domain/text/mail-address';

/** What of the public pages can be reported. */
export const REPORTED_KINDS = ['service', 'event', 'slate'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** What can be wrong with it, in the order in which the dialog asks. */
export const REPORT_REASONS = [
  /** It is not what it says it is. */
  'misleading',
  /** Wrong address, price or number. */
  'wrongDetails',
  /** Asks for money in advance, or a scam. */
  'scam',
  /** Hateful, unsafe or not allowed. */
  'harmful',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The longest values, as `maxlength` counts. */
export const REPORT_LIMITS = { text: 1000, email: 254 } as const;

/** A report as typed; "" for what was left out. */
export interface Report {
  reason: ReportReason | '';
  text: string;
  /** For an answer. */
  email: string;
}

/** What is wrong with a report, by field; empty when nothing is. Only a reason has to be given. */
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
