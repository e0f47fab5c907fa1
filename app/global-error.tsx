'use client';

import { lazy, Suspense } from 'react';
import { fontVariables } from '@/app/fonts/fonts';
import './styles/site.css';
import type { ErrorViewProps } from '@/components/shared/site/error-view';
import { ALL_LOCALES, DEFAULT_LOCALE, directionOf, tagOf } from '@/lib/shared/texts/locales';

// Loaded when shown: it has all texts.
const LastResort = lazy(async () => ({ default: (await import('./last-resort')).LastResort }));

/** Only the address tells the language. */
function localeOfAddress() {
  const [, first] = globalThis.location?.pathname.split('/') ?? [];
  return ALL_LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}

/** For a broken root layout. */
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
