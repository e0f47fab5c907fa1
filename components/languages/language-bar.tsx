'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Languages, X } from '@/components/ui/icons';
import { textLinkVariants } from '@/components/ui/text-link';
import { useLocale } from '@/lib/texts/use-texts';
import { LANGUAGE_COOKIE, languageAddress, languageCookie } from '@/lib/url/language-url';

export interface Offer {
  code: string;
  /** "Leggi in italiano": in that language, like `close`. */
  words: string;
  close: string;
  direction: 'ltr' | 'rtl';
}

/** For the browser's first language, unless one was chosen. */
function offerFor(offers: readonly Offer[]): Offer | undefined {
  if (document.cookie.split('; ').some((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))) return;
  const [first = ''] = navigator.languages;
  const [language] = first.split('-');
  return offers.find(({ code }) => code === first) ?? offers.find(({ code }) => code === language);
}

/** At the end, where it moves nothing. */
export function LanguageBar({ offers }: { offers: readonly Offer[] }) {
  const locale = useLocale();
  const [offer, setOffer] = useState<Offer>();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => setOffer(offerFor(offers)), [offers]);
  useEffect(() => {
    // Lifts what else is at the window's end.
    const height = offer ? (bar.current?.offsetHeight ?? 0) : 0;
    document.documentElement.style.setProperty('--language-bar', `${height}px`);
    // The page's end stays readable.
    document.body.style.paddingBlockEnd = `${height}px`;
  }, [offer]);
  if (!offer) return null;
  const keep = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
    document.cookie = languageCookie(locale, location.origin);
    setOffer(undefined);
  };
  return (
    <section
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-sticky flex items-center gap-3 border-t border-line bg-surface px-gutter"
      aria-label={offer.words}
      lang={offer.code}
      dir={offer.direction}
    >
      <Languages />
      <a
        className={textLinkVariants()}
        href={languageAddress(offer.code)}
        referrerPolicy="same-origin"
      >
        {offer.words}
      </a>
      <IconButton className="ms-auto" aria-label={offer.close} onClick={keep}>
        <X />
      </IconButton>
    </section>
  );
}
