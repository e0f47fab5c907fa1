import 'server-only';
import { headers } from 'next/headers';
import { getUser } from '@/lib/auth/session';
import type { User } from '@/lib/domain/accounts/user';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { HostError } from '@/lib/host/transport/host-error';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { enforceLimit } from '@/lib/limits/refusal';
import { logEvent } from '@/lib/log';

/** Runs it for whoever is signed in, if one of our own pages sent the form; in their limit of changes. */
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
    // A redirect is thrown as well.
    if (!(error instanceof Error) || !('digest' in error)) {
      logEvent('error', 'account_failed', {
        error: error instanceof Error ? error.name : 'unknown',
      });
    }
    throw error;
  }
}
