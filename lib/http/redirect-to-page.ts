import 'server-only';
import { redirect } from 'next/navigation';
import { requestLocale } from '@/lib/texts/request-locale';
import { localePath } from '@/lib/url/locale-path';

/** Leads to another page of ours, in the language of the page that is asked for. */
export async function redirectToPage(path: string): Promise<never> {
  redirect(localePath(await requestLocale(), path));
}
