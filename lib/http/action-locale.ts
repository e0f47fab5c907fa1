import 'server-only';
import type { Locale } from '@/lib/texts/locales';
import { splitLocale } from '@/lib/url/locale-path';
import { requestPathname } from './page-status';

export function actionLocale(): Locale {
  return splitLocale(requestPathname()).locale;
}
