import 'server-only';
import { headers } from 'next/headers';
import { getUser } from '@/lib/server/auth/session';
import { env } from '@/lib/server/env';
import { HostError } from '@/lib/server/host/transport/host-error';
import { assertSameOrigin } from '@/lib/server/http/same-origin';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { logEvent } from '@/lib/server/log';
import type { User } from '@/lib/shared/domain/accounts/user';
import { AppError } from '@/lib/shared/errors';

/** Runs for the signed-in user, for a form of our own pages, within the limit. */
export async function asOwner<T>(
  run: (user: User) => Promise<T>,
): Promise<T | 'signedOut' | 'failed'> {
  try {
    assertSameOrigin(await headers(), env().SITE_URL);
    const user = await getUser();
    if (!user) return 'signedOut';
    await enforceLimit('changes', user.id);
    return await run(user);
  } catch (error) {
    if (error instanceof AppError || error instanceof HostError) return 'failed';
    // A redirect is thrown too.
    if (!(error instanceof Error) || !('digest' in error)) {
      logEvent('error', 'account_failed', {
        error: error instanceof Error ? error.name : 'unknown',
      });
    }
    throw error;
  }
}
