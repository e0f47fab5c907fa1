import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import type { ChangeOutcome } from '@/lib/server/host/calendar/customer-link';
import { networkOf } from '@/lib/server/http/limit-request';
import { assertSameOrigin } from '@/lib/server/http/same-origin';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { AppError } from '@/lib/shared/errors';
import { managePath } from '@/lib/shared/url/manage-url';

export type LimitedOutcome = ChangeOutcome | 'tooMany';

/** Runs the change if the form is of our own pages and the limit is not reached. */
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

/** The page of the current booking, with a notice if the change may not have been made. */
export function pathAfter(token: string, outcome: LimitedOutcome): string {
  const isPlain = outcome === 'done' || outcome === 'refused' || outcome === 'taken';
  return isPlain ? managePath(token) : managePath(token, outcome);
}
