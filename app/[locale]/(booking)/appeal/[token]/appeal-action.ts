'use server';

import { redirect } from 'next/navigation';
import { type AppealFormState, typedIn } from '@/components/booking/appeal/state';
import { sendAppeal } from '@/lib/server/host/appeals';
import { actionLocale } from '@/lib/server/http/action-locale';
import { withinLimit } from '@/lib/server/http/posted-form';
import { checkAppeal, plainAppeal } from '@/lib/shared/domain/moderation/appeal';
import { appealPath } from '@/lib/shared/url/appeal-url';
import { localePath } from '@/lib/shared/url/locale-path';

export async function postAppeal(
  { submits }: AppealFormState,
  form: FormData,
): Promise<AppealFormState> {
  const token = String(form.get('token') ?? '');
  const typed = typedIn(form);
  const state = { typed, problems: checkAppeal(typed), failure: null, submits: submits + 1 };
  if (state.problems.text) return state;
  const outcome = await withinLimit('appeals', () => sendAppeal(token, plainAppeal(typed.text)));
  if (outcome === 'done') redirect(localePath(actionLocale(), appealPath(token)));
  return { ...state, failure: outcome };
}
