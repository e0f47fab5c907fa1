'use client';

import { createContext, type ReactNode, use } from 'react';
import { DEFAULT_LOCALE, type Locale } from './locales';
import type { CompiledGroup } from './texts';

interface LocaleTexts {
  locale: Locale;
  groups: Readonly<Record<string, CompiledGroup>>;
}

/** The texts that a page gave to the browser. */
export const TextsContext = createContext<LocaleTexts>({ locale: DEFAULT_LOCALE, groups: {} });

/** Adds groups to those that a layout above has given. */
export function TextsProvider({ locale, groups, children }: LocaleTexts & { children: ReactNode }) {
  const above = use(TextsContext);
  return (
    <TextsContext value={{ locale, groups: { ...above.groups, ...groups } }}>
      {children}
    </TextsContext>
  );
}
