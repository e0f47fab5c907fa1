import { type Notice, REPORT_REASONS } from '@/lib/shared/domain/site/reports';

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
    // A plain POST sends CRLF.
    text: of('text').replace(/\r\n?/g, '\n'),
    name: of('name'),
    email: of('email'),
    isInGoodFaith: of('isInGoodFaith') === 'on',
  };
}
