import 'server-only';
import { isSpokenLanguage } from '@/lib/domain/languages';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { inTime } from '@/lib/host/transport/in-time';
import { serverOf } from '@/lib/host/transport/servers';
import { findSettings, offersSettings } from './account-settings';

/** Short, since the language is only suggested. */
const WAIT_MS = 1_000;

export const keepsLanguages = () => hostOffers(serverOf({}).base, 'written-languages');

/** The mail's language, else the page's; "" where {host} keeps none. */
export async function likelyLanguage(userId: string, locale: string): Promise<string> {
  if (!keepsLanguages()) return '';
  const own = await inTime(accountLanguage(userId), WAIT_MS);
  return [own, locale].find(isSpokenLanguage) ?? '';
}

async function accountLanguage(userId: string): Promise<string | undefined> {
  return (await offersSettings()) ? (await findSettings(userId))?.language : undefined;
}
