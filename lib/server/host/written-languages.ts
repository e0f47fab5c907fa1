import 'server-only';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { inTime } from '@/lib/server/host/transport/in-time';
import { languageOfTag } from '@/lib/shared/texts/locales';
import { findSettings, offersSettings } from './account-settings';

/** Short, because the language is only a suggestion. */
const WAIT_MS = 1_000;

/**
 * Returns the language of the account's mail, or else that of the page. "" if {host} keeps no
 * languages.
 */
export async function likelyLanguage(userId: string, locale: string): Promise<string> {
  if (!isOurs()) return '';
  const own = await inTime(accountLanguage(userId), WAIT_MS);
  return languageOfTag(own ?? locale);
}

async function accountLanguage(userId: string): Promise<string | undefined> {
  return (await offersSettings()) ? (await findSettings(userId))?.language : undefined;
}
