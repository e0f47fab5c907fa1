import 'server-only';
import type { Locale } from '@/lib/texts/locales';
import { splitLocale } from '@/lib/url/locale-path';
import { requestPathname } from './page-status';

/** The language of the page that sent a form to a server action: it is sent to the page's own address. */
export function actionLocale(): Locale {
  return splitLocale(requestPathname()).locale;
}
