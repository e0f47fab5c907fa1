import 'server-only';
import { isSpokenLanguage } from '@/lib/domain/languages';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { inTime } from '@/lib/host/transport/in-time';
import { serverOf } from '@/lib/host/transport/servers';
import { findSettings, offersSettings } from './account-settings';

/** A form does not wait longer for what it only suggests, in ms. */
const WAIT = 1_000;

/** Whether {host} keeps in which languages things are written, and which are spoken. */
export const keepsLanguages = () => hostOffers(serverOf({}).base, 'written-languages');

/** In which an account writes until it says otherwise: that of its mail, else that of the page. */
export async function likelyLanguage(userId: string, locale: string): Promise<string> {
  if (!keepsLanguages()) return '';
  const own = await inTime(accountLanguage(userId), WAIT);
  return [own, locale].find(isSpokenLanguage) ?? '';
}

async function accountLanguage(userId: string): Promise<string | undefined> {
  return (await offersSettings()) ? (await findSettings(userId))?.language : undefined;
}
