import type { PostAction, PostedState } from '@/components/forms/use-posted-form';
import { type Notice, REPORT_REASONS } from '@/lib/domain/site/reports';

/** `isMailed` says whether a receipt is on its way. */
type Sent = { number: number; isMailed: boolean };
export type NoticeFormState = PostedState<Notice, keyof Notice, 'gone', Sent>;
export type NoticeAction = PostAction<NoticeFormState>;

export const NOTHING_TYPED: Notice = {
  reason: '',
  text: '',
  name: '',
  email: '',
  isInGoodFaith: false,
};

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
