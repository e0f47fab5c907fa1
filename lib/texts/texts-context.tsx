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

type Groups = LocaleTexts['groups'];

const read = new Map<string, Groups>();

function readGroups(written: string): Groups {
  const known = read.get(written);
  if (known) return known;
  const groups: Groups = JSON.parse(written);
  read.set(written, groups);
  return groups;
}

/**
 * The same with groups that are written as one JSON text. React would write down, read and send each
 * text in them by itself; this one is the same for all visitors of a page, so it is read once.
 */
export function WrittenTexts({
  locale,
  written,
  children,
}: Pick<LocaleTexts, 'locale'> & { written: string; children: ReactNode }) {
  return (
    <TextsProvider locale={locale} groups={readGroups(written)}>
      {children}
    </TextsProvider>
  );
}
