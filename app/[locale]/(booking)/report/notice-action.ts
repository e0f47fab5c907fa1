'use server';

import { headers } from 'next/headers';
import { type NoticeFormState, noticeIn } from '@/components/booking/notice/state';
import { checkNotice } from '@/lib/domain/site/reports';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { sendReport } from '@/lib/host/reports';
import { HostError } from '@/lib/host/transport/host-error';
import { networkOf } from '@/lib/http/limit-request';
import { setTooMany } from '@/lib/http/page-status';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { enforceLimit } from '@/lib/limits/refusal';
import { parseReported } from '@/lib/url/report-url';

export async function postNotice(
  { submits }: NoticeFormState,
  form: FormData,
): Promise<NoticeFormState> {
  const typed = noticeIn(form);
  const problems = checkNotice(typed);
  const state = { typed, problems, failure: null, sent: null, submits: submits + 1 };
  const { reason, ...notice } = typed;
  if (Object.keys(problems).length > 0 || reason === '') return state;
  const about = parseReported({
    kind: String(form.get('kind') ?? ''),
    id: String(form.get('id') ?? ''),
  });
  if (!about) return { ...state, failure: 'gone' };
  const sent = await headers();
  try {
    assertSameOrigin(sent, env().SITE_URL);
    await enforceLimit('reports', networkOf(sent));
    const { kind, id } = about;
    const { number = 0, mail } = await sendReport({ kind, id, reason, ...notice });
    return { ...state, sent: { number, isMailed: mail === 'coming' } };
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') {
      setTooMany(error.details.retryAfterSeconds);
      return { ...state, failure: 'tooMany' };
    }
    if (error instanceof AppError && error.code === 'gone') return { ...state, failure: 'gone' };
    if (error instanceof AppError || error instanceof HostError) {
      return { ...state, failure: 'failed' };
    }
    throw error;
  }
}
