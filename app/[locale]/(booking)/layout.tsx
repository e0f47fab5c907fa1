import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LanguageFooter } from '@/components/shared/languages/language-footer';
import { OfferedLanguage } from '@/components/shared/languages/offered-language';
import { BrowserTexts } from '@/lib/shared/texts/browser-texts';

/** Search engines get the profile instead. */
export const metadata: Metadata = { robots: { index: false } };

export default function BookingLayout({ children }: { children: ReactNode }) {
  return (
    <BrowserTexts of="(booking)/layout">
      {children}
      <LanguageFooter />
      <OfferedLanguage />
    </BrowserTexts>
  );
}
