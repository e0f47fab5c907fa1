import type { FieldProblem } from '@/lib/domain/field-problem';
import { type Notice, REPORT_REASONS } from '@/lib/domain/site/reports';

export interface NoticeFormState {
  /** As typed, so that nothing is lost; null before anything was sent. */
  typed: Notice | null;
  problems: Partial<Record<keyof Notice, FieldProblem>>;
  failure: 'failed' | 'tooMany' | 'gone' | null;
  /** Once it is sent; `isMailed` says whether a receipt is on its way. */
  sent: { number: number; isMailed: boolean } | null;
  submits: number;
}

export const NOTHING_TYPED: Notice = {
  reason: '',
  text: '',
  name: '',
  email: '',
  isInGoodFaith: false,
};

export const NOTHING_SENT: NoticeFormState = {
  typed: null,
  problems: {},
  failure: null,
  sent: null,
  submits: 0,
};

export type NoticeAction = (previous: NoticeFormState, form: FormData) => Promise<NoticeFormState>;

export function noticeIn(form: FormData): Notice {
  const of = (name: string) => String(form.get(name) ?? '');
  return {
    reason: REPORT_REASONS.find((known) => known === of('reason')) ?? '',
    text: of('text').replace(/\r\n?/g, '\n'),
    name: of('name'),
    email: of('email'),
    isInGoodFaith: of('isInGoodFaith') === 'on',
  };
}
