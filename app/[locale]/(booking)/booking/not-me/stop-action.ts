'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { env } from '@/lib/server/env';
import { stopMailTo } from '@/lib/server/host/stop-mail';
import { actionLocale } from '@/lib/server/http/action-locale';
import { assertSameOrigin } from '@/lib/server/http/same-origin';
import { type NotMeOutcome, notMePath } from '@/lib/shared/url/booking-url';
import { localePath } from '@/lib/shared/url/locale-path';

async function stop(token: string): Promise<NotMeOutcome> {
  try {
    assertSameOrigin(await headers(), env().SITE_URL);
    return await stopMailTo(token);
  } catch {
    return 'failed';
  }
}

export async function stopMail(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '');
  redirect(localePath(actionLocale(), notMePath(token, await stop(token))));
}
