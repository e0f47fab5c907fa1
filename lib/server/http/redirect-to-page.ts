import 'server-only';
import { permanentRedirect, redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { localePath } from '@/lib/shared/url/locale-path';

export async function redirectToPage(path: string): Promise<never> {
  redirect(localePath(await getLocale(), path));
}

/** Redirects with the status 308. */
export async function redirectForGood(path: string): Promise<never> {
  permanentRedirect(localePath(await getLocale(), path));
}
