import 'server-only';
import type { Locale } from '@/lib/shared/texts/locales';
import { splitLocale } from '@/lib/shared/url/locale-path';
import { requestPathname } from './page-status';

export function actionLocale(): Locale {
  return splitLocale(requestPathname()).locale;
}
