'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { host } from '@/lib/contract/host';
import { env } from '@/lib/env';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { actionLocale } from '@/lib/http/action-locale';
import { assertSameOrigin } from '@/lib/http/door/same-origin';
import { type NotMeOutcome, notMePath } from '@/lib/url/booking-url';
import { localePath } from '@/lib/url/locale-path';

async function stop(token: string): Promise<NotMeOutcome> {
  try {
    assertSameOrigin(await headers(), env().SITE_URL);
    const { stopped } = await callHost(host.stopMail, { body: { token } });
    return stopped ? 'stopped' : 'unknown';
  } catch (error) {
    return error instanceof HostError && error.kind === 'input' ? 'unknown' : 'failed';
  }
}

/** Ends all mail to the address of a token, and goes back to the page, which says so. */
export async function stopMail(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '');
  redirect(localePath(actionLocale(), notMePath(token, await stop(token))));
}
