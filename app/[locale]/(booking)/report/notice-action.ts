'use server';

import { headers } from 'next/headers';
import type { NoticeFormState } from '@/components/booking/notice/state';
import { noticeIn } from '@/components/shared/report/notice-in';
import { HostError, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { actionLocale } from '@/lib/server/http/action-locale';
import { withinLimit } from '@/lib/server/http/posted-form';
import { sendReportFrom } from '@/lib/server/http/send-report-from';
import type { Received, ReportRequest } from '@/lib/shared/contract/moderation';
import { checkNotice } from '@/lib/shared/domain/site/reports';
import { AppError } from '@/lib/shared/errors';
import { parseReported } from '@/lib/shared/url/report-url';

async function send(notice: ReportRequest): Promise<Received | 'gone' | 'failed' | 'unsettled'> {
  try {
    return await sendReportFrom(notice, await headers(), actionLocale());
  } catch (error) {
    if (error instanceof AppError && error.code === 'gone') return 'gone';
    if (error instanceof UnsettledWrite) return 'unsettled';
    if (error instanceof AppError || error instanceof HostError) return 'failed';
    throw error;
  }
}

export async function postNotice(
  { submits }: NoticeFormState,
  form: FormData,
): Promise<NoticeFormState> {
  const typed = noticeIn(form);
  const problems = checkNotice(typed);
  const state = { typed, problems, failure: null, submits: submits + 1 };
  const { reason, ...notice } = typed;
  if (Object.keys(problems).length > 0 || reason === '') return state;
  const about = parseReported({
    kind: String(form.get('kind') ?? ''),
    id: String(form.get('id') ?? ''),
  });
  if (!about) return { ...state, failure: 'gone' };
  const { kind, id } = about;
  const outcome = await withinLimit('reports', () => send({ kind, id, reason, ...notice }));
  return typeof outcome === 'string'
    ? { ...state, failure: outcome }
    : { ...state, sent: { number: outcome.number ?? 0, isMailed: outcome.mail === 'coming' } };
}
