import type { AbstractIntlMessages } from 'next-intl';
import { CATALOGUE } from '@/messages/generated/catalogue';
import type { Locale } from './locales';

/** The built site uses `read-compiled-messages.ts` in its place (`next.config.ts`). */
export function readMessages(locale: Locale): AbstractIntlMessages {
  return CATALOGUE[locale];
}
