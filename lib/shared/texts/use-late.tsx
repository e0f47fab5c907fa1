import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ComponentType, useRef, useState } from 'react';
import type { BROWSER_GROUPS } from '@/messages/generated/browser-groups';
import type { Locale } from './locales';

/** The name of the file: `components/shared/report/report-dialog`. */
export type LateEntry = Extract<keyof typeof BROWSER_GROUPS, `components/${string}`>;

/** The path is the same for all languages. */
export function latePath(of: LateEntry, locale: string): string {
  return `/texts?${new URLSearchParams({ of, language: locale })}`;
}

const PATIENCE_MS = 8_000;

async function loadTexts(of: LateEntry, locale: Locale): Promise<AbstractIntlMessages> {
  const answer = await fetch(latePath(of, locale), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return answer.json();
}

/**
 * `open` rejects if loading fails. Further calls do nothing while it loads, so that typed text is
 * kept.
 */
export function useLate<Props extends object>(
  of: LateEntry,
  load: () => Promise<ComponentType<Props>>,
) {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  const isLoading = useRef(false);

  async function open(locale: Locale) {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const [Component, messages] = await Promise.all([load(), loadTexts(of, locale)]);
      setLate(() => (props: Props) => (
        <NextIntlClientProvider locale={locale} messages={messages}>
          <Component {...props} />
        </NextIntlClientProvider>
      ));
    } finally {
      isLoading.current = false;
    }
  }

  return { Late, open, close: () => setLate(null) };
}
