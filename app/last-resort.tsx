'use client';

import './styles/public.css';
import { ErrorPage, type ErrorViewProps } from '@/components/site/error-view';
import { product } from '@/lib/product';
import { LAST_RESORT } from '@/lib/texts/last-resort.gen';
import type { Locale } from '@/lib/texts/locales';
import { createTexts } from '@/lib/texts/texts';
import { TextsProvider } from '@/lib/texts/texts-context';

/** The error page when no server can be asked for texts: it brings its own. */
export function LastResort({ locale, ...props }: ErrorViewProps & { locale: Locale }) {
  const groups = LAST_RESORT[locale];
  const t = createTexts<'meta.error'>(locale, groups['meta.error']);
  return (
    <TextsProvider locale={locale} groups={groups}>
      <title>{t('title', { product: product.name })}</title>
      <ErrorPage {...props} />
    </TextsProvider>
  );
}
