'use client';

import type { ReactNode } from 'react';
import { CHOOSABLE, LANGUAGES } from '@/lib/texts/languages';
import { useLocale } from '@/lib/texts/use-texts';
import { LANGUAGE_ROW, languageAddress } from '@/lib/url/language-url';

interface LanguageRowProps {
  label: string;
  children: ReactNode;
}

/** From a server component the links would be in the page twice, as HTML and as data. */
export function LanguageRow({ label, children }: LanguageRowProps) {
  const locale = useLocale();
  return (
    <nav
      className="flex flex-wrap gap-x-5 border-t border-cypress-line text-sm/6 *:inline-flex *:min-h-target *:items-center"
      id={LANGUAGE_ROW}
      aria-label={label}
    >
      {CHOOSABLE.map((code) => (
        <a
          key={code}
          href={languageAddress(code)}
          lang={code}
          aria-current={code === locale || undefined}
        >
          {LANGUAGES[code].name}
        </a>
      ))}
      {children}
    </nav>
  );
}
