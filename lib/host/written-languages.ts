import 'server-only';
import { isSpokenLanguage } from '@/lib/domain/languages';
import { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';
import { findSettings, offersSettings } from './account-settings';

/** Whether {host} keeps in which languages things are written, and which are spoken. */
export const keepsLanguages = () => hostOffers(serverOf({}).base, 'written-languages');

/** In which an account writes until it says otherwise: that of its mail, else that of the page. */
export async function likelyLanguage(userId: string, locale: string): Promise<string> {
  if (!keepsLanguages()) return '';
  const own = await accountLanguage(userId);
  return [own, locale].find(isSpokenLanguage) ?? '';
}

async function accountLanguage(userId: string): Promise<string | undefined> {
  try {
    return (await offersSettings()) ? (await findSettings(userId))?.language : undefined;
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}
