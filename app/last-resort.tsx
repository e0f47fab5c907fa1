'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { ErrorPage, type ErrorViewProps } from '@/components/shared/site/error-view';
import { product } from '@/lib/shared/product';
import type { Locale } from '@/lib/shared/texts/locales';
import { useTexts } from '@/lib/shared/texts/use-texts';
import LAST_RESORT from '@/messages/generated/last-resort.json';
import { lettersOf } from './letters';

const TEXTS: Readonly<Record<Locale, AbstractIntlMessages>> = LAST_RESORT;

/** Shown when no server can be reached. */
export function LastResort({ locale, ...props }: ErrorViewProps & { locale: Locale }) {
  return (
    <NextIntlClientProvider locale={locale} messages={TEXTS[locale]} timeZone="UTC">
      <Title />
      <div className="contents" style={lettersOf(locale)}>
        <ErrorPage {...props} />
      </div>
    </NextIntlClientProvider>
  );
}

function Title() {
  return <title>{useTexts('meta.error')('title', { product: product.name })}</title>;
}
