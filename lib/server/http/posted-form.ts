import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { enforceLimit } from '@/lib/server/limits/refusal';
import type { LimitName } from '@/lib/shared/domain/limits';
import { AppError } from '@/lib/shared/errors';
import { networkOf } from './limit-request';
import { setTooMany } from './page-status';
import { assertSameOrigin } from './same-origin';

/** Only accepts forms of our own pages. */
export async function withinLimit<Outcome>(
  limit: LimitName,
  act: (network: string | null) => Promise<Outcome>,
): Promise<Outcome | 'failed' | 'tooMany'> {
  const sent = await headers();
  const network = networkOf(sent);
  try {
    assertSameOrigin(sent, env().SITE_URL);
    await enforceLimit(limit, network);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'too_many') return 'failed';
    setTooMany(error.details.retryAfterSeconds);
    return 'tooMany';
  }
  return act(network);
}
