'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/texts/locales';
import { useLate } from '@/lib/texts/use-late';
import { LANGUAGE_COOKIE } from '@/lib/url/language-url';

const loadBar = () => import('./language-bar').then(({ LanguageBar }) => LanguageBar);

/** The first language of the browser, unless somebody has chosen before. */
function wantedOf(offered: readonly Locale[]): Locale | undefined {
  if (document.cookie.split('; ').some((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))) return;
  const [first] = navigator.languages;
  // "it" of "it-CH", and "fil" of "tl".
  const language = first && new Intl.Locale(first).language;
  return offered.find((code) => code === language);
}

/** Loads the bar with its texts in the other language, which most visitors never need. */
export function LanguageOffer({ offered }: { offered: readonly Locale[] }) {
  const { Late, open, close } = useLate('components/languages/language-bar', loadBar);
  const [wanted, setWanted] = useState<Locale>();
  useEffect(() => setWanted(wantedOf(offered)), [offered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is another one each time.
  useEffect(() => {
    // Without its bar a page is still whole.
    if (wanted) open(wanted).catch(() => {});
  }, [wanted]);
  return Late && <Late onClose={close} />;
}
