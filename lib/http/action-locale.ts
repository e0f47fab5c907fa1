import 'server-only';
import type { Locale } from '@/lib/texts/locales';
import { splitLocale } from '@/lib/url/locale-path';
import { requestPathname } from './page-status';

/** The language of the page that called a server action. */
export function actionLocale(): Locale {
  return splitLocale(requestPathname()).locale;
}
