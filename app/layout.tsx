import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { VisitReporter } from '@/components/analytics/visit-reporter';
import { BrokenPictures } from '@/components/ui/broken-pictures';
import { isAnalyticsOn, siteUrlOfBuild } from '@/lib/env';
import { product } from '@/lib/product';
import { fontVariables } from './fonts';

export const metadata: Metadata = {
  // Prerendered pages keep the value of the build, all others read it when they are asked for.
  metadataBase: new URL(siteUrlOfBuild()),
  title: { default: product.name, template: `%s | ${product.name}` },
  applicationName: product.name,
  openGraph: { siteName: product.name, type: 'website', locale: 'en_GB' },
  twitter: { card: 'summary_large_image' },
  ...(product.appStoreId && { itunes: { appId: product.appStoreId } }),
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FFB52B' },
    { media: '(prefers-color-scheme: dark)', color: '#0B1613' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" className={fontVariables} data-scroll-behavior="smooth">
      <body>
        {children}
        <BrokenPictures />
        {isAnalyticsOn() ? <VisitReporter /> : null}
      </body>
    </html>
  );
}
