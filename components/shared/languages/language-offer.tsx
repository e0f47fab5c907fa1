'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/shared/texts/locales';
import { useLate } from '@/lib/shared/texts/use-late';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { languageCookie } from '@/lib/shared/url/language-url';
import { wantedLanguage } from '@/lib/shared/url/wanted-language';

const loadBar = () => import('./language-bar').then(({ LanguageBar }) => LanguageBar);

/** Loads the bar with its texts in the other language, which most visitors never need. */
export function LanguageOffer({ offered }: { offered: readonly Locale[] }) {
  const { Late, open, close } = useLate('components/shared/languages/language-bar', loadBar);
  const [wanted, setWanted] = useState<Locale>();
  const page = useLocale();
  useEffect(() => {
    const { languages } = navigator;
    setWanted(wantedLanguage({ cookies: document.cookie, languages }, page, offered));
  }, [offered, page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is another one each time.
  useEffect(() => {
    // If the bar cannot be loaded, the page is still whole.
    if (wanted) open(wanted).catch(() => {});
  }, [wanted]);
  const keepPage = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
    document.cookie = languageCookie(page, location.origin);
    close();
  };
  return Late && <Late onClose={keepPage} />;
}
