'use client';

import { lazy, Suspense } from 'react';
import { fontVariables } from '@/app/fonts/fonts';
import './styles/site.css';
import type { ErrorViewProps } from '@/components/shared/site/error-view';
import { ALL_LOCALES, DEFAULT_LOCALE, directionOf, tagOf } from '@/lib/shared/texts/locales';

// Loaded only when it is shown, because it has the texts of all languages.
const LastResort = lazy(async () => ({ default: (await import('./last-resort')).LastResort }));

/** Only the address tells the language. */
function localeOfAddress() {
  const [, first] = globalThis.location?.pathname.split('/') ?? [];
  return ALL_LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}

/** Shown when the root layout itself fails. */
export default function GlobalError(props: ErrorViewProps) {
  const locale = localeOfAddress();
  return (
    <html lang={tagOf(locale)} dir={directionOf(locale)} className={fontVariables}>
      <body>
        <Suspense>
          <LastResort {...props} locale={locale} />
        </Suspense>
      </body>
    </html>
  );
}
