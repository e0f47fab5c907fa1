'use server';

import { redirect } from 'next/navigation';
import { proveNoticeAddress } from '@/lib/server/host/account-settings';
import { actionLocale } from '@/lib/server/http/action-locale';
import { type ProveOutcome, proveAddressPath } from '@/lib/shared/url/account-url';
import { localePath } from '@/lib/shared/url/locale-path';
import { asOwner } from '../own-action';

export async function proveAddress(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '');
  const outcome = await asOwner(async ({ id }): Promise<ProveOutcome> => {
    return (await proveNoticeAddress(id, token)) ? 'proved' : 'over';
  });
  const said = outcome === 'signedOut' ? undefined : outcome;
  redirect(localePath(actionLocale(), proveAddressPath(token, said)));
}
