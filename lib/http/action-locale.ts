import 'server-only';
import type { Locale } from '@/lib/texts/locales';
import { splitLocale } from '@/lib/url/locale-path';
import { requestPathname } from './page-status';

/** The language of the calling page. */
export function actionLocale(): Locale {
  return splitLocale(requestPathname()).locale;
}
