import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts/fonts';
import '@/app/styles/ground.css';
import { VisitReporter } from '@/components/analytics/visit-reporter';
import { BrokenPictures } from '@/components/ui/broken-pictures';
import { isAnalyticsOn, siteUrlOfBuild } from '@/lib/env';
import { product } from '@/lib/product';
import { BrowserTexts } from '@/lib/texts/browser-texts';
import { directionOf, isLocale, LOCALES } from '@/lib/texts/locales';
import { openGraphLocale } from '@/lib/texts/open-graph-locale';
import { pageTexts } from '@/lib/texts/page-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.site');
  return {
    // Prerendered pages keep the value of the build, all others read it when they are asked for.
    metadataBase: new URL(siteUrlOfBuild()),
    title: { default: product.name, template: `%s | ${product.name}` },
    applicationName: product.name,
    openGraph: {
      siteName: product.name,
      type: 'website',
      locale: await openGraphLocale(),
      // Next adds the file to what its own folder says only, and this layout lies below it.
      images: [
        {
          url: '/opengraph-image.png',
          width: 1200,
          height: 630,
          type: 'image/png',
          alt: t('pictureAlt'),
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
    ...(product.appStoreId && { itunes: { appId: product.appStoreId } }),
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FFB52B' },
    { media: '(prefers-color-scheme: dark)', color: '#0B1613' },
  ],
};

interface RootLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Prerenders the pages of our own words in every language. */
export function generateStaticParams(): { locale: string }[] {
  return LOCALES.map((locale) => ({ locale }));
}

export default async function RootLayout({ children, params }: RootLayoutProps) {
  const { locale } = await params;
  // The rewrite of next.config.ts and the front door let no other value get here.
  if (!isLocale(locale)) notFound();
  const t = await pageTexts('errors.connection');
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={fontVariables}
      data-scroll-behavior="smooth"
      data-interrupted={t('interrupted')}
    >
      <body>
        <BrowserTexts of="layout">{children}</BrowserTexts>
        <BrokenPictures />
        {isAnalyticsOn() ? <VisitReporter /> : null}
      </body>
    </html>
  );
}
