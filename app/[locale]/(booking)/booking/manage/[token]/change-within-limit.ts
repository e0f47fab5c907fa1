import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { ChangeOutcome } from '@/lib/host/calendar/customer-link';
import { networkOf } from '@/lib/http/limit-request';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { enforceLimit } from '@/lib/limits/refusal';
import { managePath } from '@/lib/url/manage-url';

export type LimitedOutcome = ChangeOutcome | 'tooMany';

/** Only for a form of our own pages, and within the limit. */
export async function changeWithinLimit(
  change: () => Promise<ChangeOutcome>,
): Promise<LimitedOutcome> {
  const sent = await headers();
  try {
    assertSameOrigin(sent, env().SITE_URL);
    await enforceLimit('visitChanges', networkOf(sent));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'too_many' ? 'tooMany' : 'failed';
  }
  return change();
}

/** To the current booking, with a notice if it may not be as wanted. */
export function pathAfter(token: string, outcome: LimitedOutcome): string {
  const isPlain = outcome === 'done' || outcome === 'refused' || outcome === 'taken';
  return isPlain ? managePath(token) : managePath(token, outcome);
}
