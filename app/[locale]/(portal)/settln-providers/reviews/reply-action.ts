'use server';

import { redirect } from 'next/navigation';
import type { ReplyAnswer } from '@/components/reviews/own/own-reply';
import { findAccount } from '@/lib/server/host/accounts';
import { sendReply } from '@/lib/server/host/shown-reviews';
import { actionLocale } from '@/lib/server/http/action-locale';
import { Reply } from '@/lib/shared/contract/reviews';
import { problemOf } from '@/lib/shared/domain/field-problem';
import { parseReviewPage } from '@/lib/shared/domain/reviews/shown-pages';
import { AppError } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { localePath } from '@/lib/shared/url/locale-path';
import { ownReviewsPath } from '@/lib/shared/url/portal-paths';
import { asOwner } from '../account/own-action';

/** A reply is posted here if scripts do not run. */
export async function postReply(_last: ReplyAnswer, form: FormData): Promise<ReplyAnswer> {
  const [reviewId, text] = [String(form.get('reviewId') ?? ''), String(form.get('text') ?? '')];
  const locale = actionLocale();
  const lang = String(form.get('lang') ?? '');
  const answer = { text, lang, error: '', problem: '' };
  const read = Reply.safeParse({ text, ...(form.has('lang') && { lang }) });
  if (!read.success) {
    const found = problemOf(read.error.issues[0]?.message ?? '');
    return { ...answer, error: found ? textsFor(locale, 'errors.fields').of(found) : '' };
  }
  const outcome = await asOwner(async ({ id }) => {
    const calendarId = (await findAccount(id))?.id ?? null;
    if (calendarId === null) return 'failed';
    try {
      await sendReply(calendarId, reviewId, read.data);
      return 'posted';
    } catch (error) {
      if (error instanceof AppError && error.code === 'gone') return 'gone';
      throw error;
    }
  });
  if (outcome === 'posted') {
    redirect(localePath(locale, ownReviewsPath(parseReviewPage(String(form.get('page'))))));
  }
  const problem =
    outcome === 'gone'
      ? textsFor(locale, 'errors.reasons')('reviewGone')
      : textsFor(locale, 'shownReviews.own')('unsettled');
  return { ...answer, problem };
}
