import 'server-only';
import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { localePath } from '@/lib/url/locale-path';

export async function redirectToPage(path: string): Promise<never> {
  redirect(localePath(await getLocale(), path));
}
