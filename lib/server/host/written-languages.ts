import 'server-only';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { inTime } from '@/lib/server/host/transport/in-time';
import { languageOfTag } from '@/lib/shared/texts/locales';
import { findSettings, offersSettings } from './account-settings';

/** Short, since the language is only suggested. */
const WAIT_MS = 1_000;

/** The mail's language, else the page's; "" where {host} keeps none. */
export async function likelyLanguage(userId: string, locale: string): Promise<string> {
  if (!isOurs()) return '';
  const own = await inTime(accountLanguage(userId), WAIT_MS);
  return languageOfTag(own ?? locale);
}

async function accountLanguage(userId: string): Promise<string | undefined> {
  return (await offersSettings()) ? (await findSettings(userId))?.language : undefined;
}
