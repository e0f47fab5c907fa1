'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getUser } from '@/lib/auth/session';
import { traderIn } from '@/lib/domain/accounts/trader';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { saveTrader as save } from '@/lib/host/services';
import { HostError } from '@/lib/host/transport/host-error';
import { actionLocale } from '@/lib/http/action-locale';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { enforceLimit } from '@/lib/limits/refusal';
import { localePath } from '@/lib/url/locale-path';
import { TRADER_PATH, type TraderOutcome, traderPath } from '@/lib/url/portal-paths';

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
