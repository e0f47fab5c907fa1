'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { AppealFormState } from '@/components/booking/appeal/state';
import { checkAppeal, plainAppeal } from '@/lib/domain/moderation/appeal';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { sendAppeal } from '@/lib/host/appeals';
import { actionLocale } from '@/lib/http/action-locale';
import { networkOf } from '@/lib/http/limit-request';
import { setTooMany } from '@/lib/http/page-status';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { enforceLimit } from '@/lib/limits/refusal';
import { appealPath } from '@/lib/url/appeal-url';
import { localePath } from '@/lib/url/locale-path';

export async function postAppeal(
  { submits }: AppealFormState,
  form: FormData,
): Promise<AppealFormState> {
  const token = String(form.get('token') ?? '');
  const typed = String(form.get('text') ?? '');
  const state = { typed, problem: checkAppeal(typed), failure: null, submits: submits + 1 };
  if (state.problem) return state;
  const sent = await headers();
  try {
    assertSameOrigin(sent, env().SITE_URL);
    await enforceLimit('appeals', networkOf(sent));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'too_many') return { ...state, failure: 'failed' };
    setTooMany(error.details.retryAfterSeconds);
    return { ...state, failure: 'tooMany' };
  }
  const outcome = await sendAppeal(token, plainAppeal(typed));
  if (outcome === 'done') redirect(localePath(actionLocale(), appealPath(token)));
  return { ...state, failure: outcome };
}
