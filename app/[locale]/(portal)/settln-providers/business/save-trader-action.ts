'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getUser } from '@/lib/server/auth/session';
import { env } from '@/lib/server/env';
import { saveTrader as save } from '@/lib/server/host/services';
import { HostError } from '@/lib/server/host/transport/host-error';
import { actionLocale } from '@/lib/server/http/action-locale';
import { assertSameOrigin } from '@/lib/server/http/same-origin';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { traderIn } from '@/lib/shared/domain/accounts/trader';
import { AppError } from '@/lib/shared/errors';
import { localePath } from '@/lib/shared/url/locale-path';
import { TRADER_PATH, type TraderOutcome, traderPath } from '@/lib/shared/url/portal-paths';

async function outcomeOf(form: FormData): Promise<TraderOutcome | null> {
  try {
    assertSameOrigin(await headers(), env().SITE_URL);
    const user = await getUser();
    if (!user) return null;
    await enforceLimit('changes', user.id);
    await save(user.id, traderIn(form.get('trader')));
    return 'saved';
  } catch (error) {
    if (error instanceof AppError || error instanceof HostError) return 'failed';
    throw error;
  }
}

export async function saveTrader(form: FormData): Promise<void> {
  const outcome = await outcomeOf(form);
  redirect(localePath(actionLocale(), outcome ? traderPath(outcome) : TRADER_PATH));
}
