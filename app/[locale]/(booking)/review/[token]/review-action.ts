'use server';

import { redirect } from 'next/navigation';
import { type ReviewFormState, typedIn } from '@/components/reviews/customer/state';
import { disputeMissed, takeReviewBack, writeReview } from '@/lib/server/host/reviews';
import type { LinkOutcome } from '@/lib/server/host/transport/refusals';
import { actionLocale } from '@/lib/server/http/action-locale';
import { withinLimit } from '@/lib/server/http/posted-form';
import { counterKey } from '@/lib/server/limits/limits';
import { isSpokenLanguage } from '@/lib/shared/domain/languages';
import { checkReview } from '@/lib/shared/domain/reviews/review';
import { localePath } from '@/lib/shared/url/locale-path';
import { failedReviewPath, type ReviewView, reviewPath } from '@/lib/shared/url/review-url';

const tokenIn = (form: FormData) => String(form.get('token') ?? '');

const changing = (change: (network: string | undefined) => Promise<LinkOutcome>) =>
  withinLimit('reviewChanges', (network) =>
    change(network === null ? undefined : counterKey('network', network)),
  );

function leadTo(token: string, view?: ReviewView): never {
  redirect(localePath(actionLocale(), reviewPath(token, view)));
}

export async function sendReview(
  { submits }: ReviewFormState,
  form: FormData,
): Promise<ReviewFormState> {
  const typed = typedIn(form);
  const state = { typed, problems: checkReview(typed), failure: null, submits: submits + 1 };
  if (Object.keys(state.problems).length > 0) return state;
  const lang = isSpokenLanguage(typed.lang) ? typed.lang : '';
  const token = tokenIn(form);
  const outcome = await changing((network) =>
    writeReview(token, { stars: Number(typed.stars), text: typed.text, lang, network }),
  );
  if (outcome === 'done') leadTo(token, 'sent');
  return { ...state, failure: outcome };
}

async function changeAndLead(form: FormData, change: (token: string) => Promise<LinkOutcome>) {
  const token = tokenIn(form);
  const outcome = await changing(() => change(token));
  if (outcome === 'done' || outcome === 'refused') leadTo(token);
  const failure = outcome === 'unsettled' ? 'unsettled' : 'failed';
  redirect(localePath(actionLocale(), failedReviewPath(token, failure)));
}

export async function removeReview(form: FormData): Promise<void> {
  await changeAndLead(form, takeReviewBack);
}

export async function sayWasThere(form: FormData): Promise<void> {
  await changeAndLead(form, disputeMissed);
}
