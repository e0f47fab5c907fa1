'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CHOOSABLE, LANGUAGES } from '@/lib/shared/texts/languages';
import { tagOf } from '@/lib/shared/texts/locales';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { LANGUAGE_ROW, languageAddress } from '@/lib/shared/url/language-url';

const rowVariants = cva(
  'flex flex-wrap gap-x-5 border-t text-sm/6 *:inline-flex *:min-h-target *:min-w-target *:items-center [&>:lang(uk)]:font-[system-ui]',
  {
    variants: {
      ground: { cypress: 'border-cypress-line', page: 'border-line text-muted' },
    },
  },
);

interface LanguageRowProps extends Required<VariantProps<typeof rowVariants>> {
  label: string;
  children: ReactNode;
}

/** A server component's links would be in the page twice, as HTML and data. */
export function LanguageRow({ label, ground, children }: LanguageRowProps) {
  const locale = useLocale();
  return (
    <nav className={rowVariants({ ground })} id={LANGUAGE_ROW} aria-label={label}>
      {CHOOSABLE.map((code) => (
        <a
          key={code}
          href={languageAddress(code)}
          // A booking's page sends no referrer elsewhere, but this link must lead back.
          referrerPolicy="same-origin"
          lang={tagOf(code)}
          aria-current={code === locale || undefined}
        >
          {LANGUAGES[code].name}
        </a>
      ))}
      {children}
    </nav>
  );
}
