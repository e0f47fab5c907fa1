import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { OfferedLanguage } from '@/components/shared/languages/offered-language';
import { BrowserTexts } from '@/lib/shared/texts/browser-texts';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <BrowserTexts of="(staff)/layout">
      {children}
      <OfferedLanguage />
    </BrowserTexts>
  );
}
