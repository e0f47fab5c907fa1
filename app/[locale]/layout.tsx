import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts/fonts';
import { lettersOf } from '@/app/letters';
import { SITE_ICONS } from '@/app/page-metadata';
import '@/app/styles/site.css';
import { VisitReporter } from '@/components/shared/analytics/visit-reporter';
import { BrokenPictures } from '@/components/shared/ui/broken-pictures';
import { isAnalyticsOn, siteUrlOfBuild } from '@/lib/server/env';
import { product } from '@/lib/shared/product';
import { isComplete } from '@/lib/shared/texts/languages';
import { bringsDates, directionOf, isLocale, LOCALES, tagOf } from '@/lib/shared/texts/locales';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { dateWordsOf } from '@/lib/shared/time/date-words';
import { inLanguage } from '@/lib/shared/url/locale-path';
import { SITE_MANIFEST } from '@/lib/shared/url/portal-files';

interface RootLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({
  params,
}: Pick<RootLayoutProps, 'params'>): Promise<Metadata> {
  const { locale } = await params;
  return {
    // Prerendered pages keep the build's value; others read it per request.
    metadataBase: new URL(siteUrlOfBuild()),
    title: { default: product.name, template: `%s | ${product.name}` },
    applicationName: product.name,
    icons: SITE_ICONS,
    ...(isLocale(locale) && { manifest: inLanguage(SITE_MANIFEST, locale) }),
    ...(product.appStoreId && { itunes: { appId: product.appStoreId } }),
    ...(isLocale(locale) && !isComplete(locale) && { robots: 'noindex' }),
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export { viewport } from '@/app/page-metadata';

export function generateStaticParams(): { locale: string }[] {
  return LOCALES.map((locale) => ({ locale }));
}

export default async function RootLayout({ children, params }: RootLayoutProps) {
  const { locale } = await params;
  // next.config.ts and lib/server/http/before-next let no other value through.
  if (!isLocale(locale)) notFound();
  const t = await pageTexts('errors.connection');
  return (
    <html
      lang={tagOf(locale)}
      dir={directionOf(locale)}
      className={fontVariables}
      style={lettersOf(locale)}
      data-scroll-behavior="smooth"
      data-interrupted={t('interrupted')}
      data-dates={bringsDates(locale) ? JSON.stringify(dateWordsOf(locale)) : undefined}
    >
      <body>
        {children}
        <BrokenPictures />
        {isAnalyticsOn() ? <VisitReporter /> : null}
      </body>
    </html>
  );
}
