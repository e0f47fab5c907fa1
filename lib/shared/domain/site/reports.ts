import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import { plainAddress } from '@/lib/shared/domain/text/mail-address';
import { hasLetterOrDigit } from '@/lib/shared/domain/text/text';

export const REPORTED_KINDS = ['service', 'event', 'slate', 'review'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const REPORT_REASONS = [
  'misleading',
  'wrongDetails',
  /** The provider asks for money in advance, or it is a scam. */
  'scam',
  'harmful',
  'privateData',
  'rights',
  /** Something that must not be offered. */
  'forbidden',
  'law',
  'child',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reasons that have words of their own for reviews (`report.dialog`). */
export const OF_REVIEW: Partial<Record<ReportReason, 'notOfVisit' | 'notTrue' | 'notAllowed'>> = {
  misleading: 'notOfVisit',
  wrongDetails: 'notTrue',
  harmful: 'notAllowed',
};

/**
 * A notice about the law has to name its sender, except where that could keep people from sending
 * it.
 */
export const LAW_REASONS = ['rights', 'forbidden', 'law', 'child'] as const;
export function needsName(reason: ReportReason | ''): boolean {
  return reason !== 'child' && isOfLaw(reason);
}

const isOfLaw = (reason: ReportReason | '') => LAW_REASONS.some((known) => known === reason);

/** Reasons why something is not right, or breaks our terms. */
export function termsReasons(kind: ReportedKind): ReportReason[] {
  if (kind === 'review')
    return REPORT_REASONS.filter((reason) => OF_REVIEW[reason] || reason === 'other');
  return REPORT_REASONS.filter((reason) => !isOfLaw(reason));
}

export function shortReasons(kind: ReportedKind): ReportReason[] {
  return termsReasons(kind).filter((reason) => reason !== 'privateData');
}

export const REPORT_LIMITS = { text: 1000, email: 254, name: 120 } as const;

/** As typed. "" for a field that was left out. */
export interface Notice extends Report {
  name: string;
  isInGoodFaith: boolean;
}

export function checkNotice(notice: Notice) {
  const problems: Partial<Record<keyof Notice, FieldProblem>> = checkReport(notice);
  if (notice.text.trim() === '') problems.text = { key: 'noticeMissing' };
  if (notice.name.trim().length > REPORT_LIMITS.name) {
    problems.name = { key: 'tooLong', values: { limit: REPORT_LIMITS.name } };
  }
  if (needsName(notice.reason)) {
    if (!hasLetterOrDigit(notice.name)) problems.name = { key: 'nameMissing' };
    if (notice.email.trim() === '') problems.email = { key: 'emailMissing' };
  }
  if (!notice.isInGoodFaith) problems.isInGoodFaith = { key: 'goodFaithMissing' };
  return problems;
}

/** As typed. "" for a field that was left out. */
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
